"""A page in Chromium without a window, driven over a pipe by the DevTools protocol. Only the standard library is needed."""
import base64
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time


def chromium():
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)


class Page:
    """A page. What it asks for, and what its console says, is kept."""

    def __init__(self, width=1440, height=900):
        self.folder = tempfile.mkdtemp(prefix="sculpt-page-")
        self.requests, self.console = [], []
        self.number, self.session, self.rest = 0, None, b""
        commands, self.write = os.pipe()
        self.read, answers = os.pipe()
        # No name is resolved, so that nothing can leave this machine.
        flags = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--hide-scrollbars",
            "--remote-debugging-pipe", f"--user-data-dir={self.folder}", f"--window-size={width},{height}"]
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{commands} 4>&{answers}', "bash", chromium(), *flags, "about:blank"],
            pass_fds=(commands, answers), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Audits"]:
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, **parameters):
        """Sends a command and returns its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.write, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        """Returns the next message; events are kept, too."""
        while b"\0" not in self.rest:
            if not select.select([self.read], [], [], 60)[0]:
                raise RuntimeError("Chromium does not answer")
            piece = os.read(self.read, 1 << 16)
            if not piece:
                raise RuntimeError("Chromium has ended")
            self.rest += piece
        data, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(data)
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Log.entryAdded":
            self.console.append(parameters["entry"]["text"])
        elif method == "Runtime.exceptionThrown":
            self.console.append(json.dumps(parameters["exceptionDetails"]))
        elif method == "Runtime.consoleAPICalled":
            self.console.append(json.dumps(parameters["args"]))
        elif method == "Audits.issueAdded":
            self.console.append(json.dumps(parameters["issue"]))
        return message

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def evaluate(self, expression):
        """Returns the value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"]))
        return result["result"].get("value")

    def wait(self, condition, seconds=60):
        """Waits until a condition holds in the page."""
        end = time.monotonic() + seconds
        while not self.evaluate(condition):
            if time.monotonic() > end:
                raise AssertionError(f"not so after {seconds} s: {condition}")
            time.sleep(0.02)

    def type(self, text):
        """Writes into what has the focus, in place of what is there."""
        self.evaluate("document.activeElement.select?.()")
        self.call("Input.insertText", text=text)

    def press(self, key, code=None, modifiers=0):
        """Presses a key: modifiers are 1 for Alt, 2 for Control, 8 for Shift."""
        codes = {"Tab": 9, "ArrowLeft": 37, "ArrowRight": 39, "n": 78, " ": 32}
        for kind in ["rawKeyDown", "keyUp"]:
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, code=code or key, modifiers=modifiers,
                windowsVirtualKeyCode=codes[key])

    def click(self, selector):
        """Clicks in the middle of an element."""
        x, y = self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'nearest'}}); "
            "const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def resize(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)

    def prefer(self, scheme):
        """Chooses light or dark."""
        self.call(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def picture(self, file):
        """Saves what the page shows as PNG."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(file).write_bytes(base64.b64decode(data))
