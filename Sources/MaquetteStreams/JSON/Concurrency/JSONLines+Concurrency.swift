public import MaquetteCore

extension Records where Source: Sendable {
  /// Decodes lines on all cores, and reduces them to one value.
  ///
  /// The bytes are split at line ends into parts. Each part is reduced to its own value, in line
  /// order; then the values of the parts are merged in stream order. Records never leave the part
  /// that decoded them, so they need not be sendable and are freed where they were created. Reduce
  /// to something small: arrays of all records grow no faster on many cores than on one.
  ///
  /// ```swift
  /// let total = try await mapper.lines(of: Order.self, from: data).reduceConcurrently(into: 0) {
  ///   total, line in total += try line.get().quantity
  /// } merge: { $0 += $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - initial: The initial value of each part. It must be neutral, such as 0 for a sum or an
  ///     empty dictionary, because the number of parts is unspecified.
  ///   - add: Adds a record, or handles its error, on any thread.
  ///   - merge: Adds the value of a part to that of all parts before it.
  /// - Returns: The value of all parts.
  /// - Throws: The errors of the closures; of several errors, that of the earliest part.
  ///   `CancellationError` if the task is cancelled.
  /// - Complexity: That of decoding, and for each part with an invalid line a search for the line
  ///   ends before it.
  @inlinable
  public func reduceConcurrently<Record: MappingDecodable & SendableMetatype, Partial: Sendable>(
    into initial: Partial,
    _ add: @escaping @Sendable (inout Partial, Result<Record, MappingError>) throws -> Void,
    merge: (inout Partial, Partial) throws -> Void
  ) async throws -> Partial where Framing == JSONLines<Record> {
    let framing = framing
    let parts = source.withBytes { LineParts(of: $0, framing.finder.options.limits) }
    var merged = initial
    try await withThrowingTaskGroup(of: (Int, Result<Partial, any Error>).self) { group in
      for (number, part) in parts.ranges.enumerated() {
        group.addTask { [source] in
          (number, Self.reduce(part, of: source, framing, into: initial, add))
        }
      }
      // Merged in order, so that the same bytes always result in the same value or error.
      var waiting: [Int: Result<Partial, any Error>] = [:]
      var next = 0
      while let (number, result) = try await group.next() {
        waiting[number] = result
        while let partial = waiting.removeValue(forKey: next) {
          try merge(&merged, try partial.get())
          next += 1
        }
      }
      try Task.checkCancellation()
    }
    return merged
  }

  /// Decodes lines on all cores, and passes each record to a closure.
  ///
  /// ```swift
  /// try await mapper.lines(of: Tweet.self, from: data).forEachConcurrently { line in
  ///   index(try line.get())
  /// }
  /// ```
  ///
  /// - Parameter body: Receives a record or its error, on any thread, in any order.
  /// - Throws: The errors of the closure; of several errors, that of the earliest part.
  ///   `CancellationError` if the task is cancelled.
  @inlinable
  public func forEachConcurrently<Record: MappingDecodable & SendableMetatype>(
    _ body: @escaping @Sendable (Result<Record, MappingError>) throws -> Void
  ) async throws where Framing == JSONLines<Record> {
    try await reduceConcurrently(into: ()) { _, line in
      try body(line)
    } merge: { _, _ in
    }
  }

  /// Reduces the lines of one part.
  @inlinable
  static func reduce<Record: MappingDecodable, Partial: Sendable>(
    _ part: Range<Int>, of source: Source, _ framing: Framing, into initial: Partial,
    _ add: (inout Partial, Result<Record, MappingError>) throws -> Void
  ) -> Result<Partial, any Error> where Framing == JSONLines<Record> {
    source.withBytes { bytes in
      var lines = JSONLines(framing, from: part.lowerBound)
      var partial = initial
      var count = 0
      do {
        while let line = lines.__next(in: bytes, upTo: part.upperBound, isComplete: true) {
          // The check costs more than a step to the next line.
          if count & 63 == 0 { try Task.checkCancellation() }
          count &+= 1
          try add(&partial, line)
        }
        return .success(partial)
      } catch {
        return .failure(error)
      }
    }
  }
}

/// Splits bytes at line ends into parts of similar size for several tasks.
@usableFromInline
struct LineParts: Sendable {
  /// The minimum size of a part.
  ///
  /// It takes a thread at least a fraction of a millisecond, much more than the overhead of a task.
  private static let leastSize = 256 * 1024

  /// The maximum number of parts.
  ///
  /// It is large enough that the last parts do not leave many cores idle, and small enough that
  /// counting the lines before each part costs less than decoding.
  private static let greatestCount = 128

  /// The parts, in order.
  @usableFromInline let ranges: [Range<Int>]

  /// Splits bytes.
  @usableFromInline
  init(of bytes: borrowing Span<UInt8>, _ limits: DecodingOptions.Limits) {
    self.init(of: bytes, limits, leastSize: Self.leastSize)
  }

  /// Splits bytes into parts of a minimum size, except for the last one.
  init(of bytes: borrowing Span<UInt8>, _ limits: DecodingOptions.Limits, leastSize: Int) {
    let size = max(leastSize, bytes.count / Self.greatestCount)
    var ranges: [Range<Int>] = []
    var start = 0
    // The part that exceeds the limit reports it; nothing after it is decoded.
    while start < bytes.count, start <= limits.size {
      let end =
        bytes.count - start > size
        ? ByteSearch.firstLineEnd(in: bytes, start + size..<bytes.count).map { $0 + 1 } : nil
      ranges.append(start..<(end ?? bytes.count))
      start = end ?? bytes.count
    }
    self.ranges = ranges
  }
}
