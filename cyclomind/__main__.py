"""The command line: ``python -m cyclomind``; the commands are in `cyclomind.commands`."""

import signal

if __name__ == "__main__":
    # Before anything else is imported: Ctrl-C in the first moment ends quietly. In a shell's
    # background it is ignored, and that stays so.
    is_heard = signal.getsignal(signal.SIGINT) != signal.SIG_IGN
    if is_heard:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from cyclomind.commands.main import run_as_process

    if is_heard:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    run_as_process()
