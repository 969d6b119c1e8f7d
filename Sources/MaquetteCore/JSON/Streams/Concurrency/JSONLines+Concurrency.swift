extension Records where Source: Sendable {
  /// Reads lines on all cores, and reduces what they hold to one value.
  ///
  /// The bytes are divided at line ends into parts. Each part is reduced to a value of its own, in
  /// the order of its lines; the values of the parts are merged in the order of the stream. Records
  /// never leave the part that read them, so that they need not be sendable and are freed where
  /// they were made: reduce to what is small, for arrays of all records grow no faster on many
  /// cores than on one.
  ///
  /// ```swift
  /// let total = try await mapper.lines(of: Order.self, from: data).reduceConcurrently(into: 0) {
  ///   total, line in total += try line.get().quantity
  /// } merge: { $0 += $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - initial: The value that every part begins with; it has to be neutral, like 0 for a sum or
  ///     an empty dictionary, since the number of parts is not told.
  ///   - add: Adds a record, or deals with the error that it is, on any thread.
  ///   - merge: Adds the value of a part to that of all parts before it.
  /// - Returns: The value of all parts.
  /// - Throws: What the functions throw; of several errors, that of the earliest part.
  ///   `CancellationError` if the task is cancelled.
  /// - Complexity: As reading, and for each part with a bad line a search for line ends before it.
  @inlinable
  public func reduceConcurrently<Record: MappingDecodable & SendableMetatype, Partial: Sendable>(
    into initial: Partial,
    _ add: @escaping @Sendable (inout Partial, Result<Record, MappingError>) throws -> Void,
    merge: (inout Partial, Partial) throws -> Void
  ) async throws -> Partial where Framing == JSONLines<Record> {
    let options = framing.finder.options
    let parts = source.withBytes { LineParts(of: $0, options.limits) }
    var merged = initial
    try await withThrowingTaskGroup(of: (Int, Result<Partial, any Error>).self) { group in
      for (number, part) in parts.ranges.enumerated() {
        group.addTask { [source] in
          (number, Self.reduce(part, of: source, options, into: initial, add))
        }
      }
      // Merged in order, so that the same bytes give the same value, or error, every time.
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

  /// Reads lines on all cores, and hands each record to a function.
  ///
  /// ```swift
  /// try await mapper.lines(of: Tweet.self, from: data).forEachConcurrently { line in
  ///   index(try line.get())
  /// }
  /// ```
  ///
  /// - Parameter body: Takes a record, or the error that it is, on any thread; in no order.
  /// - Throws: What the function throws; of several errors, that of the earliest part.
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
    _ part: Range<Int>, of source: Source, _ options: DecodingOptions, into initial: Partial,
    _ add: (inout Partial, Result<Record, MappingError>) throws -> Void
  ) -> Result<Partial, any Error> where Framing == JSONLines<Record> {
    source.withBytes { bytes in
      var lines = JSONLines<Record>(options: options, at: part.lowerBound)
      var partial = initial
      var count = 0
      do {
        while let line = lines.__next(in: bytes, upTo: part.upperBound, isComplete: true) {
          // Asking costs more than stepping to the next line.
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

/// Where bytes are divided, to be read by several tasks: at line ends, into parts of about one
/// size.
@usableFromInline
struct LineParts: Sendable {
  /// A part takes a thread a fraction of a millisecond at least: many times what a task costs.
  private static let leastSize = 256 * 1024

  /// So many parts that the last ones to end do not leave many cores idle, and so few that
  /// counting the lines before each of them costs less than reading.
  private static let greatestCount = 128

  /// The parts, in order.
  @usableFromInline let ranges: [Range<Int>]

  /// Divides bytes.
  @usableFromInline
  init(of bytes: borrowing Span<UInt8>, _ limits: DecodingOptions.Limits) {
    self.init(of: bytes, limits, leastSize: Self.leastSize)
  }

  /// Divides bytes into parts of at least a size, but for the last one.
  init(of bytes: borrowing Span<UInt8>, _ limits: DecodingOptions.Limits, leastSize: Int) {
    let size = max(leastSize, bytes.count / Self.greatestCount)
    var ranges: [Range<Int>] = []
    var start = 0
    // The part in which the limit is exceeded says so; nothing behind it is read.
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
