#!/usr/bin/env python3
"""Kills a process that writes models to a database, again and again, and checks that nothing is half-written
and nothing lost that was committed.

usage: kill-writers.py DatabaseTrials [TIMES]
"""
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

BATCH = 40


def committed(process, seconds):
    """Runs a writer for some time, kills it, and returns the last batch that it reported as committed."""
    timer = threading.Timer(seconds, lambda: os.kill(process.pid, signal.SIGKILL))
    timer.start()
    last = -1
    for line in process.stdout:
        # A line without its end was being written when the process was killed.
        if line.endswith("\n"):
            last = int(line)
    process.wait()
    timer.cancel()
    if process.returncode != -signal.SIGKILL:
        sys.exit(f"a writer ended by itself with {process.returncode}:\n{process.stderr.read()}")
    return last


def check(path, least):
    """Checks that a database is complete; returns the last batch in it."""
    with sqlite3.connect(path) as db:
        problems = db.execute("PRAGMA integrity_check").fetchall()
        if problems != [("ok",)]:
            sys.exit(f"the database is damaged: {problems}")
        if db.execute("PRAGMA foreign_key_check").fetchall():
            sys.exit("a row refers to nothing")
        batches = [row[0] for row in db.execute("SELECT id FROM batch ORDER BY id")]
        counts = db.execute("SELECT batch_id, count(*) FROM entry GROUP BY batch_id ORDER BY 1").fetchall()
        if batches != list(range(len(batches))) or counts != [(number, BATCH) for number in batches]:
            sys.exit("a batch is not whole")
        changed = [row[0] for row in db.execute("SELECT batch_id FROM entry WHERE text = 'changed' ORDER BY 1")]
        if changed != batches[1::2]:
            sys.exit("a change of a batch is missing")
    db.close()
    if len(batches) - 1 < least:
        sys.exit(f"batch {least} was committed and is lost")
    return len(batches) - 1


def main():
    program, times = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    random.seed(15)
    with tempfile.TemporaryDirectory() as folder:
        path, in_the_middle, last = os.path.join(folder, "killed.sqlite"), 0, -1
        for _ in range(times):
            process = subprocess.Popen(
                [program, "write", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            told = committed(process, 0.05 + random.random() * 0.25)
            # A remaining journal belongs to an interrupted transaction.
            journal = path + "-journal"
            if os.path.exists(journal) and os.path.getsize(journal) > 0:
                in_the_middle += 1
            if os.path.exists(path) and os.path.getsize(path) > 0:
                last = check(path, max(told, last)) if has_tables(path) else last
        print(f"{times} writers were killed, {in_the_middle} in the middle of a transaction; "
              f"{last + 1} batches of {BATCH} rows are whole")


def has_tables(path):
    with sqlite3.connect(path) as db:
        found = db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'entry'").fetchone()[0]
    db.close()
    return found == 1


main()
