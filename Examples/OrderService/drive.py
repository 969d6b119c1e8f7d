#!/usr/bin/env python3
"""Drives the order service over a socket: good requests, broken ones, oversized ones, slow ones, cut off ones.

    drive.py PATH_OF_ORDER_SERVICE

Exits with 0 if every answer is the right one, what was refused is not stored, and memory stays bounded.
"""

import concurrent.futures
import contextlib
import http.client
import json
import os
import pathlib
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

import jsonschema
import openapi_spec_validator

LIMIT = 32 << 20
DEADLINE = 4  # Seconds, for slow clients.
MEMORY = 24 << 20  # What requests may add to the memory of the service.


def order(number, **changes):
    value = {
        "id": number, "customer": f"Zoë {number}", "currency": "CHF",
        "ordered_at": "2024-05-06T07:08:09Z",
        "items": [{"sku": f"AB-{number}", "count": 3, "unit_price": 12.5}],
    }
    value.update(changes)
    return value


def lines(orders):
    return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in orders).encode()


class Service:
    def __init__(self, path, folder, deadline=300):
        environment = dict(os.environ, ORDERS_MAX_BYTES=str(LIMIT), ORDERS_DEADLINE=str(deadline))
        self.process = subprocess.Popen(
            [path, folder, "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
        while True:
            text = self.process.stdout.readline().decode()
            if text.startswith("http://127.0.0.1:"):
                break
            assert text, "the service has ended"
        self.first_memory = self.memory()
        self.port = int(text.rsplit(":", 1)[1])

    def stop(self):
        self.process.terminate()
        assert self.process.wait(20) == 0, "the service did not end well"

    def request(self, method, path, body=None, headers={}):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=180)
        try:
            connection.request(method, path, body, headers, encode_chunked=not isinstance(body, (bytes, type(None))))
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def post(self, path, body, **headers):
        status, text = self.request("POST", path, body, headers)
        return status, json.loads(text) if text else None

    def get(self, path):
        status, text = self.request("GET", path)
        return status, json.loads(text) if text else None

    def place(self, path, body):
        """Creates something, and returns the place that the answer names."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=180)
        try:
            connection.request("POST", path, body)
            response = connection.getresponse()
            assert response.status == 201, (response.status, response.read())
            return response.getheader("Location")
        finally:
            connection.close()

    def stored(self):
        status, text = self.request("GET", "/orders")
        assert status == 200
        return [json.loads(each) for each in text.splitlines()]

    def memory(self):
        """The most memory that the service has had, in bytes."""
        for text in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if text.startswith("VmHWM:"):
                return int(text.split()[1]) << 10
        raise AssertionError("no VmHWM")

    def send(self, *parts, pause=0.0, closes_writing=False, timeout=180.0):
        """Sends bytes as they are, and returns what comes back: an answer ends the sending."""
        answer = bytearray()
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as connection:

            def receive():
                try:
                    while block := connection.recv(1 << 16):
                        answer.extend(block)
                        if is_whole(answer):
                            break
                    connection.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

            receiver = threading.Thread(target=receive)
            receiver.start()
            try:
                for part in parts:
                    connection.sendall(part)
                    if pause:
                        time.sleep(pause)
                if closes_writing:
                    connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            receiver.join()
        return bytes(answer)


def is_whole(answer):
    """Whether an answer is there with as many bytes as it says."""
    head, blank, body = bytes(answer).partition(b"\r\n\r\n")
    for field in head.lower().split(b"\r\n"):
        if field.startswith(b"content-length:"):
            return len(body) >= int(field[15:])
    return False


def head(path, *fields):
    return "\r\n".join([f"POST {path} HTTP/1.1", "Host: localhost", "Connection: close", *fields, "", ""]).encode()


def check_good(service):
    status, body = service.post("/orders", json.dumps(order(1)).encode())
    assert status == 201 and body == order(1), (status, body)
    status, body = service.post("/orders/batches", lines(map(order, range(2, 1002))))
    assert status == 201 and body["orders"] == 1000, (status, body)
    # The last line may end without a line end; chunks may be cut anywhere.
    text = lines(map(order, range(1002, 1102))).rstrip(b"\n")
    status, body = service.post("/orders/batches", (text[at:at + 7] for at in range(0, len(text), 7)))
    assert status == 201 and body["orders"] == 100, (status, body)
    # A batch may hold nothing.
    status, body = service.post("/orders/batches", b"")
    assert status == 201 and body["orders"] == 0, (status, body)
    # Clients that expect an answer before the body send it unasked after a while.
    text = lines([order(1102)])
    fields = ["Expect: 100-continue", f"Content-Length: {len(text)}"]
    answer = service.send(head("/orders/batches", *fields), text, pause=0.3)
    assert b" 201 " in answer, answer
    stored = service.stored()
    assert [each["id"] for each in stored] == list(range(1, 1103))
    assert all(each == order(each["id"]) for each in stored), "orders are not what was sent"
    # What is sent again replaces what is stored.
    status, body = service.post("/orders", json.dumps(order(7, note="again")).encode())
    assert status == 200 and body == order(7, note="again"), (status, body)
    assert service.stored()[6] == order(7, note="again")
    assert len(service.stored()) == len(stored)


def check_document(service):
    """The OpenAPI document is valid, has every route, and its schemas are those of real requests and answers."""
    status, document = service.get("/openapi.json")
    assert status == 200, status
    openapi_spec_validator.validate(document)
    routes = {(method, path) for path, item in document["paths"].items() for method in item}
    assert routes == {
        ("get", "/health"), ("get", "/orders"), ("post", "/orders"), ("get", "/orders/{id}"),
        ("post", "/orders/batches"), ("get", "/orders/batches/{id}")}, routes

    def fits(value, content):
        schema, = (each["schema"] for each in content.values())
        whole = {**schema, "components": document["components"]}
        return jsonschema.Draft202012Validator(whole).is_valid(value)

    def answer(path, method, status):
        found = document["paths"][path][method]["responses"][str(status)]
        if "$ref" in found:
            found = document["components"]["responses"][found["$ref"].rsplit("/", 1)[1]]
        return found["content"]

    request = document["paths"]["/orders"]["post"]["requestBody"]["content"]
    assert fits(order(1), request)
    refused = [order(1, customer=""), order(1, sent=True), order(1, id="1"), order(1, currency="XXX"), order(1, items=[])]
    for body in refused:
        assert not fits(body, request), body
        status, problem = service.post("/orders", json.dumps(body).encode())
        assert status == 422 and fits(problem, answer("/orders", "post", 422)), problem
    assert fits(service.get("/orders/1")[1], answer("/orders/{id}", "get", 200))
    assert fits(service.get("/orders/none")[1], answer("/orders/{id}", "get", 404))
    place = service.place("/orders/batches", lines([order(9_999)]))
    assert fits(service.get(place)[1], answer("/orders/batches/{id}", "get", 200))


def check_places(service):
    """What is created is where the answer says."""
    place = service.place("/orders", json.dumps(order(1103)).encode())
    assert place == "/orders/1103", place
    assert service.get(place) == (200, order(1103))
    place = service.place("/orders/batches", lines([order(1104), order(1105)]))
    status, body = service.get(place)
    assert status == 200 and body["orders"] == 2 and place.endswith(body["id"]), (place, status, body)
    for path in ("/orders/1106", "/orders/x", f"/orders/{10**30}", "/orders/batches/x", "/orders/batches/" + "0" * 3000):
        status, body = service.get(path)
        assert status == 404 == body["status"] and len(body["detail"]) < 200, (path, status, body)


def check_strict(service):
    """No value is taken for another, and no key is ignored."""
    before = service.stored()
    item = {"sku": "AB-1", "count": 3, "unit_price": 12.5}
    table = [
        (order(5, id=True), "/id"), (order(5, id="5"), "/id"), (order(5, id=5.5), "/id"),
        (order(5, notes="x"), "/notes"), (order(5, customer=3), "/customer"),
        (order(5, items=[dict(item, price=1)]), "/items/0/price"),
        (order(5, items=[dict(item, count="3")]), "/items/0/count"),
    ]
    for wrong, pointer in table:
        for path, body in (("/orders", json.dumps(wrong).encode()), ("/orders/batches", lines([wrong]))):
            status, body = service.post(path, body)
            assert status == 422 and [each["pointer"] for each in body["errors"]] == [pointer], (wrong, body)
    assert service.stored() == before


def check_bad_lines(service):
    """A batch of bad lines is not read to its end."""
    chunk = b"%x\r\n%s\r\n" % (3 << 18, b"{}\n" * (1 << 18))
    answer = service.send(head("/orders/batches", "Transfer-Encoding: chunked"), *([chunk] * 30))
    assert b" 422 " in answer and b"1000 lines are bad" in answer, answer[:300]
    assert len(json.loads(answer.partition(b"\r\n\r\n")[2])["errors"]) == 100


def check_broken(service):
    before = len(service.stored())
    table = [
        (b"", 400), (b"{", 400), (b"[]", 422), (b"nothing", 400), (b"\xff\xfe\x00", 400),
        (b"[" * 100_000, 400), (json.dumps(order(0)).encode(), 422),
        (json.dumps(order(1, currency="XXX")).encode(), 422),
        (json.dumps(order(1, ordered_at="2024-02-31T00:00:00Z")).encode(), 422),
        (json.dumps(order(10**30)).encode(), 422),
    ]
    for text, expected in table:
        status, body = service.post("/orders", text)
        assert status == expected == body["status"], (text[:60], status, body)
    for path, fields in [
        ("/orders", {"Content-Type": "application/x-www-form-urlencoded"}),
        ("/orders", {"Content-Encoding": "gzip"}),
        ("/orders/batches", {"Content-Encoding": "gzip"}),
        ("/orders/batches", {"Content-Type": "application/x-ndjson; charset=utf-16"}),
    ]:
        status, body = service.post(path, b"id=1", **fields)
        assert status == 415 == body["status"] and body["detail"], (status, body)

    wrong = order(5, id="five", customer=" ", currency=None, items=[{"sku": "ab", "count": 0}])
    status, body = service.post("/orders", json.dumps(wrong).encode())
    pointers = {each["pointer"] for each in body["errors"]}
    assert status == 422 and {"/id", "/customer", "/currency", "/items/0/sku"} <= pointers, body

    batch = [order(number) for number in range(5000, 5300)]
    for number in range(10, 300, 2):
        batch[number]["id"] = -1
    status, body = service.post("/orders/batches", lines(batch))
    assert status == 422 and len(body["errors"]) == 100 and body["detail"] == "145 errors", body
    assert body["errors"][0]["line"] == 11 and body["errors"][0]["pointer"] == "/id", body
    batch = [order(6), order("six", customer=" ", items=[]), order(7), order(8, currency="?", note=[])]
    status, body = service.post("/orders/batches", lines(batch), **{"Content-Type": "application/x-ndjson"})
    told = [(each["line"], each["pointer"]) for each in body["errors"]]
    expected = [(2, "/id"), (2, "/customer"), (2, "/items"), (4, "/currency"), (4, "/note")]
    assert status == 422 and sorted(told) == sorted(expected), body
    status, body = service.post("/orders/batches", lines([order(6)]) + b"oops\n" + lines([order(7)]))
    assert status == 400 and body["errors"][0]["line"] == 2, body
    assert b" 400 " in service.send(b"this is not HTTP\r\n\r\n", closes_writing=True)
    assert len(service.stored()) == before, "something of what was refused is stored"


def check_oversized(service):
    before = len(service.stored())
    status, body = service.post("/orders/batches", lines([order(8, note="x" * (70 << 10))]))
    assert status == 413, (status, body)
    status, body = service.post("/orders", json.dumps(order(8, note="x" * (3 << 20))).encode())
    assert status == 413 and body["errors"][0]["code"] == "sizeExceeded", (status, body)
    # A body that says its length is refused before it is sent.
    for path in ("/orders", "/orders/batches"):
        answer = service.send(head(path, f"Content-Length: {1 << 40}", "Expect: 100-continue"), timeout=10.0)
        assert b" 413 " in answer and b"sizeExceeded" in answer, answer[:200]
    # Never ends: the service has to.
    block = lines(order(number) for number in range(1, 5000))
    chunk = b"%x\r\n%s\r\n" % (len(block), block)
    answer = service.send(
        head("/orders/batches", "Transfer-Encoding: chunked"), *([chunk] * (2 * LIMIT // len(block))))
    assert b" 413 " in answer, answer[:200]
    # A line that never ends.
    chunk = b"%x\r\n%s\r\n" % (1 << 20, b"x" * (1 << 20))
    answer = service.send(
        head("/orders/batches", "Transfer-Encoding: chunked"), *([chunk] * (2 * LIMIT >> 20)))
    assert b" 413 " in answer, answer[:200]
    assert len(service.stored()) == before, "something of what was refused is stored"


def check_large(service):
    """A batch near the limit is stored, and read again, in little memory."""
    template = lines([order(10**8 + number) for number in range(5000)])
    count = LIMIT // len(template) - 1
    blocks = (template.replace(b'"id": 1000', b'"id": 1%03d' % block) for block in range(count))
    start = time.monotonic()
    status, body = service.post("/orders/batches", blocks)
    seconds = time.monotonic() - start
    assert status == 201 and body["orders"] == count * 5000, (status, body)
    print(f"  {count * len(template) >> 20} MB in {seconds:.1f} s")
    # A client that does not read does not make the service read the database for it.
    with socket.create_connection(("127.0.0.1", service.port)) as connection:
        connection.sendall(b"GET /orders HTTP/1.1\r\nHost: localhost\r\n\r\n")
        time.sleep(3)
    growth = service.memory() - service.first_memory
    print(f"  all requests took {growth >> 20} MB of memory at most")
    assert growth < MEMORY, f"{growth >> 20} MB"


def check_slow(service):
    before = len(service.stored())
    text = lines(map(order, range(1, 200)))
    drops = [b"1\r\n%c\r\n" % byte for byte in text]
    with concurrent.futures.ThreadPoolExecutor(24) as pool:
        start = time.monotonic()
        # One whole batch, a drop at a time, would take hours: the deadline ends it.
        slow = [
            pool.submit(
                service.send, head(path, "Transfer-Encoding: chunked"), *drops, pause=0.2)
            for path in 8 * ["/orders", "/orders/batches"]
        ]
        worst = 0.0
        while not all(each.done() for each in slow):
            begin = time.monotonic()
            assert service.request("GET", "/health")[0] == 200
            worst = max(worst, time.monotonic() - begin)
            assert time.monotonic() - start < DEADLINE + 40, "slow clients are not ended"
            time.sleep(0.2)
        answers = [each.result() for each in slow]
    print(f"  others waited for {worst * 1000:.0f} ms at most")
    assert worst < 2, worst
    assert all(b" 408 " in each and b"application/problem+json" in each for each in answers), answers
    assert len(service.stored()) == before, "something of a slow batch is stored"


def check_cut_off(service):
    before = len(service.stored())
    text = lines(map(order, range(1, 200)))
    half = text[:text.index(b"\n", len(text) // 2) + 1]
    for closes_writing in (True, False):
        for fields, part in [
            ([f"Content-Length: {len(text)}"], half),
            (["Transfer-Encoding: chunked"], b"%x\r\n%s\r\n" % (len(half), half)),
        ]:
            timeout = 180.0 if closes_writing else 0.5
            answer = service.send(
                head("/orders/batches", *fields), part, closes_writing=closes_writing, timeout=timeout)
            assert b" 201 " not in answer, answer
    time.sleep(1)
    assert len(service.stored()) == before, "half of a batch is stored"


def check_many(service):
    before = len(service.stored())
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        batches = [
            lines(order(20_000 + 100 * number + each) for each in range(100)) for number in range(32)
        ]
        for status, body in pool.map(lambda batch: service.post("/orders/batches", batch), batches):
            assert status == 201 and body["orders"] == 100, (status, body)
    stored = service.stored()
    assert len(stored) == before + 3200
    assert len({each["id"] for each in stored}) == len(stored)


def check_database(folder):
    """Any tool reads what is stored, batch by batch, and nothing is left of what was refused."""
    assert not list((folder / "incoming").iterdir())
    with contextlib.closing(sqlite3.connect(folder / "orders.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        orders, = database.execute("SELECT count(*) FROM orders").fetchone()
        received, = database.execute("SELECT sum(orders) FROM batches").fetchone()
        # One order was sent twice.
        assert orders == received - 1, (orders, received)
        sku, = database.execute("SELECT items ->> '$[0].sku' FROM orders WHERE id = 7").fetchone()
        assert sku == "AB-7", sku


def timed(check, *arguments):
    start = time.monotonic()
    check(*arguments)
    print(f"{check.__name__.replace('_', ' ')}: {time.monotonic() - start:.1f} s", flush=True)


def main():
    path = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory(prefix="maquette-orders-") as folder:
        service = Service(path, folder)
        try:
            checks = (
                check_good, check_document, check_places, check_strict, check_broken, check_bad_lines, check_oversized,
                check_cut_off, check_many)
            for check in checks:
                timed(check, service)
            stored = service.stored()
            service.process.kill()
            service.process.wait()
            service = Service(path, folder, deadline=DEADLINE)
            assert service.stored() == stored, "what was stored is lost when the service is killed"
            timed(check_slow, service)
            service.stop()
            service = Service(path, folder)
            timed(check_large, service)
            service.stop()
        finally:
            service.process.kill()
        check_database(pathlib.Path(folder))
    print("every answer was right")


if __name__ == "__main__":
    main()
