import MaquetteCore
import MaquetteTOML

/// Decodes arbitrary bytes as TOML to trees and models; a decoded tree must survive a round trip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let mapper = TOMLMapper(
    options: .init(decoding: input.options, encoding: .init(), format: TOMLFormat()))
  requireRoundTrip(input, mapper) { tree, again in
    require(tree == again, "\(tree)\nis read again as\n\(again)")
  }
  // What TOML 1.0 accepts, 1.1 reads as the same.
  let newer = TOMLMapper(
    options: .init(
      decoding: input.options, encoding: .init(), format: TOMLFormat(version: .toml11)))
  if let tree = try? mapper.decode(AnyValue.self, from: input.text) {
    require((try? newer.decode(AnyValue.self, from: input.text)) == tree, "TOML 1.1 differs")
  }
  requireRoundTrip(input, newer) { tree, again in
    require(tree == again, "\(tree)\nis read again as\n\(again)")
  }
  fuzz(TOMLFormat(zone: .utc), start, count)
  return 0
}
