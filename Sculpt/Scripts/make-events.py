#!/usr/bin/env python3
"""Prints records of events, one a line: make-events.py MEGABYTES."""
import json
import random
import sys

WORDS = "alpha beta gamma delta epsilon zeta eta theta iota kappa".split()
random.seed(1)


def event(number):
    """A record with nested objects, arrays, dates, addresses, and a key that some records lack."""
    commits = [
        {"sha": f"{random.getrandbits(160):040x}", "message": " ".join(random.choices(WORDS, k=random.randint(3, 12))),
         "distinct": True}
        for _ in range(random.randint(0, 4))]
    record = {
        "id": number,
        "type": random.choice(["PushEvent", "IssuesEvent", "WatchEvent"]),
        "created_at": f"2026-05-{random.randint(1, 28):02}T{random.randint(0, 23):02}:{random.randint(0, 59):02}:00Z",
        "public": random.random() < 0.9,
        "actor": {
            "id": random.randint(1, 10**7), "login": random.choice(WORDS) + str(random.randint(1, 9999)),
            "url": f"https://api.example/users/{number}"},
        "payload": {"size": random.randint(0, 20), "ratio": round(random.random(), 4), "commits": commits},
        "labels": random.choices(WORDS, k=random.randint(0, 3)),
    }
    if random.random() < 0.3:
        record["org"] = {"id": number % 97, "login": random.choice(WORDS), "avatar": None}
    return record


def main():
    size, number = int(sys.argv[1]) * 1_000_000, 0
    while size > 0:
        number += 1
        line = json.dumps(event(number))
        size -= len(line) + 1
        print(line)


if __name__ == "__main__":
    main()
