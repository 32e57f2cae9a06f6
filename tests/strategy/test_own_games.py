"""The coach's own games keep within what it states."""

import json

import pytest

from cyclomind.commands.main import main
from cyclomind.strategy.coach.own_games import play_games
from cyclomind.strategy.long_work import Cancelled


@pytest.mark.parametrize(("n", "colors"), [(4, 4), (5, 4), (6, 5), (7, 5)])
def test_no_game_takes_more_than_was_stated_for_it(n, colors):
    found = play_games(n, colors, games=12, seed=7)
    assert found.beyond == 0 and 1 <= found.average <= found.most <= found.worst_stated


def test_games_can_be_stopped():
    with pytest.raises(Cancelled):
        play_games(5, 4, games=3, seed=1, is_cancelled=lambda: True)


def test_the_command_prints_a_row_for_each_size(capsys):
    assert main(["coach", "4/2", "5/3", "--games", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["size", "4/2", "5/3"]
    assert main(["coach", "4/2", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.parametrize("size", ["5", "5/x", "9/4", "5/9"])
def test_a_size_that_is_none_is_refused_in_words(size, capsys):
    assert main(["coach", size]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
