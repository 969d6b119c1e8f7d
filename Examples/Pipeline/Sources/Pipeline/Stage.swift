import Maquette

/// Maps and validates lines, and counts the outcomes.
struct Stage: ~Copyable {
  /// The maximum length of a line in bytes.
  static let greatestLine = 1 << 20

  /// The output for orders; rejections and counts may have another one.
  private var output: JSONLineWriter
  private var others: JSONLineWriter?

  private var lines = LineCutter(greatestCount: greatestLine)
  private var parser: RecordParser<JSONLines<Order>>
  private var counts = Counts()

  init(
    output: @escaping ([UInt8]) throws -> Void, others: (([UInt8]) throws -> Void)? = nil
  ) {
    let limits = DecodingOptions.Limits(depth: 16, recordSize: Self.greatestLine, issues: 20)
    let mapper = JSONMapper(options: .init(limits: limits))
    parser = mapper.lineParser(of: Order.self)
    self.output = mapper.lineWriter(sink: output)
    self.others = others.map { mapper.lineWriter(sink: $0) }
  }

  /// Appends the next bytes, split at any offset.
  mutating func append(_ chunk: [UInt8]) throws {
    lines.append(chunk)
    while let line = lines.next() { try take(line) }
  }

  /// Processes the last line, which may have no line end, and writes the counts.
  mutating func finish() throws {
    let rest = lines.rest()
    if let rest { parser.append(rest) }
    parser.finish()
    try takeRecord(of: rest ?? [])
    try write(.counts(counts))
    try output.flush()
    try others?.flush()
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws {
    parser.append(line)
    try takeRecord(of: line)
  }

  /// Processes the parser's result for a line; an empty line, or the rest of a line that is too
  /// long, has none.
  private mutating func takeRecord(of line: ArraySlice<UInt8>) throws {
    guard let report = parser.nextReport() else { return }
    counts.read += 1
    let errors = report.errors
    guard errors.isEmpty, let order = report.value else {
      counts.rejected += 1
      let text = line.last == 0x0A ? line.dropLast() : line
      return try write(.rejected(Rejection(errors, text: text)))
    }
    counts.accepted += 1
    if others == nil {
      try output.write(Outcome.accepted(order))
    } else {
      try output.write(order)
    }
  }

  private mutating func write(_ outcome: Outcome) throws {
    if others == nil { try output.write(outcome) } else { try others?.write(outcome) }
  }
}
