#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The work that code does, measured so that the load of the machine does not change the result.
public enum ProcessorTime {
  /// The processor time that this thread has had, in nanoseconds.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The processor time of one run, in nanoseconds.
  public static func of<E>(_ work: () throws(E) -> Void) throws(E) -> UInt64 {
    let start = now
    try work()
    return now - start
  }

  /// How many times as long work of four times the size takes: 4 for linear work, 16 for quadratic.
  ///
  /// An input may grow faster than its size, as where each line repeats what is around it: what counts
  /// is its length.
  ///
  /// The least of many runs counts, because caches and the speed of a virtual processor make one run
  /// differ from another; they end as soon as the work is linear beyond doubt. Work too short to be
  /// measured is linear.
  ///
  /// - Parameters:
  ///   - size: The smaller size.
  ///   - prepare: Makes the input of a size, and tells its length.
  ///   - work: Does the work for an input.
  public static func growth<Input>(
    of size: Int, _ prepare: (Int) throws -> (input: Input, length: Int), _ work: (Input) -> Void
  ) rethrows -> Double {
    let (small, large) = (try prepare(size), try prepare(4 * size))
    let unit = max(Double(large.length) / Double(small.length), 4) / 4
    var (least, most) = (UInt64.max, UInt64.max)
    for _ in 0..<25 {
      least = min(least, of { work(small.input) })
      most = min(most, of { work(large.input) })
      if most < 2_000_000 || Double(most) < 8 * unit * Double(least) { return 4 }
    }
    return Double(most) / Double(max(least, 1)) / unit
  }
}
