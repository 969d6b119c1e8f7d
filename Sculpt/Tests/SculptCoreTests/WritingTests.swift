import Foundation
import Testing

/// What is written, and where to.
@Suite struct WritingTests: CommandRunning {
  private let files = ["a.json": #"{"id": 1}"#]

  @Test("A file behind symbolic links is written, and they stay")
  func linksStay() throws {
    try withFolder(files.merging(["code/real.swift": "old"]) { $1 }) { folder in
      let manager = FileManager.default
      let real = folder.appending(path: "code/real.swift").path
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
      for (name, target) in [("link.swift", "code/real.swift"), ("new.swift", "code/none.swift")] {
        let link = folder.appending(path: name).path
        try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(try sculpt("a.json", "-o", name, in: folder).code == 0)
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == target)
        let text = try String(contentsOf: folder.appending(path: target), encoding: .utf8)
        #expect(text.contains("struct A: "))
      }
      #expect(try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test("What is no regular file is not replaced", .timeLimit(.minutes(1)))
  func pipesStay() throws {
    try withFolder(files) { folder in
      let pipe = folder.appending(path: "pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let outcome = try sculpt("a.json", "-o", "pipe", in: folder)
      #expect(outcome.code == 73)
      #expect(outcome.errors == "pipe: error: cannot be written: it is not a regular file\n")
      #expect(try sculpt("a.json", "-o", "a.swift", "--lock", "pipe", in: folder).code == 73)
      let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type]
      #expect(type as? FileAttributeType != .typeRegular)
    }
  }

  #if os(Linux)
    @Test("An output that takes nothing is an error")
    func fullOutputsFail() throws {
      try withFolder(files) { folder in
        for command in ["a.json", "infer a.json", "explain '$.id' a.json"] {
          let outcome = try shell("sculpt \(command) > /dev/full", in: folder)
          #expect(outcome.code == 73)
          #expect(outcome.errors.hasPrefix("<stdout>: error: cannot be written: "))
        }
      }
    }
  #endif

  @Test("A reader that has seen enough is no error")
  func endedReadersAreNoError() throws {
    try withFolder(files) { folder in
      let outcome = try shell("set -o pipefail; trap '' PIPE; sculpt a.json | true", in: folder)
      #expect(outcome.code == 0 && outcome.errors.isEmpty)
    }
  }

  @Test("The first lines name the mapper of the format that the content shows")
  func headsNameTheFormat() throws {
    #expect(
      try sculpt("-n", "A", input: "<a><b>1</b></a>").output.contains("XMLMapper().decode(A.self"))
    let list =
      #"<?xml version="1.0"?><plist version="1.0"><dict><key>a</key><integer>1</integer></dict></plist>"#
    #expect(try sculpt(input: list).output.contains("PropertyListMapper().decode(Root.self"))
    #expect(try sculpt(input: #"{"a": 1}"#).output.contains("try JSONMapper().decode(Root.self"))
  }

  @Test("A warning names numbers that code without the library does not decode")
  func lostNumbersAreNamed() throws {
    let document = #"{"a": 1e400, "b": 1e300, "c": 0.1}"#
    let codable = try sculpt("--style", "codable", input: document)
    #expect(codable.code == 0 && codable.errors.hasPrefix("warning: $.a: some numbers are beyond "))
    #expect(codable.errors.split(separator: "\n").count == 1)
    #expect(try sculpt(input: document).errors.isEmpty)
  }

  @Test("A type that is no type of Swift is refused")
  func typesAreTypes() throws {
    let outcome = try sculpt("--type", "$.n=let x; }", input: #"{"n": 1}"#)
    #expect(outcome.code == 64 && outcome.errors.contains("'let x; }' is no type of Swift"))
    #expect(try sculpt("--type", "$.n=Shop.Money?", input: #"{"n": 1}"#).code == 0)
  }
}
