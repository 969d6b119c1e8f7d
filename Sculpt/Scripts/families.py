"""Payloads of services that do not exist: families of objects with what real ones have, made from numbers by chance."""
import datetime
import random

NOUNS = """account actor address album asset author batch booking branch budget cart category channel claim client comment
contact contract country coupon course customer delivery device document driver employee event feature file flight folder
game goal group guest image invoice issue item job language lesson license line location match meeting member message
metric movie note offer office option owner package page partner payment person place plan player policy post product
project quote rating recipe region release report request review role room route rule sale score season seat section
sensor service session shift shop site skill source stage stock store student supplier survey tag task team ticket
token tour track trip unit user vehicle vendor version video visit wallet weather zone""".split()
ADJECTIVES = "active current default external first internal last main next open original other previous primary public total".split()


class Family:
    """Objects of one kind: properties, and what each of them is like."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.style = self.chance.choice(["snake", "camel"])
        self.nouns = self.chance.sample(NOUNS, 40)
        self.fields = self.record(depth=0)

    def name(self, *words):
        if self.style == "snake":
            return "_".join(words)
        return words[0] + "".join(word.capitalize() for word in words[1:])

    def record(self, depth):
        """The properties of a record, each with a function that makes a value or `None` for a key that is missing."""
        fields = {"id": self.number(1, 10 ** 9)} if self.chance.random() < .8 else {}
        for _ in range(self.chance.randint(4, 14) if depth == 0 else self.chance.randint(2, 6)):
            noun = self.chance.choice(self.nouns)
            words = [self.chance.choice(ADJECTIVES), noun] if self.chance.random() < .4 else [noun]
            name, make = self.field(words, depth)
            fields[name] = self.gaps(make)
        return fields

    def gaps(self, make):
        """Keys that are missing, null or empty in some objects, seldom or often, as services write what they do not know."""
        kind, share = self.chance.random(), self.chance.choice([.01, .05, .2, .5])
        if kind < .62:
            return make
        if kind < .76:
            return lambda chance: None if chance.random() < share else make(chance)
        if kind < .93:
            return lambda chance: [None] if chance.random() < share else make(chance)
        return lambda chance: [""] if chance.random() < share and isinstance(make(chance)[0], str) else make(chance)

    def field(self, words, depth):
        """A name and what makes its values, each in a list, so that null is a value."""
        kind = self.chance.random()
        if kind < .16:
            return self.name(*words, "count"), self.number(0, 500)
        if kind < .26:
            share = self.chance.choice([0, .1, .6])
            return self.name(*words, self.chance.choice(["price", "rate", "score", "weight"])), (
                lambda chance: [round(chance.uniform(0, 99), 2) if chance.random() >= share else chance.randint(0, 99)])
        if kind < .44:
            return self.name(*words), lambda chance: [" ".join(chance.sample(NOUNS, chance.randint(1, 4)))]
        if kind < .54:
            labels = self.chance.sample(self.nouns, self.chance.randint(2, 8))
            weights = [self.chance.choice([1, 5, 40]) for _ in labels]
            return self.name(*words, "state"), lambda chance: [chance.choices(labels, weights)[0]]
        if kind < .62:
            form = self.chance.choice(["%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%S.%fZ", "%Y-%m-%d", "%d.%m.%Y"])
            return self.name(*words, "at"), lambda chance: [
                (datetime.datetime(2024, 1, 1) + datetime.timedelta(seconds=chance.randint(0, 9 ** 8))).strftime(form)]
        if kind < .69:
            return self.name(*words, "url"), lambda chance: [f"https://a.example/{chance.choice(NOUNS)}/{chance.randint(1, 999)}"]
        if kind < .76:
            return self.name("is", *words), lambda chance: [chance.random() < .3]
        if kind < .84 and depth < 3:
            inner = self.record(depth + 1)
            return self.name(*words), lambda chance: [made(inner, chance)]
        if kind < .93 and depth < 3:
            inner, most = self.record(depth + 1), self.chance.choice([1, 3, 8])
            return self.name(*words) + "s", lambda chance: [[made(inner, chance) for _ in range(chance.randint(0, most))]]
        keys = self.chance.choice([["en", "de", "fr", "it"], ["USD", "EUR", "CHF"], ["US", "DE", "CH", "FR"], self.nouns])
        return self.name(*words, "names"), lambda chance: [
            {key: chance.choice(NOUNS) for key in chance.sample(keys, chance.randint(1, 3))}]

    @staticmethod
    def number(low, high):
        return lambda chance: [chance.randint(low, high)]

    def objects(self, count):
        return [made(self.fields, self.chance) for _ in range(count)]


def made(fields, chance):
    """An object with a value for each property that is not missing."""
    values = {name: make(chance) for name, make in fields.items()}
    return {name: value[0] for name, value in values.items() if value is not None}
