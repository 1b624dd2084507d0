"""What nobody may learn: other seats' secrets, the seed and what it could be found from."""

import random

from served import Person, Table, play, together
from tried import attack, must
from wire import fetch


def keys_of(thing, found):
    if isinstance(thing, dict):
        for key, value in thing.items():
            found.add(key)
            keys_of(value, found)
    elif isinstance(thing, list):
        for value in thing:
            keys_of(value, found)
    return found


@attack("secrets", "reading private lines from another seat or from beside the table")
def private_lines(arms):
    port = arms.server().port
    count = 0
    for game, choices in (("salem", arms.many(40, 300)), ("arkham", arms.many(30, 300))):
        table = Table(port, game)
        people = together(port, table)
        looker = Person(port, table.id, [table.spectator])
        play(people, choices)
        for each in people + [looker]:
            each.listen(0.3)
        for mine in people:
            for line in mine.log:
                if not line.get("private"):
                    continue
                count += 1
                for other in people + [looker]:
                    if other is mine:
                        continue
                    at = [each["text"] for each in other.log if each["point"] == line["point"]]
                    must(line["text"] not in at, f"{game}: seat {other.seat} reads {line['text']!r}")
        must(not any(line.get("private") for line in looker.log), f"{game}: somebody beside the table reads a private line")
        for person in people + [looker]:
            decision = person.scene.get("decision") or {}
            must(decision.get("yours") or not decision.get("options"), "options of another seat are shown")
            person.close()
    return f"{count} private lines, none elsewhere"


@attack("secrets", "the seed, or a hash it could be tried against")
def seeds(arms):
    port = arms.server().port
    table = Table(port, "arkham", listed=True)
    people = together(port, table)
    host = Person(port, table.id, [table.host])
    play(people, 15)
    for what, fields in (("replay", {"at": 3}), ("story", {}), ("links", {})):
        host.heard.append(host.ask(what, **fields))
    for each in people + [host]:
        each.listen(0.2)
        found = keys_of(each.heard, set())
        for key in ("seed", "hash", "dealt"):
            must(key not in found, f'a message has "{key}" in it')
    listed = keys_of(fetch(port, "GET", "/api/tables").json(), set())
    must(not listed & {"seed", "hash", "dealt"}, "the list of tables says too much")
    log = fetch(port, "GET", f"/api/tables/{table.id}/log", fields=[("Authorization", f"Bearer {table.host}")])
    must(log.status == 200 and set(log.json()) == {"tavola", "sealed"}, "the log of a running game is not sealed")
    seat = fetch(port, "GET", f"/api/tables/{table.id}/log", fields=[("Authorization", f"Bearer {table.seats[0]}")])
    must(seat.status >= 400, "a seat takes the log of a running game")
    for each in people + [host]:
        each.close()
    return "neither is told; the log is sealed"


@attack("secrets", "tables that are asked for alike, to know a deal beforehand")
def same_deal(arms):
    port = arms.server().port
    seen = set()
    for _ in range(6):
        table = Table(port, "arkham")
        looker = Person(port, table.id, [table.spectator])
        looker.listen(0.2)
        seen.add(str([line["text"] for line in looker.log]))
        looker.close()
    must(len(seen) > 1, "every deal is the same")
    return f"{len(seen)} different deals of 6"


@attack("secrets", "copies of a running game, to try out on them what will be rolled")
def copies(arms):
    port = arms.server().port
    table = Table(port, "salem")
    people = together(port, table)
    play(people, 4, random.Random(3))
    point = people[0].room["point"]
    bearer = [("Authorization", f"Bearer {table.host}")]
    log = fetch(port, "GET", f"/api/tables/{table.id}/log", fields=bearer).body
    at_tables = [people]
    for _ in range(2):
        made = fetch(port, "POST", "/api/tables/upload", log).json()
        must("tokens" in made, f"the copy is refused: {made}")
        at_tables.append([Person(port, made["table"], [token], seat=i) for i, token in enumerate(made["tokens"]["seats"])])
    told = set()
    for each in at_tables:
        # The same people choose the same as long as they are shown the same.
        play(each, 30, random.Random(5))
        lines = [line["text"] for line in each[0].log if line["point"] > point]
        told.add(str([line for line in lines if not line.startswith("The table was brought here")]))
        for person in each:
            person.close()
    must(len(told) == len(at_tables), "a copy goes as the table will go")
    return "two copies and the table go three ways"
