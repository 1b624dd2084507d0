"""A `tavola serve` of one's own on a free port with an empty folder, tables on it and people who
choose at random."""

import os
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from wire import Socket, code, fetch


def free_port():
    """One below those that the system gives to outgoing connections, which come and go."""
    while True:
        port = random.randint(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Server:
    # Generous doors: what is tried is what stands behind them, unless an attack says otherwise.
    OPEN_DOORS = ["--request-rate", "10000", "--entry-rate", "10000", "--table-rate", "10000",
                  "--address-connections", "10000", "--message-rate", "10000"]

    def __init__(self, program, *arguments, folder=None, doors=True, content=None):
        self.program = program
        self.own_folder = folder is None
        self.folder = folder or tempfile.mkdtemp(prefix="tavola-attack-")
        self.diary = os.path.join(self.folder, "diary")
        self.arguments = list(arguments)
        self.doors = doors
        self.start(content)

    def start(self, content=None):
        words = [self.program] + (["--content", content] if content else []) + ["serve"]
        words += ["--data", self.folder]
        if "--port" not in self.arguments:
            words += ["--port", "0"]
        words += self.OPEN_DOORS if self.doors else []
        words += self.arguments
        with open(self.diary, "a") as diary:
            self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=diary, text=True)
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/?\s*$", said)
        listens = self.arguments[self.arguments.index("--port") + 1] if "--port" in self.arguments else None
        if listens:
            self.port = int(listens)
        elif found:
            self.port = int(found.group(1))
        else:
            # With a public address the line names that one; the diary has the port.
            found = re.findall(r" port=(\d+)", self.said())
            self.port = int(found[-1]) if found else 0
        if not said:
            raise RuntimeError("the server did not start: " + self.said()[-400:])

    def said(self):
        with open(self.diary) as diary:
            return diary.read()

    def running(self):
        return self.process.poll() is None

    def end(self, how=signal.SIGTERM):
        if self.running():
            self.process.send_signal(how)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()

    def close(self):
        self.end(signal.SIGKILL)
        if self.own_folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def get(self, path, **how):
        return fetch(self.port, "GET", path, **how)

    def figure(self, name):
        for line in self.get("/metrics").body.decode().splitlines():
            if line.startswith(name + " "):
                return float(line.split(" ")[1])
        return None

    def let_files_grow(self, most=resource.RLIM_INFINITY):
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def waits_for(self, what, seconds=30):
        """Asks again and again; true as soon as it is true."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if what():
                return True
            time.sleep(0.1)
        return False


class Table:
    def __init__(self, port, game="arkham", seats=2, bots=0, bot="random", names=("Ada", "Bruno"), **wishes):
        chairs = []
        for i in range(seats):
            chair = {"name": names[i] if i < len(names) else f"Seat {i}"}
            if i >= seats - bots:
                chair["bot"] = bot
            chairs.append(chair)
        how = {key: wishes.pop(key) for key in ("host", "tls") if key in wishes}
        answer = fetch(port, "POST", "/api/tables", {"game": game, "seats": chairs, "lang": "en", **wishes}, **how)
        made = answer.json()
        if answer.status != 200 or not made:
            raise RuntimeError(f"no table: {answer.status} {answer.body[:200]!r}")
        self.id = made["table"]
        self.host = made["tokens"]["host"]
        self.seats = made["tokens"]["seats"]
        self.spectator = made["tokens"]["spectator"]


class Person:
    """Somebody at a table over a WebSocket, who knows what was said and can choose."""

    def __init__(self, port, table, tokens, seat=None, name="", lang="en", **how):
        self.socket = Socket(port, **how)
        self.heard = []
        self.scene = {}
        self.revision = -1
        self.room = {}
        self.log = []
        self.chat = []
        self.seat = seat
        fields = {"table": table, "tokens": tokens, "lang": lang}
        if name:
            fields["name"] = name
        self.sat = self.ask("sit", **fields)

    def ask(self, what, **fields):
        kept = []
        reply = self.socket.ask(what, keep=kept, **fields)
        for said in kept:
            self.take(said)
        return reply

    def take(self, said):
        self.heard.append(said)
        kind = said.get("type")
        if kind == "scene":
            self.revision = said["revision"]
            same = {name: self.scene[name] for name in said.get("same", []) if name in self.scene}
            self.scene = {**same, **said["scene"]}
        elif kind == "room":
            self.room = said["room"]
        elif kind == "log":
            self.log = [each for each in self.log if each["point"] <= said["keep"]] + said["entries"]
        elif kind == "chat":
            self.chat += said["lines"]

    def listen(self, seconds=0.3):
        while (said := self.socket.next(seconds)) is not None:
            self.take(said)

    def options(self):
        decision = self.scene.get("decision") or {}
        return [option["n"] for option in decision.get("options", [])] if decision.get("yours") else []

    def close(self):
        self.socket.close()


def play(people, choices, rng=None, patience=30):
    """Lets them choose at random; gives (seat, n) of what was acknowledged."""
    rng = rng or random.Random(1)
    kept = []
    last = time.monotonic()
    while len(kept) < choices and time.monotonic() - last < patience:
        if kept or time.monotonic() - last > 0.1:
            time.sleep(0.005)  # bots think, or the storage keeps
        for person in people:
            # Whatever a ping is answered after has arrived.
            if code(person.ask("ping")) != "ok":
                return kept
            options = person.options()
            if person.scene.get("outcome"):
                return kept
            if not options:
                continue
            n = rng.choice(options)
            if code(person.ask("choose", revision=person.revision, n=n)) == "ok":
                kept.append((person.seat, n))
                last = time.monotonic()
            if len(kept) >= choices:
                break
    return kept


def together(port, table, **how):
    return [Person(port, table.id, [token], seat=i, **how) for i, token in enumerate(table.seats)]
