// Compares archives with NSKeyedArchiver: the same graph of tweets with shared users.
import Foundation
import MaquetteArchive

@main
enum ArchiveTimings {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    let tweets = ArchivedTweet.many(count)
    let mapper = ArchiveMapper()
    var bytes: [UInt8] = []
    let writing = try seconds(3) { bytes = try mapper.encode(tweets) }
    let reading = try seconds(3) { _ = try mapper.decode([ArchivedTweet].self, from: bytes) }
    print("maquette: \(bytes.count) bytes, written in \(writing) s, read in \(reading) s")
    guard !CommandLine.arguments.contains("--alone") else { return }

    var users: [ObjectIdentifier: CodingUser] = [:]
    let coding = tweets.map { tweet in
      let user = users[ObjectIdentifier(tweet.user)] ?? CodingUser(tweet.user)
      users[ObjectIdentifier(tweet.user)] = user
      return CodingTweet(tweet, by: user)
    }
    var data = Data()
    let encoding = try seconds(1) {
      data = try NSKeyedArchiver.archivedData(
        withRootObject: NSArray(array: coding), requiringSecureCoding: true)
    }
    let decoding = try seconds(1) {
      let classes: [AnyClass] = [NSArray.self, CodingTweet.self]
      _ = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
    }
    print("NSKeyedArchiver: \(data.count) bytes, written in \(encoding) s, read in \(decoding) s")
    print("times: written \(encoding / writing), read \(decoding / reading)")
    print("size: \(Double(bytes.count) / Double(data.count))")
  }

  /// The shortest of several runs, in seconds of CPU time, because other programs may run at the
  /// same time.
  static func seconds(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var result = Double.infinity
    for _ in 0..<runs {
      let start = clock()
      try body()
      result = min(result, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    return result
  }
}
