"""What an attack is: something somebody could try, and what must hold all the same. Each is a function
that is given what it needs and raises Broken, with a sentence, when it does not hold; what it returns
is said in the table."""

ATTACKS = []


class Broken(Exception):
    pass


class Skipped(Exception):
    pass


class Attack:
    def __init__(self, group, name, run, short):
        self.group, self.name, self.run, self.short = group, name, run, short


def attack(group, name, short=True):
    """`short` is what ./test runs; the others take longer or want the machine for themselves."""

    def add(run):
        ATTACKS.append(Attack(group, name, run, short))
        return run

    return add


def must(holds, otherwise):
    if not holds:
        raise Broken(otherwise)


class Arms:
    """What attacks share: the program, and a server that is started once and must outlive them all."""

    def __init__(self, program, source, long):
        self.program, self.source, self.long = program, source, long
        self._server = None

    def server(self):
        from served import Server

        if self._server is None:
            self._server = Server(self.program, "--bot-pause", "0")
        return self._server

    def many(self, short, long):
        return long if self.long else short

    def close(self):
        if self._server is not None:
            self._server.close()
