import Foundation
import MaquetteFiles
import Testing

/// Counts calls, records their order, and makes one of them fail.
private final class Failing {
  var calls: [String] = []
  var failingCall = Int.max
  var code = EIO

  /// Records a call; returns true if it must fail.
  func fails(_ name: String) -> Bool {
    calls.append(name)
    guard calls.count - 1 == failingCall else { return false }
    errno = code
    return true
  }

  var layer: FileLayer {
    let system = FileLayer()
    var layer = FileLayer()
    layer.create = { self.fails("create") ? -1 : system.create($0, $1) }
    layer.setMode = { self.fails("mode") ? -1 : system.setMode($0, $1) }
    // A few bytes at a time, as a system may write.
    layer.write = { self.fails("write") ? -1 : system.write($0, $1.prefix(4)) }
    layer.sync = { self.fails("sync") ? -1 : system.sync($0) }
    layer.close = { descriptor in
      // A file is closed even if closing reports an error.
      let result = system.close(descriptor)
      return self.fails("close") ? -1 : result
    }
    layer.rename = { self.fails("rename") ? -1 : system.rename($0, $1) }
    layer.openFolder = { self.fails("folder") ? -1 : system.openFolder($0) }
    return layer
  }
}

@Suite("Files whose writing fails")
struct FailingLayerTests {
  private let folder: Folder
  private let failing = Failing()

  init() throws { folder = try Folder() }

  private func write(_ text: String, to path: String? = nil) throws(FileError) {
    try AtomicFile.write(
      Array(text.utf8), to: path ?? folder.path("file"), layer: failing.layer)
  }

  @Test("The file is synced before it gets its name, and the folder afterwards")
  func order() throws {
    try folder.put("old", in: "file")
    try write("12345")
    #expect(
      failing.calls == [
        "create", "mode", "write", "write", "sync", "close", "rename", "folder", "sync", "close",
      ])
  }

  @Test("Whichever call fails, the file is complete: either the old or the new one")
  func everyCall() throws {
    for call in 0..<10 {
      try folder.put("old", in: "file", mode: 0o640)
      failing.calls = []
      failing.failingCall = call
      let error: FileError?
      do throws(FileError) {
        try write("12345")
        error = nil
      } catch let thrown {
        error = thrown
      }
      let isReplaced = failing.calls.firstIndex(of: "rename").map { $0 < call } ?? false
      #expect(try folder.text("file") == (isReplaced ? "12345" : "old"), "call \(call)")
      #expect(try folder.mode("file") == 0o640)
      #expect(try folder.names == ["file"], "call \(call)")
      // Closing the folder does not affect the file.
      #expect((error == nil) == (call == 9), "call \(call)")
      #expect(error.map { $0.code == EIO } ?? true)
    }
  }

  @Test("A folder that has nothing to sync is no failure", arguments: [EINVAL, ENOTSUP])
  func foldersWithoutSync(code: Int32) throws {
    (failing.failingCall, failing.code) = (6, code)
    try write("1234")
    #expect(failing.calls[6] == "sync" && failing.calls[5] == "folder")
    #expect(try folder.text("file") == "1234")
  }

  @Test("An unreadable folder is not a failure")
  func unreadableFolder() throws {
    (failing.failingCall, failing.code) = (5, EACCES)
    try write("1234")
    #expect(try folder.text("file") == "1234")
  }
}

@Suite(
  "A full file system",
  .enabled(if: geteuid() == 0, "only root may mount a small file system"))
struct FullFileSystemTests {
  private func run(_ tool: String, _ arguments: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test("The old file stays, and nothing is left beside it")
  func full() throws {
    let tool = "/bin/mount"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return }
    let folder = try Folder()
    guard try run(tool, "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.url.path) else {
      print("no small file system can be mounted here: the test is skipped")
      return
    }
    defer { _ = try? run("/bin/umount", folder.url.path) }
    try folder.put("old", in: "file", mode: 0o640)
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write([UInt8](repeating: 7, count: 1 << 20), to: folder.path("file"))
    }
    #expect(error?.code == ENOSPC)
    #expect(try folder.text("file") == "old")
    #expect(try folder.names == ["file"])
    try AtomicFile.write(Array("new".utf8), to: folder.path("file"))
    #expect(try folder.text("file") == "new")
  }
}
