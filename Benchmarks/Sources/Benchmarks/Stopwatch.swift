import Foundation

/// The times of one piece of work, in microseconds.
///
/// The peers keep to the same rule.
struct Times {
  /// The shortest sample.
  let shortest: Double

  /// The sample in the middle.
  let median: Double

  /// A sample repeats what is shorter than this, because the clock costs time too.
  private static let shortestSample = 50e-6

  /// Runs work once to warm up and then for about a number of seconds, at least five times.
  ///
  /// The work frees what it makes, so freeing the result is part of the time, unless `FREEING=apart`.
  ///
  /// - Parameter repeats: How many equal parts the work has; the times are those of one.
  init(seconds: Double, repeats: Int, _ work: () throws -> Void) throws {
    let clock = ContinuousClock()
    func sample(_ batch: Int) throws -> Double {
      defer { Kept.last = nil }
      return try clock.measure { for _ in 0..<batch { try work() } }.seconds
    }
    _ = try sample(1)
    var batch = 1
    while try sample(batch) < Self.shortestSample { batch *= 2 }

    let start = clock.now
    var samples: [Double] = []
    while samples.count < 5 || (clock.now - start).seconds < seconds {
      samples.append(try sample(batch))
    }
    samples.sort()
    let scale = 1e6 / Double(batch) / Double(repeats)
    shortest = samples[0] * scale
    median = samples[samples.count / 2] * scale
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// What was made last, if it is to be freed when the clock stands.
enum Kept {
  static let isApart = ProcessInfo.processInfo.environment["FREEING"] == "apart"

  // The clock and the work are on one thread, but where records pass on several.
  nonisolated(unsafe) static var last: Any?
}

/// Takes a result so that the compiler cannot leave out the work.
@inline(never)
func keep<T>(_ value: T) {
  if Kept.isApart { Kept.last = value }
}

/// Takes one of many results, on any thread, and frees it at once.
@inline(never)
func pass<T>(_ value: T) {}
