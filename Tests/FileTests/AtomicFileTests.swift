import Foundation
import MaquetteFiles
import Testing

@Suite("Atomic writes of files")
struct AtomicFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ text: String, to name: String) throws(FileError) {
    try AtomicFile.write(Array(text.utf8), to: folder.path(name))
  }

  @Test("A new file has the mode that the process gives new files, and leaves nothing beside it")
  func newFile() throws {
    try folder.put("", in: "other")
    try #require(FileManager.default.createFile(atPath: folder.path("plain"), contents: nil))
    try write("new", to: "file")
    #expect(try folder.text("file") == "new")
    #expect(try folder.mode("file") == folder.mode("plain"))
    #expect(try folder.names == ["file", "other", "plain"])
  }

  @Test("The mode of a file stays", arguments: [0o600, 0o640, 0o644, 0o755, 0o4755])
  func modes(mode: Int) throws {
    try folder.put("old", in: "file", mode: mode)
    try write("new", to: "file")
    #expect(try folder.text("file") == "new")
    #expect(try folder.mode("file") == mode)
  }

  @Test("A symbolic link stays, and its target is replaced", arguments: [true, false])
  func links(isAbsolute: Bool) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "deep"), withIntermediateDirectories: true)
    try folder.put("old", in: "deep/file", mode: 0o640)
    try folder.link("deep/second", to: "file")
    let target = isAbsolute ? folder.path("deep/second") : "deep/second"
    try folder.link("first", to: target)
    try write("new", to: "first")
    #expect(try folder.target("first") == target)
    #expect(try folder.target("deep/second") == "file")
    #expect(try folder.text("deep/file") == "new")
    #expect(try folder.mode("deep/file") == 0o640)
  }

  @Test("A link to nothing gets its file")
  func danglingLink() throws {
    try folder.link("link", to: "file")
    try write("new", to: "link")
    #expect(try folder.target("link") == "file")
    #expect(try folder.text("file") == "new")
  }

  @Test("Links in a circle are an error")
  func circle() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let error = #expect(throws: FileError.self) { try write("new", to: "a") }
    #expect(error?.operation == "open" && error?.code == ELOOP)
  }

  @Test("A folder, a pipe and a missing folder are errors, and nothing is removed")
  func noFiles() throws {
    #expect(throws: FileError.self) { try write("new", to: "missing/file") }
    #expect(throws: FileError.self) { try write("new", to: "") }
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let error = #expect(throws: FileError.self) { try write("new", to: "pipe") }
    #expect(error?.operation == "replace")
    #expect(try folder.names == ["pipe"])
  }

  @Test("A name of the maximum length is written")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try write("new", to: name)
    #expect(try folder.text(name) == "new")
  }

  @Test(
    "A read-only file and folder stay unchanged",
    .disabled(if: geteuid() == 0, "root may write everywhere"))
  func readOnly() throws {
    try folder.put("old", in: "file", mode: 0o444)
    #expect(throws: FileError.self) { try write("new", to: "file") }
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    #expect(throws: FileError.self) { try write("new", to: "other") }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    #expect(try folder.text("file") == "old")
    #expect(try folder.names == ["file"])
  }

  @Test("Discarding a file leaves nothing, and the old file is unchanged")
  func discarded() throws {
    try folder.put("old", in: "file")
    do {
      let file = try AtomicFile(replacing: folder.path("file"))
      try file.write(Array("new".utf8))
      #expect(try folder.names.count == 2)
    }
    #expect(try folder.names == ["file"])
    #expect(try folder.text("file") == "old")
  }
}
