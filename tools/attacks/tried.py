"""What an attack is: something somebody could try, and what must hold all the same. Each is a function
that is given what it needs and raises Broken, with a sentence, when it does not hold; what it returns
is said in the table."""

import time

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

    def started(self):
        return self._server is not None

    def many(self, short, long):
        return long if self.long else short

    def close(self):
        if self._server is not None:
            self._server.close()


def run_all(arms, only="", short=False, without=None, width=72):
    """Tries everything that was asked for and prints what held; gives how much did and what did not."""
    held, skipped, failures = 0, 0, []
    for each in ATTACKS:
        if (only not in each.group and only not in each.name) or (short and not each.short) or each.group == without:
            continue
        began = time.monotonic()
        try:
            note, word = each.run(arms), "held"
            held += 1
        except Skipped as why:
            note, word = str(why), "skipped"
            skipped += 1
        except Exception as why:
            # Where the attack itself went wrong, nothing is proven either.
            note = str(why) if isinstance(why, Broken) else f"{type(why).__name__}: {why}"
            word = "BROKEN"
            failures.append(f"{each.group}, {each.name}: {note}")
        print(f"{each.group:<10} {each.name:<{width}} {word:<8} {note} ({time.monotonic() - began:.1f} s)", flush=True)
    return held, skipped, failures


def sum_up(held, skipped, failures):
    """The last lines, which ./test reads, and the exit code."""
    for each in failures:
        print(f"FAILED  {each}")
    if skipped:
        print(f"{skipped} skipped")
    print(f"{held} passed, {len(failures)} failed")
    return 1 if failures else 0
