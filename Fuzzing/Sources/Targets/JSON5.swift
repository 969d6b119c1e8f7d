import MaquetteCore
import MaquetteJSON5

/// Decodes arbitrary bytes as JSON5 and as JSON with comments; both must accept all JSON with the
/// same tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  for format in [JSON5Format(), JSON5Format(syntax: .jsonWithComments)] {
    let mapper = JSON5Mapper(
      options: .init(decoding: input.options, encoding: .init(), format: format))
    requireRoundTrip(input, mapper) { tree, again in
      require(tree == again, "\(tree)\nis read again as\n\(again)")
    }
    if case .success(let tree) = input.decode(AnyValue.self) {
      let same = try? mapper.decode(AnyValue.self, from: input.text)
      require(same == tree, "\(tree)\nof JSON is here \(String(describing: same))")
    }
    fuzz(format, start, count, isStable: false)
  }
  return 0
}
