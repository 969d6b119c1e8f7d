import Foundation
import SculptCore

/// Reads samples as `sculpt` does, and prints how long it took: `Throughput FILE…`.
@main
enum Throughput {
  static func main() throws {
    let sources = CommandLine.arguments.dropFirst().map { SampleSource.file(URL(filePath: $0)) }
    let start = ContinuousClock.now
    let shape = try SampleReader.shape(of: Array(sources), format: nil)
    let code = SwiftFile(Inference.model(of: shape)).text
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(code.split(separator: "\n").count, "lines of code after", seconds, "s")
  }
}
