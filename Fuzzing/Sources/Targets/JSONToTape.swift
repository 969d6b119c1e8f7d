@testable import MaquetteCore

/// Parses arbitrary bytes to a tape, which must accept the same texts as the reader with the same
/// tree; the first of equal keys counts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  var options = DecodingOptions(limits: input.options.limits)
  options.duplicateKeys = .firstWins
  let expected = Result<AnyValue, MappingError> {
    () throws(MappingError) in try JSONReader.decode(AnyValue.self, from: input.text.span, options)
  }
  let found: AnyValue? = input.lend { bytes in
    try? CodingTape.withTape(over: bytes.span, options) { tape in
      _ = tape.location(of: tape.absent)
      return try tape.value(tape.root)
    }
  }
  switch expected {
  case .success(let value): require(found == value, "the reader says \(value)")
  case .failure(let error): require(found == nil, "the reader says \(error)")
  }
  return 0
}
