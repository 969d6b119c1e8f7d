import ArgumentParser
import Foundation
import SculptCore

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Opens a page to try it, for this machine alone.",
    discussion: """
      Write or drop samples into the page, and see the types at once; payloads are checked against them. The page \
      asks nothing of any other server, and reads no file of this machine.
      """)

  @Option(help: "The port; any free one by default.")
  var port = 0

  mutating func validate() throws {
    if UInt16(exactly: port) == nil { throw ValidationError("--port is a number from 0 to 65535.") }
  }

  func run() throws {
    guard let listener = LoopbackListener(port: port) else {
      Messages.write("error: port \(port) cannot be used")
      throw ExitCode(73)
    }
    #if canImport(Darwin)
      // A connection that has ended is no reason to end.
      _ = signal(SIGPIPE, SIG_IGN)
    #endif
    let service = PlaygroundService(port: listener.port)
    try FileHandle.standardOutput.write(contentsOf: Data((service.address + "\n").utf8))
    Messages.write("Open the address in a browser; Ctrl-C ends it.")
    // A few requests at a time, so that slow ones take no memory without bound.
    let free = DispatchSemaphore(value: 4)
    while true {
      free.wait()
      guard let connection = listener.accept() else {
        free.signal()
        continue
      }
      DispatchQueue.global().async {
        let response = service.response { connection.read() }
        connection.write(response.bytes)
        connection.end()
        free.signal()
      }
    }
  }
}
