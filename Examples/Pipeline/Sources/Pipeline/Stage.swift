import Maquette

/// Maps and validates lines, and counts what becomes of them.
struct Stage: ~Copyable {
  /// How many bytes a line may have.
  static let greatestLine = 1 << 20

  /// Where orders go, and where rejections and counts do if that is elsewhere.
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

  /// Takes the next bytes, cut anywhere.
  mutating func append(_ chunk: [UInt8]) throws {
    lines.append(chunk)
    while let line = lines.next() { try take(line) }
  }

  /// Takes the last line, which may have no line end, and writes the counts.
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

  /// Takes what the parser makes of a line: nothing of an empty one, or of the rest of one that is too long.
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
