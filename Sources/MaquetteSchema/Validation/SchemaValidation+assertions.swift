import MaquetteCore
import MaquetteMappings

extension SchemaValidation {
  /// Checks what a schema says about a value itself.
  mutating func assert(_ schema: AnyValue.Object, _ value: AnyValue) -> Bool {
    var isValid = true
    if let type = schema["type"] {
      let names = type.string.map { [$0] } ?? type.array?.compactMap(\.string) ?? []
      if !names.contains(where: value.hasType) {
        let expected = names.map(Self.shown).joined(separator: " or ")
        isValid = fail(value == .null ? .unexpectedNull : .typeMismatch, expected, value)
      }
    }
    if let constant = schema["const"], !constant.isSame(as: value) {
      isValid = fail(.invalidValue, constant.shownBriefly, value)
    }
    if let values = schema["enum"]?.array, !values.contains(where: { $0.isSame(as: value) }) {
      let list = values.prefix(12).map(\.shownBriefly).joined(separator: ", ")
      isValid = fail(.unknownCase, "one of \(list)\(values.count > 12 ? ", ..." : "")", value)
    }
    switch value {
    case .number(let number): isValid = assert(schema, number, value) && isValid
    case .string(let text): isValid = assert(schema, text, value) && isValid
    default: break
    }
    return isValid
  }

  private static func shown(_ type: String) -> String {
    switch type {
    case "null": "null"
    case "array", "object", "integer": "an \(type)"
    default: "a \(type)"
    }
  }

  private mutating func assert(
    _ schema: AnyValue.Object, _ number: AnyValue.Number, _ value: AnyValue
  ) -> Bool {
    guard let own = DecimalText(number) else { return true }
    var isValid = true
    func bound(_ key: String) -> DecimalText? { schema[key]?.number.flatMap(DecimalText.init) }
    if let least = bound("minimum"), own.isLess(than: least) {
      isValid = fail(.invalidValue, "at least \(schema["minimum"] ?? .null)", value)
    }
    if let most = bound("maximum"), most.isLess(than: own) {
      isValid = fail(.invalidValue, "at most \(schema["maximum"] ?? .null)", value)
    }
    if let least = bound("exclusiveMinimum"), !least.isLess(than: own) {
      isValid = fail(.invalidValue, "more than \(schema["exclusiveMinimum"] ?? .null)", value)
    }
    if let most = bound("exclusiveMaximum"), !own.isLess(than: most) {
      isValid = fail(.invalidValue, "less than \(schema["exclusiveMaximum"] ?? .null)", value)
    }
    if let factor = bound("multipleOf"), !own.isMultiple(of: factor) {
      isValid = fail(.invalidValue, "a multiple of \(schema["multipleOf"] ?? .null)", value)
    }
    return isValid
  }

  private mutating func assert(
    _ schema: AnyValue.Object, _ text: String, _ value: AnyValue
  ) -> Bool {
    var isValid = true
    if let least = schema["minLength"]?.count, text.unicodeScalars.count < least {
      isValid = fail(.invalidValue, "at least \(least.counted("character"))", value)
    }
    if let most = schema["maxLength"]?.count, text.unicodeScalars.count > most {
      isValid = fail(.stringTooLong, "at most \(most.counted("character"))", value)
    }
    if let pattern = schema["pattern"]?.string, document.pattern(pattern)?.matches(text) == false {
      isValid = fail(.invalidValue, "text that matches \"\(pattern)\"", value)
    }
    return isValid
  }

  /// Checks the format of a text.
  mutating func assertFormat(_ schema: AnyValue.Object, _ value: AnyValue) -> Bool {
    guard let format = schema["format"]?.string, case .string(let text) = value,
      SchemaFormat.holds(format, text) == false
    else { return true }
    return fail(.invalidValue, "text in the format \(format)", value)
  }
}

extension AnyValue {
  /// The value without tags of a format.
  var untaggedValue: AnyValue { if case .tagged = self { untagged } else { self } }

  /// Whether the value has a type of JSON Schema.
  func hasType(_ name: String) -> Bool {
    switch untaggedValue {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number):
      name == "number" || name == "integer" && DecimalText(number)?.isInteger == true
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    case .bytes, .date, .tagged: false
    }
  }

  /// Whether two values are equal as JSON Schema compares them: text by its scalars.
  func isSame(as other: AnyValue) -> Bool {
    switch (untaggedValue, other.untaggedValue) {
    case (.string(let left), .string(let right)): return left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      return left.count == right.count
        && left.allSatisfy { right[$0.key]?.isSame(as: $0.value) ?? false }
    case (let left, let right): return left == right
    }
  }

  /// The value in an error, cut if it is long.
  var shownBriefly: String {
    switch untaggedValue {
    case .array: return "an array"
    case .object: return "an object"
    case .null: return "null"
    case let value:
      let text = value.description
      return "\(value.kind.rawValue) " + (text.count > 60 ? text.prefix(57) + "..." : text)
    }
  }
}
