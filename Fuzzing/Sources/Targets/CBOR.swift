import MaquetteCBOR
import MaquetteCore

/// Decodes arbitrary bytes as CBOR; a decoded value must survive a round trip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  switch start[0] >> 6 {
  case 0: fuzz(CBORFormat(), start, count)
  case 1: fuzz(CBORFormat.deterministic, start, count)
  case 2: fuzz(CBORFormat(keyOrder: .lengthFirst, writesIntegerKeys: true), start, count)
  default: fuzz(CBORFormat(unknownTags: .reject, isSequence: true), start, count)
  }
  return 0
}
