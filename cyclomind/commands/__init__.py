"""The command line: ``python -m cyclomind``.

Each module builds on those above it:

    arguments      what the commands' arguments have in common
    printing       what their output has in common
    processes      processes that share a list of tasks
    stopping       Ctrl-C and progress of commands that take long
    rules          score, count, share
    solving        solve
    tables         tables
    coaching       coach, pars
    first_guesses  first-guesses
    paths          path
    main           all commands together; the exit status

Results go to standard output, as text or with ``--json`` as JSON; progress and errors go to
standard error. Ctrl-C ends a long command early and keeps what it found.
"""
