import Foundation

/// Database trials that are not tests: killed processes, many rows, timings.
@main
enum DatabaseTrials {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let path = arguments.last else {
      print("usage: DatabaseTrials write|share|change|stream|speed FILE")
      exit(2)
    }
    switch arguments.first {
    case "write": try WriterTrial.run(path)
    case "share": try SharingTrial.run(path)
    case "change": try SharingTrial.change(path)
    case "stream": try StreamTrial.run(path)
    case "speed": try SpeedTrial.run(path)
    default: exit(2)
    }
  }
}
