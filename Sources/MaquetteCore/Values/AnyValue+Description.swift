extension AnyValue: CustomStringConvertible {
  /// The value as compact JSON without tags; bytes and dates, which JSON lacks, are in angle
  /// brackets.
  public var description: String {
    var text = ""
    append(to: &text)
    return text
  }

  // Uses little stack, because trees may be deep.
  private func append(to text: inout String) {
    switch self {
    case .array(let elements): Self.append(elements, to: &text)
    case .object(let object): Self.append(object, to: &text)
    case .tagged(let tagged): tagged.value.append(to: &text)
    default: text += scalarDescription
    }
  }

  private static func append(_ elements: [AnyValue], to text: inout String) {
    var separator = "["
    for element in elements {
      text += separator
      element.append(to: &text)
      separator = ","
    }
    text += elements.isEmpty ? "[]" : "]"
  }

  private static func append(_ object: AnyValue.Object, to text: inout String) {
    var separator = "{"
    for member in object {
      text += separator
      text += JSONText.quoted(member.key)
      text += ":"
      member.value.append(to: &text)
      separator = ","
    }
    text += object.isEmpty ? "{}" : "}"
  }

  private var scalarDescription: String {
    switch self {
    case .null, .array, .object, .tagged: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.description
    case .string(let value): JSONText.quoted(value)
    case .bytes(let value): "<\(value.count.counted("byte"))>"
    case .date(let value): "<\(value.secondsSince1970) s>"
    }
  }
}
