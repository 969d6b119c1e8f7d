import MaquetteCore

extension String {
  /// The kind of the value that a text stands for, in a format that has no other scalars.
  ///
  /// A number is written as programs write numbers, so that it comes back: codes such as `01234` and `+41` are texts, and
  /// so is `1E3`, because programs write an exponent after a fraction or with a sign.
  var typedKind: ValueKind {
    switch self {
    case "": return .null
    case "true", "false": return .bool
    default:
      guard AnyValue.Number(decimal: self) != nil else { return .string }
      guard let exponent = utf8.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
        return .number
      }
      let hasFraction = utf8.contains(UInt8(ascii: "."))
      let sign = utf8[utf8.index(after: exponent)]
      let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      return hasFraction || hasSign ? .number : .string
    }
  }
}
