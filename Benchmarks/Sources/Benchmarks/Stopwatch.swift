import Foundation

/// The times of one workload, in microseconds.
///
/// The peers measure by the same rule.
struct Times {
  /// The shortest sample.
  let shortest: Double

  /// The median sample.
  let median: Double

  /// Shorter work is repeated within a sample, because reading the clock also takes time.
  private static let shortestSample = 50e-6

  /// Runs work once to warm up, and then for about a number of seconds, at least five times.
  ///
  /// The work frees its results, so the time includes that, unless `FREEING=apart`.
  ///
  /// - Parameter repeats: The number of equal parts of the work; the times are those of one part.
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

/// The last result, if it is freed while the clock is stopped.
enum Kept {
  static let isApart = ProcessInfo.processInfo.environment["FREEING"] == "apart"

  // The clock and the work share a thread, except where several threads decode records.
  nonisolated(unsafe) static var last: Any?
}

/// Consumes a result, so that the compiler cannot remove the work.
@inline(never)
func keep<T>(_ value: T) {
  if Kept.isApart { Kept.last = value }
}

/// Consumes one of many results on any thread, and frees it at once.
@inline(never)
func pass<T>(_ value: T) {}
