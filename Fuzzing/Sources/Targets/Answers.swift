import MaquetteCore
import MaquetteJSONTools
import MaquetteStreams

/// Finds values in arbitrary bytes, and decodes these and server-sent events, whole and in pieces.
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
  let found = values.map { value in
    input.lend { text in
      Result { () throws(MappingError) in
        try input.mapper.decode(AnyValue.self, from: text, in: value.range)
      }
    }
  }
  compare(found, input) { input.mapper.valueParser(of: AnyValue.self) }
  let events = input.lend { input.mapper.events(of: AnyValue.self, from: $0).map { $0 } }
  compare(events, input) { input.mapper.eventParser(of: AnyValue.self) }
  return 0
}

/// Compares what a parser finds in pieces of a text with what is in all of it.
private func compare<Framing: RecordFraming>(
  _ whole: [Framing.Element], _ input: FuzzInput, _ begin: () -> RecordParser<Framing>
) {
  for size in [1, 5] {
    var parser = begin()
    var pieces: [Framing.Element] = []
    for start in stride(from: 0, to: input.text.count, by: size) {
      parser.append(input.text[start..<min(start + size, input.text.count)])
      while let element = parser.next() { pieces.append(element) }
    }
    parser.finish()
    while let element = parser.next() { pieces.append(element) }
    require("\(pieces)" == "\(whole)", "\(whole)\nin pieces of \(size):\n\(pieces)")
  }
}
