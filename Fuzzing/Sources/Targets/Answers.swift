import MaquetteCore
import MaquetteJSONTools

/// Finds values in arbitrary bytes, and decodes the bytes as server-sent events, whole and in pieces.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let values = input.lend { JSONText.values(in: $0) }
  var end = 0
  for value in values {
    let range = value.range
    require(range.lowerBound >= end && range.upperBound <= input.text.count, "\(value) overlaps")
    require("{[".utf8.contains(input.text[range.lowerBound]), "\(value) begins with no bracket")
    end = range.upperBound
    let report = input.lend { input.mapper.decodeReporting(Record.self, from: $0, in: range) }
    for issue in report.issues { requireTellable(issue.error, in: input.text) }
  }
  // A document is one value, unless it is nested deeper than any that is found.
  if case .success(let tree) = input.decode(AnyValue.self), tree.array != nil || tree.object != nil
  {
    require(values.count == 1 && values[0].isComplete, "\(tree) is found as \(values)")
  }
  let whole = input.lend { input.mapper.events(of: AnyValue.self, from: $0).map { shown($0) } }
  for size in [1, 5] {
    var parser = input.mapper.eventParser(of: AnyValue.self)
    var pieces: [String] = []
    for start in stride(from: 0, to: input.text.count, by: size) {
      parser.append(input.text[start..<min(start + size, input.text.count)])
      while let event = parser.next() { pieces.append(shown(event)) }
    }
    parser.finish()
    while let event = parser.next() { pieces.append(shown(event)) }
    require(pieces == whole, "\(whole)\nin pieces of \(size):\n\(pieces)")
  }
  return 0
}

private func shown(_ event: Result<ServerSentEvent<AnyValue>, MappingError>) -> String {
  "\(event)"
}
