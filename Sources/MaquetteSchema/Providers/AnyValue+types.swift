import MaquetteCore

// The types of the values that a schema lists.

extension AnyValue.Object {
  /// The schema with the type of its constant or of the values in its list, unless it has one.
  var withTypeOfValues: AnyValue.Object {
    guard self["type"] == nil, let values = self["enum"]?.array ?? self["const"].map({ [$0] })
    else { return self }
    var names: [AnyValue] = []
    for value in values {
      guard let name = value.typeName else { return self }
      if !names.contains(name) { names.append(name) }
    }
    // Integers are numbers.
    if names.contains("number") { names.removeAll { $0 == "integer" } }
    guard let first = names.first else { return self }
    var result: AnyValue.Object = ["type": names.count == 1 ? first : .array(names)]
    for member in self { result[member.key] = member.value }
    return result
  }
}

extension AnyValue {
  /// The type of the value in a schema; nil for a value that JSON does not have.
  private var typeName: AnyValue? {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number):
      number.description.utf8.allSatisfy { $0 == UInt8(ascii: "-") || 48...57 ~= $0 }
        ? "integer" : "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    default: nil
    }
  }
}
