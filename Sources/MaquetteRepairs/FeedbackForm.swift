import MaquetteCore

/// What a value is, in words for those who write JSON.
enum FeedbackForm {
  /// What a value of a type is: the keys of a model, the cases of an enum, or what errors call it.
  static func name(of type: any Any.Type) -> String {
    let type = ModelSchema.Shape(of: type).unwrapped.type
    switch (type as? any MappingDecodable.Type)?.__decodingForm?.kind {
    case .cases(let forms): return name(of: forms, typeName(type))
    case .value(let inner, nil): return name(of: inner)
    case .value: return said(of: type) ?? typeName(type)
    case .table, nil: break
    }
    if let schema = (type as? any SchemaProviding.Type)?.schema {
      let keys = list(schema.properties.compactMap(\.path.first))
      return isArray(type) ? "an array" : "an object" + keys
    }
    let name = allowedValues(of: type)
    return name == typeName(type) ? said(of: type) ?? name : name
  }

  private static func name(of forms: __CaseForms, _ type: String) -> String {
    if forms.rawType != nil { return type + names(of: forms) }
    let cases = "a case of \(type.prefix { $0 != "<" })" + names(of: forms)
    switch forms.place {
    case .external, .codable, .untagged: return cases
    case .inside(let path):
      return "an object with the key \(path.joined(separator: ".").inQuotes), " + cases
    case .adjacent(let path, let content):
      let tag = path.joined(separator: ".").inQuotes
      return "an object with the keys \(tag), \(cases), and \(content.inQuotes)"
    case .firstElement: return "an array that begins with " + cases
    }
  }

  private static func isArray(_ type: any Any.Type) -> Bool {
    guard let type = type as? any MappingDecodable.Type else { return false }
    return type.__decodingForm?.isArray == true || type.__decodingKind.valueKind == .array
  }

  /// The names of the cases of an enum that are decoded, if they are few.
  static func names(of forms: __CaseForms) -> String {
    guard forms.rawType == nil else { return list(forms.rawValues.map { "\($0)" }) }
    return list(forms.cases.filter(\.isRead).flatMap(\.tags).map { $0.string ?? "\($0)" })
  }

  /// Names in parentheses, if they are few.
  static func list(_ names: [String]) -> String {
    1...12 ~= names.count ? " (" + names.joined(separator: ", ") + ")" : ""
  }

  // MARK: What a type says

  /// What the values of a type are, as it says of an empty object; nil if it accepts that.
  private static func said(of type: any Any.Type) -> String? {
    guard let type = type as? any MappingDecodable.Type else { return nil }
    return said { (reader) throws(ReadFailure) in _ = try reader.read(asIs: type) }
  }

  /// What the values of a strategy are, as it says of an empty object; nil if it accepts that.
  static func said(by strategy: some MappingStrategy) -> String? {
    guard let strategy = strategy as? any DecodingStrategy else { return nil }
    return said { (reader) throws(ReadFailure) in _ = try reader.read(by: strategy) }
  }

  private static func said(
    _ read: (inout ValueReader) throws(ReadFailure) -> Void
  ) -> String? {
    var reader = TreeReader(DecodingOptions())
    do throws(MappingError) {
      try reader.read([:], read)
      return nil
    } catch {
      return error.path.isRoot ? error.expected : "an object"
    }
  }
}
