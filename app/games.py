"""The games of the page, one row each: what is known of a game without playing it. Pure.

Public names: `Game`, `GAMES`, `VARIANTS`, `game_of`, and what par is held against: `BEADS`,
`QUIET_BEADS`, `LEVEL`, `BEST_PLAY`, `COMPUTER`, `NO_PAR`. `make sources` and the builder hold the
menu of index.html to this table.
"""

from collections import namedtuple

#: Par is that of the beads of the secret; the same where the ring is quiet; that of a level; the
#: best average that is possible; the average of the computer that guesses; or there is none. Also
#: the end of the key ``statistics.par-note.``.
BEADS, QUIET_BEADS, LEVEL = "necklace", "quiet", "path"
BEST_PLAY, COMPUTER, NO_PAR = "mastermind", "codebreaker", ""

#: A game. ``name``: in the address, and of its module in app/rooms; ``archive``: what brings its
#: room and its words (app/locales/<language>/<archive>.py); ``parameters``: those of its link that
#: mean the same on every device; ``scores``: how they are told, "exact" for one number a guess,
#: "misplaced" or "pegs" for two, or "" when they are not; ``par``: see above; ``has_coach``;
#: ``has_own_puzzles``: a player can lay one out for somebody else; ``can_run_out``: all guesses may
#: be used up, elsewhere who loses has given up; ``has_runs``: wins in a row mean something;
#: ``is_numbered``: its games are counted on this device, so that one link names another game
#: elsewhere; ``how_to_play``: the names of its instructions.
Game = namedtuple(
    "Game",
    (
        "name",
        "archive",
        "parameters",
        "scores",
        "par",
        "has_coach",
        "has_own_puzzles",
        "can_run_out",
        "has_runs",
        "is_numbered",
        "how_to_play",
    ),
)

#: All games in the order of the menu.
GAMES = (
    Game(
        name="necklace",
        archive="home",
        parameters=("n", "c", "s"),
        scores="exact",
        par=BEADS,
        has_coach=True,
        has_own_puzzles=True,
        can_run_out=False,
        has_runs=True,
        is_numbered=False,
        how_to_play=("necklace",),
    ),
    Game(
        name="daily",
        archive="daily",
        parameters=("date",),
        scores="exact",
        par=BEADS,
        has_coach=True,
        has_own_puzzles=False,
        can_run_out=False,
        has_runs=True,
        is_numbered=False,
        how_to_play=("daily", "necklace"),
    ),
    Game(
        name="path",
        archive="path",
        parameters=("level",),
        scores="exact",
        par=LEVEL,
        has_coach=True,
        has_own_puzzles=False,
        can_run_out=False,
        has_runs=False,
        is_numbered=False,
        how_to_play=("path", "necklace"),
    ),
    Game(
        name="palette",
        archive="rooms",
        parameters=("n", "c", "s"),
        scores="misplaced",
        par=NO_PAR,
        has_coach=False,
        has_own_puzzles=True,
        can_run_out=False,
        has_runs=True,
        is_numbered=False,
        how_to_play=("palette",),
    ),
    Game(
        name="mastermind",
        archive="rooms",
        parameters=("seed", "places", "colors", "rows", "repeats"),
        scores="pegs",
        par=BEST_PLAY,
        has_coach=True,
        has_own_puzzles=False,
        can_run_out=True,
        has_runs=True,
        is_numbered=False,
        how_to_play=("mastermind",),
    ),
    Game(
        name="walkthrough",
        archive="rooms",
        parameters=(),
        scores="misplaced",
        par=NO_PAR,
        has_coach=False,
        has_own_puzzles=False,
        can_run_out=True,
        has_runs=False,
        is_numbered=False,
        how_to_play=("walkthrough",),
    ),
    Game(
        name="codebreaker",
        archive="rooms",
        parameters=("size",),
        scores="",
        par=COMPUTER,
        has_coach=False,
        has_own_puzzles=False,
        can_run_out=False,
        has_runs=False,
        is_numbered=True,
        how_to_play=("codebreaker",),
    ),
)

#: Games that the menu does not offer, but the settings of another game.
VARIANTS = (
    Game(
        name="quiet",
        archive="path",
        parameters=("n", "c", "s", "turn"),
        scores="exact",
        par=QUIET_BEADS,
        has_coach=True,
        has_own_puzzles=False,
        can_run_out=False,
        has_runs=True,
        is_numbered=False,
        how_to_play=("quiet",),
    ),
)

_BY_NAME = {game.name: game for game in GAMES + VARIANTS}


def game_of(name: str) -> Game:
    """Return the row of a game. Raises: KeyError for a name that no game has."""
    return _BY_NAME[name]
