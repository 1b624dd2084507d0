"""What the operator sees, and what guests do not: disks, databases, logs, paths."""

import os
import signal

from served import Person, Server, Table, play, together
from tried import attack, must
from wire import code, fetch


def health(server):
    answer = server.get("/health")
    return answer.status, (answer.json() or {}).get("why", [])


def tells_no_paths(server, text):
    text = text if isinstance(text, str) else text.decode("utf-8", "replace")
    for private in (server.folder, "sqlite", "/tmp", "postgres"):
        must(private not in text, f"guests are told {private!r}: {text[:200]}")


@attack("operator", "a disk without room (SIGXFSZ), in the middle of a game")
def disk_full(arms):
    with Server(arms.program) as server:
        table = Table(server.port)
        people = together(server.port, table)
        kept = play(people, 6)
        server.let_files_grow(os.path.getsize(os.path.join(server.folder, "tables.sqlite-wal")))
        must(server.waits_for(lambda: health(server) == (503, ["disk_full"])), "/health does not say disk_full")
        must(server.running(), "the server ended")
        refused = fetch(server.port, "POST", "/api/tables",
                        {"game": "salem", "seats": [{"name": "A"}, {"name": "B"}], "lang": "en"})
        must(refused.status >= 400, "a table was opened without room for it")
        tells_no_paths(server, refused.body)
        tells_no_paths(server, server.get("/health").body)
        must(server.figure("tavola_storage_ok") == 0, "/metrics does not say so")
        server.let_files_grow()
        must(server.waits_for(lambda: health(server)[0] == 200), "it does not recover")
        kept += play(people, 6)
        must(len(kept) == 12, f"only {len(kept)} of 12 choices were taken")
        must("event=storage_fails why=disk_full" in server.said(), "the diary does not say so")
        server.end(signal.SIGKILL)
        server.start()
        again = Person(server.port, table.id, [table.spectator])
        again.listen(0.2)
        must(again.room["point"] >= len(kept), "acknowledged choices are gone")
        again.close()
    return "said, refused, recovered, nothing lost"


@attack("operator", "the database is taken away under the server")
def database_gone(arms):
    with Server(arms.program) as server:
        path = os.path.join(server.folder, "tables.sqlite")
        os.rename(path, path + ".away")
        must(server.waits_for(lambda: health(server) == (503, ["database_gone"])), "/health does not say so")
        refused = fetch(server.port, "POST", "/api/tables",
                        {"game": "salem", "seats": [{"name": "A"}, {"name": "B"}], "lang": "en"})
        must(refused.status >= 400, "a table was acknowledged that is nowhere")
        tells_no_paths(server, refused.body)
        os.rename(path + ".away", path)
        must(server.waits_for(lambda: health(server)[0] == 200), "it does not recover")
    return "said, nothing acknowledged, recovered"


@attack("operator", "the write-ahead log is lost, cut or damaged")
def wal_lost(arms):
    for harm in ("lost", "cut", "damaged"):
        with Server(arms.program) as server:
            table = Table(server.port)
            people = together(server.port, table)
            play(people, 8)
            server.end(signal.SIGKILL)
            wal = os.path.join(server.folder, "tables.sqlite-wal")
            size = os.path.getsize(wal)
            if harm == "lost":
                os.remove(wal)
            elif harm == "cut":
                os.truncate(wal, size // 2)
            else:
                with open(wal, "r+b") as file:
                    file.seek(size // 2)
                    file.write(b"some other bytes")
            server.start()
            must("event=commits_lost" in server.said(), f"a log that was {harm} is not noticed")
            must((server.figure("tavola_storage_lost_commits") or 0) > 0, "/metrics does not say so")
    return "noticed at the start, three ways"


@attack("operator", "kills in the middle of choices")
def kills(arms):
    with Server(arms.program) as server:
        table = Table(server.port)
        kept = []
        rounds = arms.many(3, 20)
        for i in range(rounds):
            people = together(server.port, table)
            must(all(code(each.sat) == "ok" for each in people), "a seat is lost")
            kept += play(people, 4)
            # One more is on its way when it happens.
            for person in people:
                if person.options():
                    person.socket.last += 1
                    person.socket.send('{"id":%d,"do":"choose","revision":%d,"n":%d}' % (
                        person.socket.last, person.revision, person.options()[0]))
            server.end(signal.SIGKILL)
            server.start()
            must("commits_lost" not in server.said(), "a healthy log is called lost")
        looker = Person(server.port, table.id, [table.spectator])
        looker.listen(0.2)
        must(looker.room["point"] >= len(kept), f"{len(kept)} acknowledged, {looker.room['point']} there")
    return f"{rounds} kills, {len(kept)} choices, none lost"


@attack("operator", "SIGTERM while people choose")
def sigterm(arms):
    with Server(arms.program) as server:
        table = Table(server.port)
        kept = play(together(server.port, table), 6)
        must(server.end(signal.SIGTERM) == 0, "it did not close in order")
        server.start()
        looker = Person(server.port, table.id, [table.spectator])
        looker.listen(0.2)
        must(looker.room["point"] >= len(kept), "choices are gone")
    return f"{len(kept)} choices, none lost"
