@testable import MaquetteCore

/// Decodes arbitrary bytes to a tree, and compares the result with a plain reference parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let found = input.decode(AnyValue.self)
  if case .failure(let error) = found { requireTellable(error, in: input.text) }
  guard input.options.limits == .init(), input.options.duplicateKeys == .lastWins else { return 0 }

  let expected = ReferenceParser.parse(input.text)
  switch found {
  case .success(let value):
    require(value == expected, "the grammar says \(expected.map { "\($0)" } ?? "no")")
  case .failure(let error):
    require(expected == nil || error.code == .numberTooLong, "the grammar accepts: \(error)")
  }
  return 0
}
