import MaquetteCore

extension YAMLPrinter {
  /// Writes a scalar and the end of its line.
  ///
  /// - Parameter indentation: The indentation of multiline text.
  mutating func printBlockScalar(
    _ value: AnyValue, indentation: Int
  ) throws(MappingError) {
    switch value {
    case .string(let text) where text.isBlock: printLines(text, indentation: indentation)
    case .bytes(let bytes) where bytes.count > 48:
      append("!!binary |\n")
      let text = Array(Base64.encode(bytes).utf8)
      for start in stride(from: 0, to: text.count, by: 76) {
        indent(indentation)
        output += text[start..<min(start + 76, text.count)]
        output.append(0x0A)
      }
    default:
      try printFlowScalar(value, inFlow: false)
      output.append(0x0A)
    }
  }

  /// Writes a scalar on one line.
  mutating func printFlowScalar(
    _ value: AnyValue, inFlow: Bool = true
  ) throws(MappingError) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let number): append(number.yamlText)
    case .string(let text): printText(text, inFlow: inFlow)
    case .bytes(let bytes):
      append("!!binary \(bytes.isEmpty ? "\"\"" : Base64.encode(bytes))")
    case .date(let moment):
      guard let text = ISO8601.text(of: moment) else {
        throw MappingError(
          .unencodable, expected: "a date in the years 1 to 9999",
          found: "\(moment.secondsSince1970) seconds since 1970")
      }
      append(text)
    case .array: append("[]")
    case .object: append("{}")
    case .tagged(let tagged): try printFlowScalar(tagged.value.untagged, inFlow: inFlow)
    }
  }

  /// Writes text on one line, without quotes if it is unambiguous.
  mutating func printText(_ text: String, inFlow: Bool) {
    guard !text.isPlain(inFlow: inFlow) else { return append(text) }
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if let escape = scalar.yamlEscape {
        append(escape)
      } else {
        append(String(scalar))
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes multiline text as a block scalar.
  private mutating func printLines(_ text: String, indentation: Int) {
    append("|")
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    // Parsers detect the indentation from the first line unless the header contains it.
    if lines.first(where: { !$0.isEmpty })?.first == 0x20 { append("2") }
    if lines.last?.isEmpty == false {
      append("-")
    } else if lines.dropLast().last?.isEmpty == true {
      append("+")
    }
    output.append(0x0A)
    for line in lines.last?.isEmpty == true ? lines.dropLast() : lines[...] {
      if !line.isEmpty { indent(indentation) }
      output += line
      output.append(0x0A)
    }
  }
}

extension AnyValue {
  /// The tag to write; nil if the value has none, or if its form already implies it.
  var writtenTag: String? {
    var value = self
    while case .tagged(let tagged) = value {
      if let name = tagged.tag.yamlName, case .unknown = YAMLTag(name), !name.isEmpty {
        return Self.written(tag: name)
      }
      value = tagged.value
    }
    return nil
  }

  private static func written(tag name: String) -> String {
    func isShort(_ name: Substring) -> Bool {
      !name.isEmpty
        && name.utf8.allSatisfy {
          switch $0 {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"):
            true
          default: false
          }
        }
    }
    if name.hasPrefix("!"), isShort(name.dropFirst()) { return name }
    let suffix = name.dropFirst(YAMLTag.prefix.count)
    if name.hasPrefix(YAMLTag.prefix), isShort(suffix) { return "!!\(suffix)" }
    var address = ""
    for byte in name.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if isShort(Substring(String(character))) || "!,@;?&=+$~*'()#".contains(character) {
        address.append(character)
      } else {
        address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return "!<\(address)>"
  }
}

extension AnyValue.Number {
  /// The number in a form that parsers of YAML 1.1 and 1.2 read alike.
  fileprivate var yamlText: String {
    let text = description
    if !isFinite { return double.isNaN ? ".nan" : double < 0 ? "-.inf" : ".inf" }
    guard let mark = text.utf8.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      return text
    }
    // YAML 1.1 requires a point, and a sign in the exponent.
    var mantissa = text[..<mark]
    let exponent = text[text.utf8.index(after: mark)...]
    if !mantissa.utf8.contains(UInt8(ascii: ".")) { mantissa += ".0" }
    let isSigned = exponent.hasPrefix("-") || exponent.hasPrefix("+")
    return mantissa + (isSigned ? "e" : "e+") + exponent
  }
}
