"""Fair play between people: going back, names, passwords."""

from served import Person, Server, Table, play, together
from tried import attack, must
from wire import code, fetch


def both_chose(people):
    """Until both have chosen since the start."""
    seats = set()
    for _ in range(60):
        for seat, _ in play(people, 1):
            seats.add(seat)
        if len(seats) == 2:
            return
    must(False, "the two never both had a choice")


def ada_alone(arms, **wishes):
    """A table at which both have chosen and Bruno has gone."""
    port = arms.server().port
    table = Table(port, **wishes)
    ada, bruno = together(port, table)
    both_chose([ada, bruno])
    bruno.close()
    for _ in range(100):
        ada.listen(0.05)
        if not ada.room["seats"][1]["here"]:
            return port, table, ada
    must(False, "nobody noticed that Bruno went")


@attack("fair play", "taking back what somebody chose who is away (the table waits)")
def undo_waits(arms):
    port, table, ada = ada_alone(arms)
    point = ada.room["point"]
    reply = ada.ask("undo", to=0)
    must(reply.get("asked") is True, f"it was answered with {code(reply)} and not asked")
    ada.listen(0.2)
    must(ada.room["point"] == point, "it was taken back while they were away")
    ada.close()
    back = Person(port, table.id, [table.seats[1]], seat=1)
    back.listen(0.2)
    must(back.room.get("request") is not None, "the question did not wait for them")
    must(code(back.ask("answer", agree=True)) == "ok", "they could not agree")
    back.listen(0.2)
    must(back.room["point"] == 0, "it was not taken back although they agreed")
    must(any(each["kind"] == "undo" for each in back.log), "the log does not tell of it")
    back.close()
    return "asked, waited for, told in the log"


@attack("fair play", "the same at a table that does not wait")
def undo_refused(arms):
    _, _, ada = ada_alone(arms, undo_away="refuse")
    reply = ada.ask("undo", to=0)
    must(code(reply) == "somebody_away", f"it was answered with {code(reply)}")
    ada.close()
    return "refused"


@attack("fair play", "a stand-in that would agree for its person")
def stand_in_agrees(arms):
    _, _, ada = ada_alone(arms)
    must(code(ada.ask("bot", seat=1, bot="random", stand_in=True)) == "ok", "no stand-in")
    must(ada.ask("undo", to=0).get("asked") is True, "the stand-in agreed")
    ada.close()
    return "its person is asked"


@attack("fair play", "speaking under a player's name, and what looks like it")
def names(arms):
    port = arms.server().port
    table = Table(port)
    ada = Person(port, table.id, [table.seats[0]], seat=0)
    # Nobody is called by what is not seen, what turns a line, or letters of two alphabets that look alike.
    for name in ("\u0410da", "A\u061cda", "\u202eadA", "\u200b\u2060"):
        eve = Person(port, table.id, [table.spectator], name=name)
        eve.close()
        must(code(eve.sat) == "bad_field", f"somebody is called {name!r}: {code(eve.sat)}")
    tried = ["Ada", "ADA", " a d a", "A\u200bda", "Ad\u00e0", "Bruno", "BRUN0"]
    for name in tried:
        eve = Person(port, table.id, [table.spectator], name=name)
        reply = eve.ask("chat", text="I agree.")
        eve.close()
        must(code(reply) in ("ok", "too_fast"), f"{name!r} was answered with {code(reply)}")
    ada.listen(0.3)
    for line in ada.chat:
        must(line["seat"] is None and line["name"] == "", f"somebody spoke as {line['name']!r}")
    must(ada.chat, "nothing was said at all")
    ada.close()
    return f"{len(tried)} names tried"


@attack("fair play", "many seats for one vote, and all open seats for one visitor")
def votes(arms):
    port = arms.server().port
    table = Table(port, seats=4, names=("Ada", "Ada", "Ada", "Bruno"))
    ada = Person(port, table.id, table.seats[:3])
    bruno = Person(port, table.id, [table.seats[3]], seat=3)
    reply = ada.ask("vote", seat=3, agree=True)
    must(code(reply) == "ok" and reply["carried"] is False, f"one with three seats sent somebody away: {reply}")
    ada.close()
    bruno.close()
    made = fetch(port, "POST", "/api/tables", {
        "game": "arkham", "lang": "en",
        "seats": [{"name": "Ada"}] + [{"name": "", "open": True}] * 3}).json()
    eve = Person(port, made["table"], [])
    must(code(eve.ask("take", seat=1, name="Eve")) == "ok", "an open seat cannot be taken")
    for seat in (2, 3):
        refused = code(eve.ask("take", seat=seat, name="Eve"))
        must(refused == "one_seat", f"a second open seat was answered with {refused}")
    eve.close()
    return "one vote, one seat"


@attack("fair play", "tables and open seats without an account, where one is wanted")
def strangers(arms):
    wishes = {"game": "salem", "seats": [{"name": "A"}, {"name": "", "open": True}], "lang": "en"}
    with Server(arms.program, "--access", "invite", "--account-rate", "1000") as server:
        port = server.port
        post = lambda path, body, fields=(): fetch(port, "POST", path, body, fields=list(fields))
        why = lambda answer: (answer.json() or {}).get("error", {}).get("code")
        for session in ("", "x" * 26):
            fields = [("Authorization", f"Bearer {session}")] if session else []
            must(why(post("/api/tables", wishes, fields)) == "sign_in", "a stranger opened a table")
            must(why(post("/api/tables/upload", {}, fields)) == "sign_in", "a stranger brought a table")
        account = {"name": "eve", "password": "violet cup of 9 rivers"}
        must(why(post("/api/account", account)) == "invite_needed", "an account was made without an invitation")
        for invite in ("x" * 26, "", "' OR 1=1 --"):
            must(post("/api/account", {**account, "invite": invite}).status >= 400, f"invited by {invite!r}")
    return "refused"


@attack("fair play", "weak passwords, guessing one, and locking somebody else out")
def passwords(arms):
    with Server(arms.program, "--trust-proxy", "--account-rate", "1000") as server:
        for weak in ("", "short", "password", "12345678", "qwertyuiop"):
            answer = fetch(server.port, "POST", "/api/account", {"name": "eve", "password": weak})
            must(answer.status >= 400, f"{weak!r} was taken")
        made = fetch(server.port, "POST", "/api/account", {"name": "ada", "password": "violet cup of 9 rivers"})
        must(made.status == 200, f"a good password was refused: {made.body!r}")
        enter = lambda password, address: fetch(
            server.port, "POST", "/api/account/enter", {"name": "ada", "password": password},
            fields=[("X-Forwarded-For", address)])
        refused = 0
        for i in range(30):
            answer = enter(f"guess {i}", "198.51.100.1")
            must(answer.status >= 400, "a guess was right")
            refused += (answer.json() or {}).get("error", {}).get("code") == "too_fast"
        must(refused >= 15, f"only {refused} of 30 guesses were too many")
        # She is elsewhere, and whoever guesses in her name keeps her out of nothing.
        must(enter("violet cup of 9 rivers", "198.51.100.2").status == 200, "she was locked out")
    return f"{refused} of 30 guesses not even looked at, and nobody else locked out"


@attack("fair play", "an address of one's own choice in X-Forwarded-For")
def forwarded(arms):
    with Server(arms.program, "--trust-proxy", "--table-rate", "0.01", doors=False) as server:
        wishes = {"game": "salem", "seats": [{"name": "A"}, {"name": "B"}], "lang": "en"}
        taken = 0
        for i in range(40):
            # What the guest wrote comes first, what the proxy saw comes last, in one line or two.
            fields = [("X-Forwarded-For", f"203.0.113.{i}, 198.51.100.7")] if i % 2 else [
                ("X-Forwarded-For", f"203.0.113.{i}"), ("X-Forwarded-For", "198.51.100.7")]
            taken += fetch(server.port, "POST", "/api/tables", wishes, fields=fields).status == 200
        must(taken <= 3, f"{taken} of 40 tables were counted for other addresses")
        other = fetch(server.port, "POST", "/api/tables", wishes, fields=[("X-Forwarded-For", "198.51.100.8")])
        must(other.status == 200, "another address was refused as well")
    return f"{taken} of 40 tables, then too fast"
