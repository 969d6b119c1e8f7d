import Foundation

/// What a run of the command ends with.
struct Outcome {
  let code: Int32
  let output: String
  let errors: String
}

/// Runs the command as its users do.
protocol CommandRunning {}

extension CommandRunning {
  func sculpt(
    _ arguments: String..., input: String? = nil, in folder: URL? = nil
  ) throws -> Outcome {
    try sculpt(arguments, input: input, in: folder)
  }

  func sculpt(
    _ arguments: [String], input: String? = nil, in folder: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = commands.appending(path: "sculpt")
    process.arguments = arguments
    return try run(process, input: input, in: folder)
  }

  /// Runs a line of a shell, in which `sculpt` is the command.
  func shell(_ line: String, input: String? = nil, in folder: URL? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(commands.path):/usr/bin:/bin"]) { $1 }
    return try run(process, input: input, in: folder)
  }

  /// The command is built beside the tests.
  var commands: URL { URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent() }

  /// Starts `sculpt serve`, and returns the line that it writes first; `end` ends it.
  func startServer() throws -> (process: Process, line: String) {
    let process = Process()
    process.executableURL = commands.appending(path: "sculpt")
    process.arguments = ["serve"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    return (process, String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
  }

  /// Ends a process that runs on by itself.
  ///
  /// Tests run on threads that block signals, and so do the processes that they start: these do not see another one.
  func end(_ process: Process) { kill(process.processIdentifier, SIGKILL) }

  private func run(_ process: Process, input: String?, in folder: URL?) throws -> Outcome {
    process.currentDirectoryURL = folder
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    try process.run()
    if let input { try source.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try source.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }

  /// Calls a function with a folder that has some files.
  func withFolder(
    _ files: [String: String], _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sculpt-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(folder)
  }
}
