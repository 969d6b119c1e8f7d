package import MaquetteCore

extension MappingReader where Self: ~Copyable {
  /// Walks the object of a type other than a model.
  ///
  /// - Parameters:
  ///   - type: The name of the type, for errors.
  ///   - readMember: Reads the value of a key; returns false without reading if the key is unknown.
  package mutating func readMembers(
    of type: String, _ __readMember: (String, inout Self) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) {
    var audit: KeyAudit?
    var more = try beginObject()
    while more {
      let key = try readKey()
      if try !admitsCurrentKey(&audit) {
        try skipValue()
      } else if try !__readMember(key, &self) {
        try passUnknownField(model: type)
      }
      more = try endField()
    }
  }

  /// The failure for an object that lacks a key.
  package mutating func lacks(_ key: String, of type: String, at start: Mark) -> ReadFailure {
    missingFields(
      [__MissingField(keys: [key], property: key)], model: type, keys: .empty, at: start)
  }
}
