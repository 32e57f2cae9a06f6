"""The command line: ``python -m cyclomind``.

    main        all commands together; the exit status
    rules       score, count, share
    solving     solve
    tables      tables
    coaching    coach, pars
    arguments   what the commands' arguments have in common
    printing    what their output has in common
    stopping    Ctrl-C and progress of commands that take long

Results go to standard output, as text or with ``--json`` as JSON; progress and errors go to
standard error. Ctrl-C ends a long command early and keeps what it found.
"""
