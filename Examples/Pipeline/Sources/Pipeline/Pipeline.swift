import Foundation
import Maquette

/// A stage that maps and validates orders: NDJSON from standard input to standard output.
///
/// ```
/// Pipeline            orders to standard output; rejections and counts to standard error
/// Pipeline --tagged   all of it to standard output, a line for each line:
///                     {"accepted":{...}}, {"rejected":{...}}, and at the end {"counts":{...}}
/// ```
///
/// Engines that run stages read only the standard output, so they need the second form. The stage
/// reads to the end of its input, and marks the end with the counts.
@main
enum Pipeline {
  static func main() async throws {
    let output = FileHandle.standardOutput.write(contentsOf:) as ([UInt8]) throws -> Void
    let errors = FileHandle.standardError.write(contentsOf:) as ([UInt8]) throws -> Void
    let isTagged = CommandLine.arguments.contains("--tagged")
    var stage = Stage(output: output, others: isTagged ? nil : errors)
    for try await chunk in FileChunks.standardInput { try stage.append(chunk) }
    try stage.finish()
  }
}
