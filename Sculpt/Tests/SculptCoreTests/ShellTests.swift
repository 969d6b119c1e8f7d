import Foundation
import Testing

/// The command among other commands of a shell.
@Suite struct ShellTests: CommandRunning {
  private let sample = #"{"id": 1, "name": "a"}"#

  @Test func theStandardInputIsOneOfTheFiles() throws {
    try withFolder(["a.json": sample]) { folder in
      let outcome = try sculpt("a.json", "-", "-n", "A", input: #"{"id": 0.5}"#, in: folder)
      #expect(outcome.output.contains("var id: Double\n"))
      #expect(outcome.output.contains("var name: String?\n"))
      let broken = try sculpt("a.json", "-", input: "{", in: folder)
      #expect(broken.code == 65 && broken.errors.hasPrefix("<stdin>:1:2: error: "))
      // A schema can be piped, too; files that are named leave the standard input alone.
      let schema = try sculpt("--schema", "-", "-n", "B", input: #"{"type": "object"}"#, in: folder)
      #expect(schema.code == 0 && schema.output.contains("B"))
      #expect(try sculpt("a.json", input: "{", in: folder).code == 0)
    }
  }

  @Test("A reader that ends early is no error", arguments: ["", "infer ", "explain '$' "])
  func endOfAPipe(_ command: String) throws {
    let keys = (0..<3000).map { #""key_number_\#($0)": {"a\#($0)": \#($0)}"# }
    let sample = "[{" + keys[..<400].joined(separator: ", ") + "}]"
    try withFolder(["big.json": sample]) { folder in
      let outcome = try shell("sculpt \(command)big.json | head -c 1 > /dev/null", in: folder)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test func checkOfAFileThatIsNotThereWritesNothing() throws {
    try withFolder(["a.json": sample]) { folder in
      for output in ["A.swift", "Models/"] {
        let outcome = try sculpt("a.json", "-n", "A", "-o", output, "--check", in: folder)
        #expect(outcome.code == 1 && outcome.output.contains("+  var id: Int\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: output).path))
      }
      #expect(try sculpt("bad.json", "-o", "A.swift", "--check", in: folder).code == 66)
    }
  }

  @Test func aTakenPortIsAnError() throws {
    let (server, address) = try startServer()
    defer { end(server) }
    let port = try #require(address.firstMatch(of: /127\.0\.0\.1:([0-9]+)/)?.1)
    let outcome = try sculpt("serve", "--port", String(port))
    #expect(outcome.code == 73 && outcome.errors == "error: port \(port) cannot be used\n")
    #expect(try sculpt("serve", "--port", "70000").code == 64)
  }

  @Test("Nothing is colored, with NO_COLOR or without")
  func colors() throws {
    try withFolder(["a.json": sample, "bad.json": "{\"a\": }"]) { folder in
      for variable in ["NO_COLOR=1", "CLICOLOR_FORCE=1", "TERM=xterm-256color"] {
        for command in ["bad.json", "a.json", "--help", "--chekc", "explain '$' a.json"] {
          let outcome = try shell("\(variable) sculpt \(command)", in: folder)
          #expect(!(outcome.output + outcome.errors).contains("\u{1B}"), "\(variable) \(command)")
        }
      }
    }
  }

  /// A caret stands below its value in a terminal: characters of East Asia and emoji are two columns wide.
  @Test(arguments: [
    ("{\"a\": 1, \"n\": \"x\"}", 1, 15), ("{\"a\": 1,\t\"n\":\t\"x\"}", 1, 15),
    ("\t\t{\"n\": \"x\"}", 1, 9), ("{\"a\": \"👍\", \"n\": \"x\"}", 1, 17),
    ("{\"a\": \"名前\",\n \"한\": \"글\", \"n\": \"x\"}", 2, 17),
    ("{\r\n\t\"👍\": \"é\",\t\"n\": \"x\"}", 2, 17),
  ])
  func carets(_ payload: String, _ line: Int, _ column: Int) throws {
    try withFolder(["a.json": #"{"a": "x", "n": 1}"#]) { folder in
      let flags = ["verify", "-", "--samples", "a.json", "--text", "$.a", "--no-guesses"]
      let outcome = try sculpt(flags, input: payload, in: folder)
      let lines = outcome.output.split(separator: "\n").drop { !$0.contains("$.n:") }.prefix(3)
      #expect(lines.first?.hasPrefix("<stdin>:\(line):\(column): error: $.n: ") == true, "\(lines)")
      let (shown, caret) = (try #require(lines.dropFirst().first), try #require(lines.last))
      let value = try #require(shown.range(of: "\"x\"")?.lowerBound)
      #expect(width(of: shown[..<value]) == width(of: caret.dropLast()), "\(outcome.output)")
      #expect(caret.hasSuffix("^"))
    }
  }

  /// How many columns a text takes in a terminal.
  private func width(of text: Substring) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      let isWide = (0x1100...0xFFE6).contains(scalar.value) || scalar.value >= 0x1F000
      return width + (isWide ? 2 : 1)
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScripts(_ shell: String) throws {
    let outcome = try sculpt("--generate-completion-script", shell)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    for word in ["verify", "infer", "explain", "migrate", "serve", "tolerant", "input-format"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
    // A shell that is there reads its script.
    try withFolder(["script": outcome.output]) { folder in
      let check = try self.shell(
        "if command -v \(shell) > /dev/null; then \(shell) -n script; fi", in: folder)
      #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    }
  }
}
