import MaquetteCSV
import MaquetteCore

/// Decodes arbitrary bytes as CSV, at once and in chunks: both must have the same rows, and these
/// must survive a round trip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  var lenient = CSVFormat(delimiter: ";", nullWords: ["NULL"])
  lenient.comment = "#"
  lenient.shortRows = .pad
  lenient.longRows = .ignoreExtra
  var unnamed = CSVFormat()
  unnamed.header = .none
  var quoting = unnamed
  quoting.allowsStrayQuotes = true
  for format in [CSVFormat(), lenient, unnamed, quoting] {
    let mapper = CSVMapper(
      options: .init(decoding: input.options, encoding: .init(), format: format))
    requireRoundTrip(input, mapper) { tree, again in
      require(tree == again, "\(tree)\nis read again as\n\(again)")
    }
    requireSameRows(input, mapper, piece: 1 + count % 13)
  }
  fuzz(CSVFormat(), start, count, isStable: false)
  return 0
}

/// Checks that rows from chunks equal those of the whole document.
private func requireSameRows(_ input: FuzzInput, _ mapper: CSVMapper, piece: Int) {
  var rows: [AnyValue] = []
  var failures = 0
  var parser = mapper.rowParser(of: AnyValue.self)
  func take() {
    while let row = parser.next() {
      switch row {
      case .success(let value): rows.append(value)
      case .failure(let error):
        failures += 1
        requireTellable(error, in: input.text)
      }
    }
  }
  for start in stride(from: 0, to: input.text.count, by: piece) {
    parser.append(input.text[start..<min(start + piece, input.text.count)])
    take()
  }
  parser.finish()
  take()
  guard let tree = try? mapper.decode(AnyValue.self, from: input.text) else {
    // The element limit applies to rows only if the whole document is available.
    return require(failures > 0 || input.options.limits.elementCount < .max, "no failure in pieces")
  }
  require(tree.array == rows && failures == 0, "\(tree)\nin pieces is\n\(rows)")
}
