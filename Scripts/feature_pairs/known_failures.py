"""The currently failing checks by cause, to detect fixes; and the cases that are not generated, with the reason.

The failures are in known_failures.txt: a cause with a name and its words, and below it the cases, each
with the checks that fail in every format, or in one: `update`, `report/text`.
"""

import pathlib
import re

PLACE = pathlib.Path(__file__).parent / "known_failures.txt"
UNSORTED = "unsorted"

# Cases that have no meaning by the rules of the library, with the rule.
WITHOUT_MEANING = {
    ("split", ("extras",)): "of a class and its superclass only the subclass keeps keys",
}

# Cases that crash the compiler or the process, or that do not compile without a clear diagnostic.
NOT_GENERATED = {}

FORMATS = ("text", "tree", "dictionary")


class Causes:
    """The causes with their words, and the checks of each case."""

    def __init__(self):
        self.words = {}
        self.cases = {}

    @staticmethod
    def read():
        causes = Causes()
        cause = None
        for line in PLACE.read_text().splitlines() if PLACE.exists() else []:
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith(" "):
                carrier, features, checks = (part.strip() for part in line.split("|"))
                key = (carrier, tuple(features.split(" + ")))
                for check in checks.split(", "):
                    causes.cases.setdefault(key, {})[check] = cause
            else:
                cause, causes.words[cause] = line.split(": ", 1)
        return causes

    def write(self):
        lines = []
        for cause, words in self.words.items():
            cases = []
            for (carrier, features), checks in self.cases.items():
                own = sorted(check for check, each in checks.items() if each == cause)
                if own:
                    cases.append(f"  {carrier} | {' + '.join(features)} | {', '.join(own)}")
            if cases:
                lines += [f"{cause}: {words}"] + sorted(cases) + [""]
        PLACE.write_text("\n".join(lines))


def joined(checks):
    """Checks by format, those that fail in all formats as one."""
    names = {check.split("/")[0] for check in checks}
    found = {}
    for name in names:
        own = {form: checks.get(f"{name}/{form}") for form in FORMATS}
        if len(set(own.values())) == 1:
            found[name] = own["text"]
        else:
            found.update({f"{name}/{form}": cause for form, cause in own.items() if cause})
    return found


def split(checks):
    """Checks each with its format."""
    found = {}
    for check, cause in checks.items():
        for form in FORMATS:
            if "/" not in check:
                found[f"{check}/{form}"] = cause
        if "/" in check:
            found[check] = cause
    return found


def record(log, cause_of=lambda carrier, features, check, problem: UNSORTED):
    """Processes the results of a test run: new failures, and known ones that are fixed."""
    causes = Causes.read()
    causes.words.setdefault(UNSORTED, "not looked at yet")
    cases = {key: split(checks) for key, checks in causes.cases.items()}
    for gone, carrier, features, check, problem in told(log):
        key = (carrier, tuple(features.split(" + ")))
        if gone:
            cases.get(key, {}).pop(check, None)
        elif check not in cases.get(key, {}):
            found = cause_of(carrier, features, check, problem)
            cases.setdefault(key, {})[check] = found
    causes.cases = {key: joined(checks) for key, checks in cases.items() if checks}
    causes.write()


def told(log):
    """The issues of a log: whether a known one is gone, carrier, features, check and problem."""
    pattern = re.compile(r"case (\w+) \| ([^|]*?) \| ([a-z ]+/\w+) \| (.*)")
    lines = log.splitlines()
    for number, line in enumerate(lines):
        match = pattern.search(line)
        if not match:
            continue
        before = line + lines[number - 1]
        if "recorded a known issue" in before:
            continue
        yield ("not recorded" in before, *match.groups())
