#!/usr/bin/env python3
"""Writes a document that gives a number of types: records with 9 to 17 properties, one around them, and an enum.

    python3 make-models.py COUNT > models.json
"""
import json
import random
import sys

WORDS = ["amount", "city", "colour", "count", "created_at", "depth", "email", "first_name", "height", "is_open",
         "language", "last_name", "length", "limit", "mass", "message", "next_page", "number", "owner", "phone",
         "position", "price", "quantity", "rank", "region", "score", "size", "state", "street", "subject",
         "summary", "title", "total", "updated_at", "url", "user_id", "version", "weight", "width", "zip"]


def value(word, chance, sample):
    """A value under a word; the kinds are those of answers of public services: most are texts, numbers and Booleans."""
    if word.endswith("_at"):
        return f"2026-05-{1 + sample % 28:02}T07:08:{chance.randrange(60):02}Z"
    if word == "state":
        return chance.choice(["open", "in_progress", "done"])
    if word == "url":
        return f"https://a.example/{chance.randrange(10**6)}"
    if word.startswith("is_"):
        return chance.random() < 0.5
    kind = sum(map(ord, word)) % 10
    if kind < 4:
        return "".join(chance.choice("abcdefghij ") for _ in range(12))
    if kind < 7:
        return chance.randrange(10**6)
    if kind < 8:
        return round(chance.random() * 100, 2) + 0.001
    return [chance.randrange(100) for _ in range(3)]


def main():
    chance = random.Random(7)
    records = {}
    # One type is the record around them, and one the enum of states.
    for number in range(int(sys.argv[1]) - 2):
        words = chance.sample(WORDS, 8 + number % 9)
        # A key of its own, so that no two records become one type.
        words.append(f"own_{number}")
        records[f"model_{chr(97 + number % 26)}{chr(97 + number // 26)}"] = [
            {word: value(word, chance, sample) for word in words if word != words[0] or sample % 3}
            for sample in range(12)]
    print(json.dumps(records))


if __name__ == "__main__":
    main()
