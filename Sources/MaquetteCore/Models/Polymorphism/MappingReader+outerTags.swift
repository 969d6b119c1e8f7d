// Values of clusters whose tags are around them or next to them.

extension MappingReader where Self: ~Copyable {
  /// Reads a value whose tag is the only key of an object.
  ///
  /// - Throws: `unknownCase`, `invalidValue` for an object with another number of keys; errors of
  ///   the type.
  mutating func readTagged<Base>(
    by cluster: PolymorphicTypes<Base>, at start: Mark
  ) throws(ReadFailure) -> Base {
    guard try beginObject() else { throw notOneMember(of: cluster, at: start) }
    let tag = try readKey()
    let value = mark()
    guard let type = cluster.table.type(of: tag, state.options.registry) else {
      throw unknownTag(
        .string(tag), at: location(of: value), isKey: true,
        expected: cluster.table.expected(state.options.registry))
    }
    let member = try readMember(ChosenType(type: type), as: Base.self, at: value)
    guard try endOnlyMember() else { throw notOneMember(of: cluster, at: start) }
    return member
  }

  /// Reads a value whose tag is in the object that contains the value under a key.
  ///
  /// - Throws: `missingKey`, `unknownCase`, errors of the options for keys, and errors of the type.
  mutating func readTagged<Base>(
    by cluster: PolymorphicTypes<Base>, _ content: String, at start: Mark
  ) throws(ReadFailure) -> Base {
    let choice = try chooseType(of: cluster.table)
    var member: Base?
    var audit: KeyAudit?
    try walkMembers { (key, reader) throws(ReadFailure) in
      let isAdmitted = try reader.admitsCurrentKey(&audit)
      if reader.isKey(key, of: content), isAdmitted {
        let chosen = ChosenType(type: choice.type)
        member = try reader.readMember(chosen, as: Base.self, at: reader.mark())
      } else if cluster.path.first.map(key.isSameKey) == true || !isAdmitted {
        try reader.skipValue()
      } else {
        try reader.passUnknownField(model: "\(Base.self)")
      }
      return true
    }
    guard let member else {
      let missing = __MissingField(keys: [content], property: content)
      throw missingFields([missing], model: "\(Base.self)", keys: .empty, at: start)
    }
    return member
  }

  private mutating func notOneMember<Base>(
    of cluster: PolymorphicTypes<Base>, at start: Mark
  ) -> ReadFailure {
    failure(.invalidValue, at: start, expected: "an object with one key, a type of \(Base.self)")
  }
}
