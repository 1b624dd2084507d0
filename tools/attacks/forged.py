"""Saved tables that were forged: what they say was handed on, where they stand, who chose."""

import copy
import ctypes
import glob
import json
import os
import random
import subprocess
import signal
import time

from bounded import Bystanders, saved_log
from served import Server, Table, play, together
from tried import attack, must
from wire import Socket, code, fetch

GAMES = ["arkham", "avalon", "catacombs", "salem"]


def forged_files(arms):
    here = os.path.join(arms.source, "tests", "forged", "*.json")
    return sorted(glob.glob(here))


def up_to_date(program, log):
    """The same forged table as this version would have saved it."""
    own = saved_log(program, log["game"], 1)
    for name in ("tavola", "engine", "content", "luck"):
        if name in own:
            log[name] = own[name]
        else:
            log.pop(name, None)
    return log


def spots(record, path=()):
    """Every place in a record, as a list of keys."""
    found = [path] if path else []
    inside = record.items() if isinstance(record, dict) else enumerate(record) if isinstance(record, list) else []
    for key, value in inside:
        found += spots(value, path + (key,))
    return found


def changed(record, rng):
    """The record with one or two things in it changed to what stands elsewhere, or to a number nearby."""
    record = copy.deepcopy(record)
    for _ in range(rng.randrange(1, 3)):
        places = spots(record)
        *way, last = rng.choice(places)
        at = record
        for key in way:
            at = at[key]
        value = at[last]
        if isinstance(value, bool):
            at[last] = not value
        elif isinstance(value, int):
            at[last] = max(0, value + rng.choice([-1, 1, 3]))
        else:
            *other, end = rng.choice(places)
            source = record
            for key in other:
                source = source[key]
            at[last] = copy.deepcopy(source[end])
    return record


@attack("forged", "uploaded chapters that follow on one that is not complete")
def forged_chapters(arms):
    files = forged_files(arms)
    must(len(files) > 1, "there are no forged tables")
    with Server(arms.program) as server, Bystanders(server.port, "salem") as others:
        for name in files:
            with open(name) as file:
                log = up_to_date(arms.program, json.load(file))
            for _ in range(3):
                said = fetch(server.port, "POST", "/api/tables/upload", json.dumps(log))
                must(said.status == 400, f"{os.path.basename(name)} gives {said.status}: {said.body[:200]!r}")
                must(code(json.loads(said.body)) == "bad_carried", f"it is refused as {said.body[:200]!r}")
        must(server.running(), "the server has ended")
        must(fetch(server.port, "GET", "/health").status == 200, "the server is not well")
        honest = fetch(server.port, "POST", "/api/tables/upload", json.dumps(saved_log(arms.program, "salem", 20)))
        must(honest.status == 200, f"an honest table is refused after them: {honest.body[:200]!r}")
    must(others.choices > 0, "nobody else played meanwhile")
    return f"{3 * len(files)} uploads"


@attack("forged", "uploaded rest points of every game in which something was changed")
def forged_rests(arms):
    rng = random.Random(7)
    taken = refused = 0
    with Server(arms.program) as server, Bystanders(server.port, "salem") as others:
        for game in GAMES:
            whole = saved_log(arms.program, game, 40)
            if not whole.get("rest"):
                continue
            for _ in range(arms.many(12, 200)):
                log = copy.deepcopy(whole)
                log["rest"]["state"] = changed(log["rest"]["state"], rng)
                log["dealt"] = "0000000000000000"  # so that the table goes on from its rest point
                log["engine"] = "0.0.1"
                said = fetch(server.port, "POST", "/api/tables/upload", json.dumps(log))
                must(said.status in (200, 400), f"{game}: {said.status} {said.body[:200]!r}")
                must(server.running(), f"the server has ended at a state of {game}")
                if said.status == 400:
                    refused += 1
                    continue
                taken += 1
                opened = json.loads(said.body)
                people = together(server.port, Brought(opened))
                play(people, 6, rng, patience=5)
                for each in people:
                    each.close()
        must(server.running(), "the server has ended")
        must(fetch(server.port, "GET", "/health").status == 200, "the server is not well")
    must(others.choices > 0, "nobody else played meanwhile")
    must(taken > 0 and refused > 0, f"{taken} were taken and {refused} refused, so nothing was tried")
    return f"{taken} taken and played on, {refused} refused"


class Brought:
    """A table that was uploaded."""

    def __init__(self, made):
        self.id = made["table"]
        self.seats = made["tokens"]["seats"]


def used_by_threads(process):
    """The processor's time that each thread of a process has had, by its number."""
    used = {}
    for thread in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{thread}/stat") as file:
            used[int(thread)] = sum(int(part) for part in file.read().rpartition(")")[2].split()[11:13])
    return used


def killed_at_work(server, table, seconds=30):
    """Lets the thread fault that works for that table, as if its work had broken a pointer."""
    people = together(server.port, table)
    until = time.monotonic() + seconds
    marks = os.path.join(server.folder, "work.0")
    libc = ctypes.CDLL(None, use_errno=True)
    while time.monotonic() < until:
        play(people, 1, patience=1)
        before = used_by_threads(server.process.pid)
        for _ in range(20):
            time.sleep(0.05)
            server.process.send_signal(signal.SIGSTOP)
            with open(marks, "rb") as file:
                works = table.id.encode() in file.read()
            used = used_by_threads(server.process.pid)
            thread = max(used, key=lambda each: used[each] - before.get(each, 0))
            if works and used[thread] > before.get(thread, 0):
                must(libc.tgkill(server.process.pid, thread, int(signal.SIGSEGV)) == 0, "no signal reaches the thread")
                server.process.send_signal(signal.SIGCONT)
                server.process.wait(10)
                return people
            server.process.send_signal(signal.SIGCONT)
            before = used
    must(False, "the server was never seen at work for the table")


@attack("forged", "a table at which the server dies again and again")
def dies_twice(arms):
    with Server(arms.program, "--bot-milliseconds", "20000") as server:
        table = Table(server.port, "arkham", seats=2, bots=1, bot="search")
        other = Table(server.port, "salem")
        sit = {"table": table.id, "tokens": [table.host], "lang": "en"}
        for time_ in (1, 2):
            if time_ == 2:
                must(code(Socket(server.port).ask("sit", **sit, anyway=True)) == "ok", "it is not opened on request")
            killed_at_work(server, table)
            server.start()
            must("event=ended_at_table" in server.said() and table.id in server.said(), "the diary does not say so")
            said = code(Socket(server.port).ask("sit", **sit))
            must(said == ("table_stopped" if time_ == 1 else "table_halted"), f"after {time_} times it says {said}")
        must(code(Socket(server.port).ask("sit", **sit, anyway=True)) == "table_halted", "it is opened a third time")
        must(code(Socket(server.port).ask("sit", table=other.id, tokens=other.seats, lang="en")) == "ok",
             "another table is not opened")
        admin = [arms.program, "admin"]
        listed = subprocess.run([*admin, "tables", "--data", server.folder], capture_output=True, text=True).stdout
        must("halted" in listed, f"the list does not say so: {listed[-300:]}")
        subprocess.run([*admin, "open", "table", table.id, "--data", server.folder], check=True, capture_output=True)
        must(code(Socket(server.port).ask("sit", **sit)) == "ok", "it stays halted after it was opened")
    return "opened on request, then halted, then opened by hand"
