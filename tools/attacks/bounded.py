"""Work that others can make the server do: logs that take long to play, thoughts, places, lines."""

import json
import random
import subprocess
import threading
import time

from served import Person, Server, Table, play, together
from tried import attack, must
from wire import Socket, code, connect, fetch


class Bystanders:
    """Two people who play on at a table of their own, and the longest that anything took them."""

    def __init__(self, port, game="arkham"):
        self.port, self.game = port, game
        self.longest, self.choices, self.stops = 0.0, 0, False
        self.thread = threading.Thread(target=self.run)

    def run(self):
        while not self.stops:
            people = together(self.port, Table(self.port, self.game))
            while not self.stops:
                began = time.monotonic()
                kept = play(people, 1)
                self.longest = max(self.longest, time.monotonic() - began)
                self.choices += len(kept)
                if not kept:
                    break
            for each in people:
                each.close()

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.stops = True
        self.thread.join()


def saved_log(program, game="arkham", choices=250):
    """A piece of a game as a saved table."""
    engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**message):
        engine.stdin.write(json.dumps(message) + "\n")
        engine.stdin.flush()
        return json.loads(engine.stdout.readline())

    ask(do="new", game=game, seats=2, players=["A", "B"])
    rng = random.Random(3)
    for _ in range(choices):
        decision = ask(do="status").get("decision")
        if not decision or not ask(do="choose", n=rng.randrange(len(decision["options"])))["ok"]:
            break
    log = ask(do="save")["log"]
    engine.stdin.close()
    engine.wait()
    return log


def windy(log, size):
    """The same table gone back and forth until it is so many bytes long."""
    head = json.dumps({name: value for name, value in log.items() if name != "records"})[:-1]
    records = json.dumps(log["records"])[1:-1]
    both = ',{"undo":0},{"redo":%d}' % len(log["records"])
    times = max(1, (size - len(head) - len(records)) // len(both))
    return head + ', "records": [' + records + both * times + "]}"


@attack("bounded", "uploaded logs that go back and forth for megabytes")
def windy_upload(arms):
    with Server(arms.program) as server:
        # Some megabytes, as large as is taken, and four of 0.39 MB beside each other.
        log = saved_log(arms.program)
        honest = fetch(server.port, "POST", "/api/tables/upload", windy(log, 0))
        must(honest.status == 200, f"an honest log is refused: {honest.body[:200]!r}")
        bodies = [windy(log, 3_900_000)] + [windy(log, 390_000)] * 4
        answers = []

        def upload(body):
            began = time.monotonic()
            answer = fetch(server.port, "POST", "/api/tables/upload", body, patience=60)
            answers.append((answer, time.monotonic() - began))

        threads = [threading.Thread(target=upload, args=(body,)) for body in bodies]
        with Bystanders(server.port) as others:
            time.sleep(0.3)
            for each in threads:
                each.start()
            longest = 0.0
            while any(each.is_alive() for each in threads):
                began = time.monotonic()
                must(server.get("/api/games?lang=en").status == 200, "requests are not answered")
                longest = max(longest, time.monotonic() - began)
                time.sleep(0.05)
            for each in threads:
                each.join()
            # Those that were taken must not freeze anybody when they are opened either.
            for answer, _ in answers:
                made = answer.json() if answer.status == 200 else None
                if made:
                    Person(server.port, made["table"], [made["tokens"]["host"]]).close()
            time.sleep(0.3)
        must(all(answer.status for answer, _ in answers), "an upload was not answered")
        must(any(answer.status >= 400 for answer, _ in answers), "megabytes of undo and redo were played to the end")
        slowest = max(took for _, took in answers)
        must(slowest < 30, f"an upload held a thread for {slowest:.0f} s")
        must(longest < 5, f"other requests waited {longest:.1f} s")
        must(others.longest < 5, f"another table stood still for {others.longest:.1f} s")
        refused = sum(answer.status >= 400 for answer, _ in answers)
    return f"{refused} of {len(bodies)} refused, slowest {slowest:.1f} s, others at most {max(longest, others.longest):.1f} s"


@attack("bounded", "uploaded logs whose senders do not wait for the answer")
def abandoned_upload(arms):
    with Server(arms.program, "--upload-steps", "1000000000", "--replay-seconds", "3600") as server:
        body = windy(saved_log(arms.program), 3_900_000).encode()
        head = (f"POST /api/tables/upload HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n").encode()
        senders = [connect(server.port) for _ in range(arms.many(6, 20))]
        for each in senders:
            each.sendall(head + body)
        must(server.waits_for(lambda: (server.figure("tavola_replaying") or 0) > 0), "nothing is played")
        for each in senders:
            each.close()
        gone = server.waits_for(lambda: server.figure("tavola_replaying") == 0, 15)
        must(gone, f"{server.figure('tavola_replaying'):.0f} logs are played for nobody")
    return f"{len(senders)} given up"


@attack("bounded", "hints for many sockets, and nobody there to hear them")
def hints(arms):
    with Server(arms.program, "--bot-pause", "0", "--bot-milliseconds", "100") as server:
        count = arms.many(40, 150)
        people = []
        for _ in range(count):
            table = Table(server.port)
            for seat, token in enumerate(table.seats):
                person = Person(server.port, table.id, [token], seat=seat)
                if person.scene.get("decision") is None:
                    person.ask("ping")
                people.append(person)
        for person in people:
            person.ask("ping")
            if person.options():
                person.socket.last += 1
                person.socket.send('{"id":%d,"do":"hint","milliseconds":5000}' % person.socket.last)
        # Elsewhere somebody plays with a bot that thinks.
        table = Table(server.port, bots=1, bot="search")
        ada = Person(server.port, table.id, [table.seats[0]], seat=0)
        began = time.monotonic()
        kept = play([ada], 4)
        took = time.monotonic() - began
        must(len(kept) == 4, "a person with a bot cannot play")
        must(took < 20, f"four choices beside a bot took {took:.0f} s")
        for person in people:
            person.close()
        gone = server.waits_for(lambda: (server.figure("tavola_thinking") or 0) <= 2, 15)
        must(gone, f"{server.figure('tavola_thinking'):.0f} thoughts go on for nobody")
    return f"{count} hints; a bot's four turns in {took:.1f} s; nothing thought for nobody"


@attack("bounded", "spectators who take every place")
def places(arms):
    with Server(arms.program) as server:
        table = Table(server.port, listed=True)
        crowd = [Person(server.port, table.id, [], name=f"s{i}") for i in range(arms.many(90, 200))]
        inside = sum(code(each.sat) == "ok" for each in crowd)
        must(inside > 0, "nobody may look on")
        for what, tokens in (("a seat", [table.seats[0]]), ("the host", [table.host]), ("a seat", [table.seats[1]])):
            person = Person(server.port, table.id, tokens)
            must(code(person.sat) == "ok", f"{what} is locked out: {code(person.sat)}")
            person.close()
        for each in crowd:
            each.close()
    return f"{inside} of {len(crowd)} let in, seats and host as well"


@attack("bounded", "lines of chat over ever new connections")
def chat_flood(arms):
    port = arms.server().port
    table = Table(port)
    said, tried = 0, 0
    for _ in range(12):
        person = Person(port, table.id, [table.spectator], name="Eve")
        for _ in range(6):
            tried += 1
            said += code(person.ask("chat", text="buy this")) == "ok"
        person.close()
    must(said < tried / 2, f"{said} of {tried} lines were said")
    ada = Person(port, table.id, [table.seats[0]])
    must(code(ada.ask("chat", text="Hello")) == "ok", "a player cannot speak any more")
    ada.close()
    return f"{said} of {tried} lines said, a player is still heard"


@attack("bounded", "names of one seat over ever new connections")
def name_flood(arms):
    port = arms.server().port
    table = Table(port)
    taken, tried = 0, 0
    for _ in range(6):
        person = Person(port, table.id, [table.seats[0]], seat=0)
        for _ in range(6):
            tried += 1
            taken += code(person.ask("name", seat=0, name=f"Ada {tried}")) == "ok"
        person.close()
    must(taken < tried / 2, f"{taken} of {tried} names were taken")
    return f"{taken} of {tried} names taken"


@attack("bounded", "a choice sent a hundred times at once")
def burst(arms):
    port = arms.server().port
    table = Table(port)
    people = together(port, table)
    for person in people:
        person.ask("ping")
    decides = next(each for each in people if each.options())
    for i in range(100):
        decides.socket.send('{"id":%d,"do":"choose","revision":%d,"n":0}' % (5000 + i, decides.revision))
    replies = []
    while len(replies) < 100:
        said = decides.socket.next()
        if said is None:
            break
        if said.get("type") == "reply":
            replies.append(code(said))
    must(replies.count("ok") == 1, f"it happened {replies.count('ok')} times")
    for each in people:
        each.close()
    return "it happened once"


@attack("bounded", "more connections than one address may have")
def connections(arms):
    with Server(arms.program, "--address-connections", "20", doors=False) as server:
        sockets = [Socket(server.port) for _ in range(19)]
        for _ in range(20):
            try:
                sockets.append(Socket(server.port))
            except OSError:
                pass
        inside = sum(each.status == 101 for each in sockets)
        must(inside <= 20, f"{inside} came in where 20 may")
        for each in sockets:
            each.close()
    return "turned away"
