#!/usr/bin/env python3
"""Runs the stage over NDJSON in partitions, kills a worker on the way, and compares with one process.

    scale_out.py --stage PATH [--engine spark|processes] [--megabytes 300] [--partitions 16]

`spark` runs the stage by RDD.pipe on a local cluster of Apache Spark (pyspark 4.1 and Java 17 are needed) and kills
an executor while it works. `processes` does the same with processes of this machine: two partitions at a time, each
written beside its place and renamed when its stage has ended well, and one stage is killed.

Exits with 0 if nothing is lost and nothing is double.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import json
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zlib

# Every fiftieth line is broken, in one of these ways.
BROKEN = [
    '{"id":%d,"customer":"","ordered_at":"2024-05-06T07:08:09Z","items":[]}',
    '{"id":%d,"customer":"Ada","ordered_at":"yesterday","items":[{"sku":"AB-1","count":1,"unit_price":1}]}',
    '{"id":%d,"customer":"Ada"',
    '{"id":%d,"ordered_at":"2024-05-06T07:08:09Z","items":[{"sku":"ab","count":0,"unit_price":-1}]}',
    'not JSON at all, line %d',
]


def line(number):
    if number % 50 == 49:
        return BROKEN[number // 50 % len(BROKEN)] % number
    items = ",".join(
        '{"sku":"AB-%d","count":%d,"unit_price":%d.25}' % (number + item, 1 + item, item)
        for item in range(1 + number % 5)
    )
    return '{"id":%d,"customer":"Zoë \\u00e4 %d","ordered_at":"2024-05-06T07:08:%02dZ","items":[%s]}' % (
        number + 1, number, number % 60, items)


def generate(path, size):
    """Writes so many bytes of lines, and returns how many lines."""
    number = written = 0
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        while written < size:
            block = "".join(line(n) + "\n" for n in range(number, number + 5000))
            written += file.write(block)
            number += 5000
    return number


class Tally:
    """What came out: how many lines of each kind, and a sum that does not depend on their order."""

    def __init__(self):
        self.count = collections.Counter()
        self.reasons = collections.Counter()
        self.digest = 0

    def add(self, text):
        kind = text[2:10]
        self.count[kind] += 1
        if kind == "accepted":
            identity = text
        elif kind == "rejected":
            # The line is counted from the start of a partition, so it differs.
            rejection = json.loads(text)["rejected"]
            assert rejection["errors"], rejection
            for error in rejection["errors"]:
                self.reasons[error["code"]] += 1
            identity = rejection["text"] + "".join(e["code"] + e["path"] for e in rejection["errors"])
        else:
            self.count["read"] += json.loads(text)["counts"]["read"]
            return
        data = identity.encode()
        self.digest += zlib.crc32(data) << 32 | zlib.adler32(data)

    def add_file(self, path):
        with open(path, encoding="utf-8", newline="\n") as file:
            for text in file:
                self.add(text.rstrip("\n"))

    @property
    def result(self):
        lines = {kind: self.count[kind] for kind in ("accepted", "rejected", "read")}
        return lines, dict(self.reasons), self.digest


def run_one(stage, source, target):
    with open(source, "rb") as input, open(target, "wb") as output:
        subprocess.run([stage, "--tagged"], stdin=input, stdout=output, check=True)


# Processes of this machine.


def ranges(path, count):
    """Where partitions begin and end: after a line end."""
    size = path.stat().st_size
    cuts = [0]
    with open(path, "rb") as file:
        for part in range(1, count):
            file.seek(size * part // count)
            file.readline()
            cuts.append(file.tell())
    return list(zip(cuts, cuts[1:] + [size]))


class Processes:
    def __init__(self, stage, source, output):
        self.stage, self.source, self.output = stage, source, output
        self.victim = threading.Lock()  # Held by the one attempt that is killed.
        self.killed = 0

    def attempt(self, part, begin, end):
        temporary = self.output / f".part-{part:05}"
        with open(temporary, "wb") as target:
            process = subprocess.Popen(
                [self.stage, "--tagged"], stdin=subprocess.PIPE, stdout=target)
            dies = self.victim.acquire(blocking=False)
            try:
                with open(self.source, "rb") as file:
                    file.seek(begin)
                    left = end - begin
                    while left:
                        block = file.read(min(left, 1 << 16))
                        process.stdin.write(block)
                        left -= len(block)
                        if dies and left < (end - begin) // 2:
                            dies = False
                            self.killed += 1
                            process.kill()
                process.stdin.close()
            except BrokenPipeError:
                pass
            if process.wait() != 0:
                return False
        temporary.rename(self.output / f"part-{part:05}")
        return True

    def partition(self, part, begin, end):
        for _ in range(4):
            if self.attempt(part, begin, end):
                return
        raise RuntimeError(f"partition {part} failed four times")

    def run(self, count):
        self.output.mkdir()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            work = [
                pool.submit(self.partition, part, begin, end)
                for part, (begin, end) in enumerate(ranges(self.source, count))
            ]
            for each in work:
                each.result()
        return self.killed


# Apache Spark.


def children():
    """The processes of this machine: by process the one that started it, and its command."""
    table = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except (OSError, IndexError):
            continue
        table[int(entry.name)] = (parent, command)
    return table


def descends(process, table, ancestor):
    while process in table and process != ancestor:
        process = table[process][0]
    return process == ancestor


class ExecutorKiller(threading.Thread):
    """Kills one executor of ours while a stage under it works."""

    def __init__(self, stage):
        super().__init__(daemon=True)
        self.stage, self.killed, self.ended = stage, 0, threading.Event()

    def worker(self):
        """A stage that works, and its executor; None if no stage works."""
        table = children()
        for stage, (_, command) in table.items():
            if not command.startswith(self.stage) or not descends(stage, table, os.getpid()):
                continue
            process = stage
            while process in table:
                process, command = table[process][0], table.get(table[process][0], (0, ""))[1]
                if "CoarseGrainedExecutorBackend" in command:
                    return stage, process
        return None

    def run(self):
        work = 0.2
        while not self.ended.wait(0.01):
            found = self.worker()
            if found is None:
                continue
            time.sleep(work)
            # A stage that ended meanwhile works too short a time: the next one gets less.
            work /= 2
            if self.worker() != found:
                continue
            stage, executor = found
            try:
                # A stopped stage cannot end before its executor is killed.
                os.kill(stage, signal.SIGSTOP)
                os.kill(executor, signal.SIGKILL)
            except ProcessLookupError:
                continue
            self.killed += 1
            with contextlib.suppress(ProcessLookupError):
                os.kill(stage, signal.SIGKILL)
            print(f"killed executor {executor}")
            return


def run_spark(stage, source, output, partitions):
    from pyspark import SparkConf, SparkContext

    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    configuration = SparkConf().setMaster("local-cluster[2,1,1024]").setAppName("orders")
    for key, value in {
        "spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false",
        "spark.executor.memory": "512m",
        "spark.executorEnv.PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }.items():
        configuration.set(key, value)
    context = SparkContext(conf=configuration)
    context.setLogLevel("ERROR")
    killer = ExecutorKiller(stage)
    killer.start()
    try:
        # Without checkCode a stage that dies is taken for one that has ended.
        context.textFile(str(source), partitions).pipe(
            f"{shlex.quote(stage)} --tagged", env=dict(os.environ), checkCode=True
        ).saveAsTextFile(str(output))
    finally:
        killer.ended.set()
        killer.join()
        context.stop()
    return killer.killed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--stage", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--engine", choices=["spark", "processes"], default="spark")
    parser.add_argument("--megabytes", type=int, default=300)
    parser.add_argument("--partitions", type=int, default=16)
    options = parser.parse_args()

    work = pathlib.Path(tempfile.mkdtemp(prefix="maquette-pipeline-"))
    try:
        source, output = work / "orders.ndjson", work / "output"
        lines = generate(source, options.megabytes << 20)
        print(f"{lines} lines, {source.stat().st_size >> 20} MB")

        start = time.monotonic()
        run_one(options.stage, source, work / "single.ndjson")
        print(f"one process: {time.monotonic() - start:.1f} s")
        single = Tally()
        single.add_file(work / "single.ndjson")

        start = time.monotonic()
        if options.engine == "spark":
            killed = run_spark(options.stage, source, output, options.partitions)
        else:
            killed = Processes(options.stage, source, output).run(options.partitions)
        print(f"{options.engine}: {time.monotonic() - start:.1f} s, killed: {killed}")
        parts = sorted(output.glob("part-*"))
        together = Tally()
        for part in parts:
            together.add_file(part)

        counts, reasons, _ = together.result
        print(f"{len(parts)} partitions: {counts}, reasons: {reasons}")
        assert killed == 1, "nothing was killed"
        assert counts["accepted"] + counts["rejected"] == lines == counts["read"], "lines are lost or double"
        assert sum(reasons.values()) > counts["rejected"], "the first error of a line alone is told"
        assert counts["rejected"] == lines // 50, "broken lines are taken, or whole ones refused"
        assert together.result == single.result, f"one process: {single.result}"
        print("the same as one process")
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
