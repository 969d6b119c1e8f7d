import Maquette
import MaquetteCBOR
import MaquetteCore
import MaquetteMessagePack

extension FormatErrors {
  private static let pack = MessagePackFormat()
  private static let cbor = CBORFormat()
  private static let known = CBORFormat(unknownTags: .reject)

  static let ofMessagePack: [FormatError] = [
    FormatError(bytes: [], pack),
    FormatError(bytes: [0xC1], pack),
    FormatError(bytes: [0xA2, 0x61], pack),
    FormatError(bytes: [0x92, 0x01], pack),
    FormatError(bytes: [0x81, 0xA1, 0x61], pack),
    FormatError(bytes: [0x81, 0x90, 0x01], pack),
    FormatError(bytes: [0xA1, 0xFF], pack),
    FormatError(bytes: [0xC7, 0x03, 0xFF, 1, 2, 3], pack),
    FormatError(bytes: [0x01, 0x02], pack),
    FormatError(
      bytes: [0x93, 1, 2, 3], pack, "limits.elementCount = 2", limits: .init(elementCount: 2)),
    FormatError(
      bytes: [0xA3, 0x61, 0x62, 0x63], pack, "limits.stringLength = 2",
      limits: .init(stringLength: 2)),
    FormatError(bytes: [0x91, 0x91, 1], pack, "limits.depth = 1", limits: .init(depth: 1)),
    FormatError(
      encoding: .date(Timestamp(secondsSince1970: .infinity)), pack, as: "a date without end"),
  ]

  static let ofCBOR: [FormatError] = [
    FormatError(bytes: [], cbor),
    FormatError(bytes: [0x1C], cbor),
    FormatError(bytes: [0xFF], cbor),
    FormatError(bytes: [0x62, 0x61], cbor),
    FormatError(bytes: [0x82, 0x01], cbor),
    FormatError(bytes: [0x19, 0x01], cbor),
    FormatError(bytes: [0x61, 0xFF], cbor),
    FormatError(bytes: [0x7F, 0x01, 0xFF], cbor),
    FormatError(bytes: [0xA1, 0x80, 0x01], cbor),
    FormatError(bytes: [0xE0], cbor),
    FormatError(bytes: [0xC0, 0x80], cbor),
    FormatError(bytes: [0xC0, 0x61, 0x78], cbor),
    FormatError(bytes: [0xD9, 0xFF, 0xFF, 0x01], known, "unknownTags: .reject"),
    FormatError(bytes: [0x01, 0x02], cbor),
    FormatError(
      bytes: [0x83, 1, 2, 3], cbor, "limits.elementCount = 2", limits: .init(elementCount: 2)),
    FormatError(
      bytes: [0x63, 0x61, 0x62, 0x63], cbor, "limits.stringLength = 2",
      limits: .init(stringLength: 2)),
    FormatError(bytes: [0x81, 0x81, 1], cbor, "limits.depth = 1", limits: .init(depth: 1)),
    FormatError(bytes: [0x18, 0x01], CBORFormat.deterministic, ".deterministic"),
    FormatError(
      bytes: [0xA2, 0x61, 0x62, 1, 0x61, 0x61, 2], CBORFormat.deterministic, ".deterministic"),
    FormatError(
      encoding: .date(Timestamp(secondsSince1970: .infinity)), cbor, as: "a date without end"),
  ]
}
