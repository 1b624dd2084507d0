"""At the doors: requests that cannot be right, other names and origins, slow and silent people, things
that are no messages, code and queries in texts."""

import json
import random
import time

from served import Person, Server, Table
from tried import attack, must
from wire import Socket, code, connect, fetch, raw


@attack("doors", "two Hosts, unknown Transfer-Encodings, smuggled bodies")
def framing(arms):
    port = arms.server().port
    good = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    must(raw(port, good.encode()).status == 200, "an honest request is refused")
    wrong = [
        "GET /health HTTP/1.1\r\nHost: localhost\r\nHost: other\r\nConnection: close\r\n\r\n",
        "GET /health HTTP/1.1\r\nConnection: close\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
        "GET /health HTTP/3.7\r\nHost: localhost\r\n\r\n",
        "GET  /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "\0\0\0\0\r\n\r\n",
        "GET /" + "a" * 70000 + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ]
    for request in wrong:
        status = raw(port, request.encode("latin-1")).status
        must(status == 0 or 400 <= status < 500, f"{request[:60]!r} was answered with {status}")
    return f"{len(wrong)} requests refused"


@attack("doors", "another Host than the public address, pages of another origin")
def hosts(arms):
    with Server(arms.program, "--public-url", "https://tavola.example.org") as server:
        ask = lambda **how: fetch(server.port, "GET", "/health", **how).status
        must(ask(host="tavola.example.org") == 200, "its own name is refused")
        must(ask(host="evil.example.org") == 421, "another name is answered")
        for origin in ("https://evil.example.org", "null", "http://tavola.example.org.evil.org"):
            socket_ = Socket(server.port, host="tavola.example.org", fields=[("Origin", origin)])
            must(socket_.status == 403, f"a page of {origin} may talk to it: {socket_.status}")
            posted = fetch(server.port, "POST", "/api/tables", {}, host="tavola.example.org", fields=[("Origin", origin)])
            must(posted.status == 403, f"a page of {origin} may open tables")
    return "refused"


@attack("doors", "people who connect and say nothing, or a letter at a time")
def slow(arms):
    server = arms.server()
    idle = [connect(server.port) for _ in range(arms.many(50, 300))]
    for each in idle[::2]:
        each.sendall(b"GET /health HT")
    began = time.monotonic()
    must(server.get("/health").status == 200, "nobody else is answered")
    took = time.monotonic() - began
    must(took < 5, f"others wait {took:.1f} s")
    for each in idle:
        each.close()
    return f"{len(idle)} of them, others answered in {took * 1000:.0f} ms"


@attack("doors", "tokens that are forged, near, or of another table")
def tokens(arms):
    port = arms.server().port
    table, other = Table(port), Table(port)
    seat = table.seats[0]
    near = seat[:-1] + ("a" if seat[-1] != "a" else "b")
    for wrong in ("a" * 26, near, seat[:25], other.seats[0], other.host):
        person = Person(port, table.id, [wrong])
        must(code(person.sat) == "wrong_token", f"{wrong} opens something")
        person.close()
    must(code(Person(port, table.id, []).sat) == "no_token", "no token opens something")
    for bearer in ("", near, seat, other.host):
        gone = fetch(port, "DELETE", f"/api/tables/{table.id}", fields=[("Authorization", f"Bearer {bearer}")])
        must(gone.status >= 400, "somebody else deletes the table")
        log = fetch(port, "GET", f"/api/tables/{table.id}/log", fields=[("Authorization", f"Bearer {bearer}")])
        must(log.status >= 400, "somebody else takes the log")
    for path in ("/api/admin", "/api/admin/tables", "/api/accounts", "/api/tables/all", "/api/storage"):
        must(fetch(port, "GET", path).status in (400, 404, 405), f"{path} is a way in besides the program's own")
    return "nothing opens"


@attack("doors", "queries, paths and pages of code in ids, names and texts")
def injection(arms):
    port = arms.server().port
    nasty = ["'; DROP TABLE tables; --", "../../../../etc/passwd", "%00", "<script>alert(1)</script>", "\u202egnihton",
             '"}],"x":[{"', "${7*7}", "a\r\nSet-Cookie: x=1"]
    index = fetch(port, "GET", "/").body
    for text in nasty:
        for path in (f"/api/tables/{text}", f"/api/rules/{text}", f"/{text}", f"/assets/{text}"):
            quoted = "".join(c if c.isalnum() or c in "/._-" else "".join(f"%{b:02x}" for b in c.encode()) for c in path)
            answer = fetch(port, "GET", quoted)
            # A page that the client may know is the client itself, whatever it is called.
            harmless = answer.status in (400, 404, 405) or (answer.status == 200 and answer.body == index)
            must(harmless, f"{path!r} was answered with {answer.status}: {answer.body[:60]!r}")
            must("set-cookie" not in answer.fields, "a line of the answer was written by a guest")
        must(code(Person(port, text, ["x"]).sat) in ("no_such_table", "bad_field", "too_large", "wrong_token"), f"{text!r} opens something")
    table = Table(port)
    ada = Person(port, table.id, [table.seats[0]])
    must(code(ada.ask("chat", text="<img src=x onerror=alert(1)>")) == "ok", "a harmless line is refused")
    ada.listen(0.2)
    must(ada.chat[-1]["text"] == "<img src=x onerror=alert(1)>", "texts are not passed on as they are")
    page = fetch(port, "GET", "/")
    policy = page.fields.get("content-security-policy", "")
    must("script-src" in policy or "default-src" in policy, "pages have no policy for scripts")
    must("unsafe-inline" not in policy.split("style-src")[0] and "unsafe-eval" not in policy, f"scripts in texts would run: {policy}")
    must(page.fields.get("x-content-type-options") == "nosniff", "types are guessed")
    must(fetch(port, "GET", f"/api/tables/{table.id}").status >= 400, "an id alone says something")
    return f"{len(nasty)} texts, a policy for scripts"


@attack("doors", "messages that are none, by chance")
def fuzz(arms):
    server = arms.server()
    table = Table(server.port)
    rng = random.Random(13)
    count = arms.many(300, 5000)
    sent = answered = 0
    words = ["sit", "choose", "undo", "redo", "answer", "chat", "name", "bot", "auto", "view", "replay", "story", "hint",
             "links", "rematch", "settings", "preview", "speak", "ping", "dance"]
    values = [0, -1, 1, 10**18, 0.5, True, None, "", "x" * 600, [], {}, [[]], {"verb": "x"}, "en", "\u0000", "wait"]
    keys = ["revision", "n", "to", "steps", "turn", "agree", "text", "seat", "name", "bot", "stand_in", "prompt", "always",
            "until", "at", "curve", "milliseconds", "tokens", "table", "lang", "flick", "undo_away", "extra"]
    person = None
    while sent < count:
        if person is None or sent % 50 == 0:
            if person:
                person.ask("ping")  # everything before it has been looked at
                answered += sum(said.get("type") in ("reply", "error") for said in person.heard)
                person.close()
            person = Person(server.port, table.id, [table.seats[0], table.host])
            must(code(person.sat) == "ok", f"nobody can sit down any more: {person.sat}")
        message = {"id": 10_000 + sent, "do": rng.choice(words)}
        for key in rng.sample(keys, rng.randrange(4)):
            message[key] = rng.choice(values)
        text = json.dumps(message)
        if rng.random() < 0.1:
            text = text[: rng.randrange(len(text))]
        try:
            person.socket.send(text)
        except OSError:
            person = None
        sent += 1
    if person:
        person.close()
    must(server.running(), "the server ended")
    must(server.get("/health").status == 200, "the server is not well")
    must(answered > count / 4, f"only {answered} of {count} were answered")
    return f"{count} messages, {answered} answered, the server is well"


@attack("doors", "bodies and messages that are too large or too deep")
def large(arms):
    server = arms.server()
    port = server.port
    for path, size in (("/api/tables", 1 << 20), ("/api/account", 1 << 20), ("/api/tables/upload", 64 << 20)):
        head = (f"POST {path} HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {size}\r\n\r\n").encode()
        must(raw(port, head).status == 413, f"{path} takes {size} bytes")
    must(fetch(port, "POST", "/api/tables", "[" * 20000 + "]" * 20000).status == 400, "depth is not bounded")
    deep = Socket(port)
    deep.send("[" * 30000 + "]" * 30000)
    said = deep.next()
    must(said is None or said.get("type") == "error", "depth is not bounded in messages")
    huge = Socket(port)
    try:
        huge.send(b"x" * (1 << 20))
    except OSError:
        pass  # it was closed before it was sent
    said = huge.next()
    must(said is None or said.get("type") == "error", "a message of a megabyte is taken")
    must(server.get("/health").status == 200, "the server is not well")
    return "refused"


@attack("doors", "many large bodies at once, none of which ends")
def bodies(arms):
    with Server(arms.program) as server:
        before = server.figure("process_resident_memory_bytes")
        head = (f"POST /api/tables/upload HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {8 << 20}\r\n\r\n").encode()
        senders, sent = [], 0
        for _ in range(arms.many(30, 180)):
            sender = connect(server.port)
            senders.append(sender)
            sender.sendall(head)
            try:
                sender.sendall(b" " * (7 << 20))
                sent += 1
            except OSError:
                pass  # it was told that it is too much
        refused = server.waits_for(
            lambda: 'why="too_many_bodies"} 0' not in server.get("/metrics").body.decode())
        must(refused, "nobody was told to come again")
        must(server.get("/api/games?lang=en").status == 200, "requests are not answered")
        asked = fetch(server.port, "POST", "/api/tables",
                      {"game": "salem", "seats": [{"name": "A"}, {"name": "B"}], "lang": "en"})
        must(asked.status == 200, f"nobody can open a table meanwhile: {asked.status}")
        grown = (server.figure("process_resident_memory_bytes") - before) / (1 << 20)
        must(grown < 200, f"the server has grown by {grown:.0f} MiB")
        for sender in senders:
            sender.close()
        must(server.running(), "the server ended")
    return f"{len(senders)} connections, {grown:.0f} MiB"
