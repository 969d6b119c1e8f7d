extension MappingReader where Self: ~Copyable {
  /// Reads a value of whatever type of a cluster the data says.
  ///
  /// - Throws: `missingKey`, `unknownCase`; whatever the type throws.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readMember<Base>(of cluster: PolymorphicTypes<Base>) throws(ReadFailure)
    -> Base
  {
    if _slowPath(state.findsInstances), let object = try readReference(Base.self) { return object }
    let start = mark()
    switch cluster.place {
    case .inside:
      let choice = try chooseType(of: cluster)
      return try __readMember(choice, of: cluster, at: start)
    case .outside: return try readTagged(by: cluster, at: start)
    case .beside(let content): return try readTagged(by: cluster, content, at: start)
    }
  }

  /// Reads an object of a class, if the data says that it is one of another class of a cluster.
  ///
  /// - Parameters:
  ///   - cluster: The types that there are.
  ///   - type: The class that reads itself, if it is chosen.
  /// - Returns: The object; nil, and nothing consumed, if the class itself is chosen.
  /// - Throws: `missingKey`, `unknownCase`, `invalidValue` for an object of a class that is no
  ///   subclass; whatever the class throws.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readMember<Base, T>(
    of cluster: PolymorphicTypes<Base>, as type: T.Type
  ) throws(ReadFailure) -> T? {
    if _slowPath(state.findsInstances), let object = try readReference(type) { return object }
    let start = mark()
    guard case .inside = cluster.place else {
      throw failure(.invalidValue, expected: "a cluster whose tags are inside, for a class")
    }
    let chosen = try chooseType(of: cluster)
    guard ObjectIdentifier(chosen.type) != ObjectIdentifier(type) else { return nil }
    let made = try __readMember(chosen, of: cluster, at: start)
    guard let object = made as? T else {
      throw failure(.invalidValue, at: start, expected: "\(type)", found: "\(chosen.type)")
    }
    return object
  }

  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func __readMember<Base>(
    _ choice: ChosenType<Base>, of cluster: PolymorphicTypes<Base>, at start: Mark
  ) throws(ReadFailure) -> Base {
    let outer = state.openChoices
    guard state.openChoices.open(at: __identity(of: start)) else {
      throw failure(
        .invalidValue, at: start, expected: "\(Base.self), which is chosen again and again")
    }
    defer { state.openChoices = outer }
    let made = try readAny(choice.type, besideTagAt: choice.tagPlace)
    guard let value = made as? Base else {
      throw failure(.invalidValue, at: start, expected: "\(Base.self)", found: "\(choice.type)")
    }
    return value
  }

  private mutating func readAny<T: MappingDecodable>(
    _ type: T.Type, besideTagAt place: TagPlace?
  ) throws(ReadFailure) -> Any { try read(type, besideTagAt: place) }

  /// The type that an object is to be read as; the reader stays where it is.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func chooseType<Base>(
    of cluster: PolymorphicTypes<Base>
  ) throws(ReadFailure) -> ChosenType<Base> {
    let start = mark()
    if let choice = cluster.choice {
      let object = try readValue()
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
      let missing = __MissingField(
        keys: cluster.path, property: cluster.path.joined(separator: "."))
      guard let fallback = cluster.fallback else {
        throw missingFields([missing], model: "\(Base.self)", keys: .empty, at: start)
      }
      noteRepair(.missingKey, at: start, expected: expected, resolution: "read as \(fallback)")
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
    return ChosenType(type: fallback, tagPlace: tag.holder)
  }
}

/// The type that an object is to be read as, and where the tag is that says so.
struct ChosenType<Base> {
  let type: PolymorphicTypes<Base>.Member
  var tagPlace: TagPlace?
}

/// The value that a cluster is choosing a type for, and how often: one whose type chooses again, and again,
/// would never be read.
struct OpenChoices {
  // One word, for it is copied with the state of every reader: the place, and the number in the low bits,
  // which places leave free.
  private var bits = 0

  /// How often a type may be chosen for one value.
  private static let limit = 8

  /// Notes that the type of a value is chosen.
  ///
  /// - Parameter place: The identity of its place.
  /// - Returns: False if that has been done so often that it will not end.
  fileprivate mutating func open(at place: Int) -> Bool {
    bits = bits & ~0xF == place ? bits + 1 : place + 1
    return bits & 0xF <= Self.limit
  }
}
