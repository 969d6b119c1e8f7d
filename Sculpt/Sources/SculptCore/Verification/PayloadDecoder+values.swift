import Maquette

extension PayloadDecoder.Record {
  /// What generated code encodes for the record.
  ///
  /// - Parameters:
  ///   - members: The members that were decoded; those that are left out have no value.
  ///   - value: Its tag; nil if it has none.
  func object(of members: [String: Payload], tag value: AnyValue?) -> AnyValue.Object {
    var object = AnyValue.Object()
    func writeTag() {
      guard let tag, let value else { return }
      object[tag.key] = value
      if let key = tag.content { object[key] = members[key]?.value }
    }
    if !ordered.contains(where: \.isFlattened) { writeTag() }
    for property in ordered {
      if property.isFlattened {
        writeTag()
      } else {
        object[property.key] = property.written(members[property.key]?.value)
      }
    }
    guard keepsOthers else { return object }
    for (key, member) in members.sorted(by: { $0.key < $1.key }) where properties[key] == nil {
      if object[key] == nil { object[key] = member.value }
    }
    return object
  }
}

extension TypeModel.Property {
  /// What generated code encodes for the property.
  ///
  /// - Parameter value: What was decoded; nil if the key is missing, or its value is left out.
  /// - Returns: Nil if the key is not written.
  fileprivate func written(_ value: AnyValue?) -> AnyValue? {
    let known = value == .null ? nil : value
    switch presence {
    case .always:
      return switch type {
      case .array: known ?? initial ?? .array([])
      case .dictionary: known ?? initial ?? .object([:])
      default: known ?? initial ?? value
      }
    case .optional: return known
    case .nullable: return known ?? .null
    case .optionalAndNullable: return value
    }
  }
}
