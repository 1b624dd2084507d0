"""An upgrade while people play: the next program, or the next content, opens the tables of this one."""

import os
import re
import shutil
import tempfile

from served import Person, Server, Table, play, together
from tried import attack, must
from wire import code

GAMES = ("salem", "arkham")


def changed_content(arms, change):
    """The content as it will be after an upgrade."""
    folder = tempfile.mkdtemp(prefix="tavola-content-")
    read = (".toml", ".tsv", ".verses")
    for path, _, names in os.walk(os.path.join(arms.source, "games")):
        inside = os.path.relpath(path, os.path.join(arms.source, "games"))
        if {"scenarios", "tests", "web", "art", "ledger"} & set(inside.split(os.sep)):
            continue
        for name in names:
            if name.endswith(read) or (name.endswith(".md") and "journal" in inside):
                os.makedirs(os.path.join(folder, inside), exist_ok=True)
                shutil.copy(os.path.join(path, name), os.path.join(folder, inside, name))
    change(folder)
    return folder


def edit(path, pattern, to):
    with open(path) as file:
        text = file.read()
    changed, times = re.subn(pattern, to, text, count=1, flags=re.M)
    must(times == 1, f"the attack finds nothing to change in {path}")
    with open(path, "w") as file:
        file.write(changed)


def survives(arms, change):
    with Server(arms.program) as server:
        tables = []
        for game in GAMES:
            for _ in range(arms.many(1, 30)):
                table = Table(server.port, game)
                people = together(server.port, table)
                kept = play(people, arms.many(5, 10))
                must(kept, f"{game}: nobody can play")
                for person in people:
                    person.close()
                tables.append((game, table))
        content = changed_content(arms, change)
        try:
            server.end()
            server.start(content)
            for game, table in tables:
                people = together(server.port, table)
                for person in people:
                    must(code(person.sat) == "ok", f"{game}: a seat is refused: {person.sat.get('error')}")
                    person.ask("ping")
                    must(len(person.log) > 0, f"{game}: what was told is gone")
                more = len(play(people, 2))
                over = any(person.scene.get("outcome") for person in people)
                must(more == 2 or over, f"{game}: the table does not go on")
                for person in people:
                    person.close()
        finally:
            shutil.rmtree(content, ignore_errors=True)
    return f"{len(tables)} tables, every seat taken again"


@attack("upgrade", "a changed sentence and a comment in every game's messages")
def sentence(arms):
    def change(folder):
        for root, _, files in os.walk(folder):
            for name in files:
                if name == "messages.toml":
                    edit(os.path.join(root, name), r'^en = "([^"\n{]+)"', r'en = "\1 indeed"')
                    with open(os.path.join(root, name), "a") as file:
                        file.write("\n# A remark.\n")

    return survives(arms, change)


@attack("upgrade", "a changed number, in cards that the tables use")
def number(arms):
    def change(folder):
        edit(os.path.join(folder, "salem", "base", "creatures.toml"), r'^effect = "deal open tiles anew"', 'effect = "nothing"')

    return survives(arms, change)


@attack("upgrade", "a restart with the same program: the seats are found again")
def restart(arms):
    return survives(arms, lambda folder: None)
