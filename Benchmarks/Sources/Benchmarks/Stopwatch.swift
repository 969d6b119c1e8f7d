/// The times of two ways to do the same, taken in turn so that both meet the same machine.
struct Duel {
  /// Seconds of each run of the first way.
  private(set) var first: [Double] = []

  /// Seconds of each run of the second way.
  private(set) var second: [Double] = []

  /// Runs both ways in turn, once to warm up and then for about a number of seconds.
  init(seconds: Double, _ runFirst: () throws -> Void, _ runSecond: () throws -> Void) rethrows {
    try runFirst()
    try runSecond()
    let clock = ContinuousClock()
    let start = clock.now
    repeat {
      // The slower way runs once for several runs of the faster one.
      for _ in 0..<5 { first.append(try clock.measure { try runFirst() }.seconds) }
      second.append(try clock.measure { try runSecond() }.seconds)
    } while (clock.now - start).seconds < seconds || second.count < 5
    first.sort()
    second.sort()
  }

  /// How many times faster the first way is, by the shortest runs.
  var ratio: Double { second[0] / first[0] }

  /// The same by the medians; the distance to `ratio` tells how noisy the machine was.
  var medianRatio: Double { second[second.count / 2] / first[first.count / 2] }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
