import MaquetteCore

/// Decodes bytes in a format as trees and as models, and checks the results.
///
/// - Parameters:
///   - format: The format.
///   - start: The bytes; the first one selects the options.
///   - count: Their number.
///   - isStable: Whether every decoded tree can be encoded, and decodes to the same tree.
func fuzz<Format: TreeFormat>(
  _ format: Format, _ start: UnsafePointer<UInt8>, _ count: Int, isStable: Bool = true
) {
  guard count > 0 else { return }
  let row = Int(start[0])
  // Exactly as large as the source, so that Address Sanitizer detects an out-of-bounds access.
  let source = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count - 1)
  defer { source.deallocate() }
  _ = source.initialize(from: UnsafeBufferPointer(start: start + 1, count: count - 1))
  var options = DecodingOptions()
  options.conversions = [.lossless, .strict, .lenient][row % 3]
  options.duplicateKeys = [.lastWins, .firstWins, .reject][row / 3 % 3]
  if row % 7 == 0 {
    options.limits = .init(depth: 8, stringLength: 12, elementCount: 5, numberLength: 10)
  }
  let mapper = FormatMapper<Format>(
    options: .init(decoding: options, encoding: EncodingOptions(), format: format))
  let bytes = UnsafeBufferPointer(source)
  requireReport(mapper.decodeReporting(Specimen.self, from: bytes), count - 1)
  requireReport(mapper.decodeReporting([Record?].self, from: bytes), count - 1)
  if format.traits.syntax != nil { requireSameDirectly(mapper, source) }
  let report = mapper.decodeReporting(AnyValue.self, from: bytes)
  requireReport(report, count - 1)
  guard isStable, let tree = report.value else { return }
  do throws(MappingError) {
    let written = try mapper.encode(tree)
    let again = try FormatMapper<Format>(options: .init(format: format)).decodeValue(from: written)
    require(again == tree, "\(tree)\nwas written and is\n\(again)")
  } catch {
    // The digits of a key may exceed the format's integers.
    require(error.code == .unencodable, "\(tree) cannot be written: \(error)")
  }
}

private func requireReport<T>(_ report: MappingReport<T>, _ count: Int) {
  require(report.value != nil || !report.issues.isEmpty, "nothing was read, and nothing told")
  for issue in report.issues {
    _ = issue.error.details
    guard let offset = issue.error.byteOffset else {
      require(false, "no place is told of \(issue)")
      return
    }
    require((0...count).contains(offset), "\(issue) is told at \(offset) of \(count)")
  }
}
