import MaquetteCore
import MaquetteMessagePack

/// Decodes arbitrary bytes as MessagePack; a decoded value must survive a round trip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  switch start[0] >> 6 {
  case 0: fuzz(MessagePackFormat(), start, count)
  case 1: fuzz(MessagePackFormat(narrowsFloats: true, writesIntegerKeys: true), start, count)
  case 2: fuzz(MessagePackFormat(hasOnlyRaw: true), start, count, isStable: false)
  default: fuzz(MessagePackFormat(isSequence: true), start, count)
  }
  return 0
}
