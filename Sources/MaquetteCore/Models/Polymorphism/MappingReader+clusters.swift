extension MappingReader where Self: ~Copyable {
  /// Reads a value of the cluster's type that the data selects.
  ///
  /// - Throws: `missingKey`, `unknownCase`; errors of the type.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readMember<Base>(of cluster: PolymorphicTypes<Base>) throws(ReadFailure)
    -> Base
  {
    if _slowPath(state.findsInstances) { return try readReference(orMemberOf: cluster) }
    return try readMember(of: cluster)
  }

  /// Reads a value of the cluster's type, or finds the object that the source refers to.
  ///
  /// This is a separate function because in unspecialized code naming the type of an optional takes
  /// time.
  @inline(never)
  private mutating func readReference<Base>(
    orMemberOf cluster: PolymorphicTypes<Base>
  ) throws(ReadFailure) -> Base {
    if let object = try readReference(Base.self) { return object }
    return try readMember(of: cluster)
  }

  @inline(__always)
  private mutating func readMember<Base>(
    of cluster: PolymorphicTypes<Base>
  ) throws(ReadFailure) -> Base {
    let start = mark()
    switch cluster.table.place {
    case .inside: return try readMember(chooseType(of: cluster.table), as: Base.self, at: start)
    case .outside: return try readTagged(by: cluster, at: start)
    case .beside(let content): return try readTagged(by: cluster, content, at: start)
    }
  }

  /// Reads an object of a class, if the data selects another class of a cluster.
  ///
  /// - Parameters:
  ///   - cluster: The types of the cluster.
  ///   - type: The class that reads itself, if it is selected.
  /// - Returns: The object; nil without consuming anything if the class itself is selected.
  /// - Throws: `missingKey`, `unknownCase`, `invalidValue` for an object of a class that is not a
  ///   subclass; errors of the class.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readMember<Base, T>(
    of cluster: PolymorphicTypes<Base>, as type: T.Type
  ) throws(ReadFailure) -> T? {
    if _slowPath(state.findsInstances) { return try readReference(type, orMemberOf: cluster) }
    return try readMember(of: cluster, unless: type)
  }

  /// Finds the object that the source refers to, or reads one as `readMember(of:unless:)`.
  @inline(never)
  private mutating func readReference<Base, T>(
    _ type: T.Type, orMemberOf cluster: PolymorphicTypes<Base>
  ) throws(ReadFailure) -> T? {
    if let object = try readReference(type) { return object }
    return try readMember(of: cluster, unless: type)
  }

  @inline(__always)
  private mutating func readMember<Base, T>(
    of cluster: PolymorphicTypes<Base>, unless type: T.Type
  ) throws(ReadFailure) -> T? {
    let start = mark()
    guard case .inside = cluster.table.place else {
      throw failure(.invalidValue, expected: "a cluster with the tag inside the object of a class")
    }
    var chosen = try chooseType(of: cluster.table)
    guard ObjectIdentifier(chosen.type) != ObjectIdentifier(type) else { return nil }
    if T.self != Base.self { chosen.isSubclass = false }
    return try readMember(chosen, as: type, at: start)
  }

  /// Reads a value of the selected type.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func readMember<Base>(
    _ chosen: ChosenType, as base: Base.Type, at start: Mark
  ) throws(ReadFailure) -> Base {
    let outer = state.openChoices
    guard state.openChoices.open(at: __identity(of: start)) else {
      throw failure(
        .invalidValue, at: start,
        expected: "another type of \(base): the cluster selects the same type again")
    }
    defer { state.openChoices = outer }
    return try read(chosen.type, chosen, as: base, at: start)
  }

  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  private mutating func read<T: MappingDecodable, Base>(
    _ type: T.Type, _ chosen: ChosenType, as base: Base.Type, at start: Mark
  ) throws(ReadFailure) -> Base {
    let value = try read(type, besideTagAt: chosen.tagPlace)
    if chosen.isSubclass { return object(value, as: base) }
    // Unlike `as?`, a pattern does not name the type of an optional.
    switch value {
    case let member as Base: return member
    default: throw failure(.invalidValue, at: start, expected: "\(base)", found: "\(type)")
    }
  }

  /// Selects the type of an object; the reader does not move.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  mutating func chooseType(of cluster: ClusterTable) throws(ReadFailure) -> ChosenType {
    if _fastPath(!state.looksAtKeys), let chosen = try chooseTypeShortly(of: cluster) {
      return chosen
    }
    let start = mark()
    if let choice = cluster.choice {
      let object = try readModelTree()
      reset(to: start)
      do {
        if let type = try choice(object) { return ChosenType(type: type) }
      } catch {
        throw failure(error, at: start)
      }
    }
    let expected = cluster.expected(state.options.registry)
    guard !cluster.path.isEmpty else {
      throw failure(.unknownCase, at: start, expected: expected)
    }
    guard let tag = try findTag(at: cluster.path, expected: expected) else {
      var missing = __MissingField(
        keys: cluster.path, property: cluster.path.joined(separator: "."))
      missing.expected = expected
      guard let fallback = cluster.fallback else {
        throw missingFields([missing], model: "\(cluster.base)", keys: .empty, at: start)
      }
      if state.isReporting {
        let error = self.missing(missing, model: "\(cluster.base)", keys: .empty, at: start)
        note(PendingIssue(severity: .repair, error: error, resolution: "read as \(fallback)"))
      }
      return ChosenType(type: fallback)
    }
    let text = tag.value.string ?? "\(tag.value)"
    if let type = cluster.type(of: text, state.options.registry) {
      return ChosenType(type: type, tagPlace: tag.holder)
    }
    guard let fallback = cluster.fallback else {
      throw unknownTag(tag.value, at: tag.place, expected: expected)
    }
    noteRepair(
      .unknownCase, at: tag.place, expected: expected, found: found(tag.value, isKey: false),
      resolution: "read as \(fallback)")
    var place = tag.holder
    // A type without a tag of its own would be written without any.
    place.isKept = cluster.tag(of: fallback, state.options.registry) == nil
    if looksAtUnknownKeys, let last = state.journal?.tags.indices.last {
      state.journal?.tags[last] = place
    }
    return ChosenType(type: fallback, tagPlace: place)
  }

  /// Finds the type whose tag is in the object itself and matches exactly, if no option checks
  /// keys; nil if this does not succeed.
  private mutating func chooseTypeShortly(
    of cluster: ClusterTable
  ) throws(ReadFailure) -> ChosenType? {
    guard cluster.choice == nil else { return nil }
    var (member, tagPlace): (ClusterMember?, TagPlace?)
    try findTagShortly(cluster.tagKey) { (reader, start) throws(ReadFailure) in
      let place = reader.mark()
      member = try reader.scalarKind == .string ? cluster.member(of: reader.__readToken()) : nil
      // A place in a tree can only be computed while the reader is there.
      if member?.mayKeepTag == true {
        tagPlace = TagPlace(
          member: reader.location(of: place), object: reader.location(of: start),
          key: cluster.path[0])
      }
      return member != nil
    }
    return member.map {
      ChosenType(type: $0.type, tagPlace: tagPlace, isSubclass: $0.isSubclass)
    }
  }
}

/// The type that was selected for an object, and the place of its tag.
struct ChosenType {
  let type: ClusterTable.Member
  var tagPlace: TagPlace?

  /// Whether the type is the requested class or a subclass.
  var isSubclass = false
}

/// The value for which clusters select a type, and how often.
///
/// Without a limit, a selected type that selects again and again would never end.
struct OpenChoices {
  // One word, because it is copied with the state of every reader: the place, and the number in the
  // low bits, which are zero in places.
  private var bits = 0

  /// The maximum number of selections for one value.
  private static let limit = 8

  /// Records that the type of a value is selected.
  ///
  /// - Parameter place: The identity of its place.
  /// - Returns: False if the limit is reached.
  fileprivate mutating func open(at place: Int) -> Bool {
    bits = bits & ~0xF == place ? bits + 1 : place + 1
    return bits & 0xF <= Self.limit
  }
}
