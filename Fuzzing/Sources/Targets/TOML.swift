import MaquetteCore
import MaquetteTOML

/// Any bytes as TOML, into trees and models: what is accepted is written, and reads back as the same
/// tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let mapper = TOMLMapper(
    options: .init(decoding: input.options, encoding: .init(), format: TOMLFormat()))
  requireRoundTrip(input, mapper) { tree, again in
    require(tree == again, "\(tree)\nis read again as\n\(again)")
  }
  fuzz(TOMLFormat(zone: .utc), start, count)
  return 0
}
