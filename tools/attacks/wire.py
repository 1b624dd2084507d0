"""HTTP and WebSockets by hand, with and without TLS, so that requests can be sent which no honest
client would send."""

import base64
import json
import os
import socket
import ssl
import struct
import time


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body

    def json(self):
        try:
            return json.loads(self.body)
        except ValueError:
            return None


def connect(port, tls=False, name="localhost", patience=30):
    plain = socket.create_connection(("127.0.0.1", port), timeout=patience)
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if not tls:
        return plain
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context.wrap_socket(plain, server_hostname=name)


def read_head(stream):
    """Everything up to the blank line, or what came before the end."""
    head = b""
    while b"\r\n\r\n" not in head:
        part = stream.recv(4096)
        if not part:
            break
        head += part
    head, _, rest = head.partition(b"\r\n\r\n")
    return head.decode("latin-1"), rest


def without_chunks(body):
    whole = b""
    while True:
        size, _, body = body.partition(b"\r\n")
        try:
            count = int(size.split(b";")[0], 16)
        except ValueError:
            return whole
        if count == 0:
            return whole
        whole, body = whole + body[:count], body[count + 2:]


def raw(port, request, **how):
    """Sends bytes and gives what comes back; status 0 if the connection is closed without a word."""
    stream = connect(port, **how)
    try:
        stream.sendall(request)
        head, body = read_head(stream)
        lines = head.split("\r\n")
        words = lines[0].split(" ")
        status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        fields = {}
        for line in lines[1:]:
            key, _, value = line.partition(":")
            fields[key.strip().lower()] = value.strip()
        chunked = "chunked" in fields.get("transfer-encoding", "")
        length = int(fields.get("content-length", "0") or 0)
        while chunked or len(body) < length:
            part = stream.recv(65536)
            if not part:
                break
            body += part
            if chunked and body.endswith(b"0\r\n\r\n"):
                break
        return Answer(status, fields, without_chunks(body) if chunked else body)
    except OSError:
        return Answer(0, {}, b"")
    finally:
        stream.close()


def fetch(port, method, path, body=None, fields=None, host=None, **how):
    if how.get("tls"):
        how.setdefault("name", host)
    if body is not None and not isinstance(body, (bytes, str)):
        body = json.dumps(body)
    body = body.encode() if isinstance(body, str) else body or b""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'localhost:{port}'}", "Connection: close"]
    if body or method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    lines += [f"{key}: {value}" for key, value in (fields or [])]
    return raw(port, "\r\n".join(lines).encode() + b"\r\n\r\n" + body, **how)


class Socket:
    """A WebSocket. `status` is that of the handshake; 101 if it is open."""

    def __init__(self, port, path="/ws", host=None, fields=(), patience=30, **how):
        self.patience = patience
        self.rest = b""
        if how.get("tls"):
            how.setdefault("name", host)
        self.stream = connect(port, patience=patience, **how)
        lines = [f"GET {path} HTTP/1.1", f"Host: {host or f'localhost:{port}'}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
        lines += [f"{key}: {value}" for key, value in fields]
        self.stream.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
        head, self.rest = read_head(self.stream)
        words = head.split(" ")
        self.status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        self.last = 0

    def send_bytes(self, opcode, payload):
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        # The mask of zeros leaves the payload as it is.
        self.stream.sendall(head + b"\0\0\0\0" + payload)

    def send(self, text):
        self.send_bytes(1, text.encode() if isinstance(text, str) else text)

    def _take(self, count):
        while len(self.rest) < count:
            part = self.stream.recv(262144)
            if not part:
                raise ConnectionError("closed")
            self.rest += part
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def next(self, patience=None):
        """The next message as JSON; None when none comes in time or the connection is over."""
        until = time.monotonic() + (self.patience if patience is None else patience)
        try:
            while True:
                self.stream.settimeout(max(0.001, until - time.monotonic()))
                first, second = self._take(2)
                size = second & 0x7F
                if size == 126:
                    size = struct.unpack(">H", self._take(2))[0]
                elif size == 127:
                    size = struct.unpack(">Q", self._take(8))[0]
                payload = self._take(size)
                opcode = first & 0x0F
                if opcode == 8:
                    return None
                if opcode == 9:
                    self.send_bytes(10, payload)
                elif opcode == 1:
                    return json.loads(payload)
        except (OSError, ConnectionError, ValueError):
            return None

    def ask(self, what, patience=None, keep=None, **fields):
        """Sends a message and gives the reply to it; what comes before it goes to `keep`."""
        self.last += 1
        if self.status != 101:
            return {"ok": False, "error": {"code": "closed", "message": ""}}
        try:
            self.send(json.dumps({"id": self.last, "do": what, **fields}))
        except OSError:
            return {"ok": False, "error": {"code": "closed", "message": ""}}
        until = time.monotonic() + (self.patience if patience is None else patience)
        while time.monotonic() < until:
            said = self.next(max(0.001, until - time.monotonic()))
            if said is None:
                break
            if said.get("type") == "reply" and said.get("id") == self.last:
                return said
            if said.get("type") == "gone":
                return {"ok": False, "error": {"code": "gone", "message": said.get("url", "")}}
            if keep is not None:
                keep.append(said)
        return {"ok": False, "error": {"code": "no_answer", "message": ""}}

    def close(self):
        try:
            self.stream.close()
        except OSError:
            pass


def code(reply):
    return "ok" if reply.get("ok") else reply.get("error", {}).get("code", "?")
