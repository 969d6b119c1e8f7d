public import MaquetteCore

/// Decodes and encodes values of any type of a cluster.
public struct PolymorphicStrategy<Base>: CodingStrategy {
  /// The types.
  public let cluster: PolymorphicTypes<Base>

  /// Creates a strategy.
  ///
  /// - Parameter cluster: The types and how they are distinguished.
  public init(_ cluster: PolymorphicTypes<Base>) {
    self.cluster = cluster
  }

  /// Reads a value of the type that the data selects.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Base {
    try reader.__readMember(of: cluster)
  }

  /// Writes a value with its own type.
  public func encode<W: MappingWriter & ~Copyable>(_ value: Base, to writer: inout W) throws {
    try writer.write(value, of: cluster)
  }
}

/// Decodes and encodes arrays whose elements are of any type of a cluster.
public struct PolymorphicArrayStrategy<Base>: CodingStrategy {
  /// The types.
  public let cluster: PolymorphicTypes<Base>

  /// Creates a strategy.
  ///
  /// - Parameter cluster: The types and how they are distinguished.
  public init(_ cluster: PolymorphicTypes<Base>) {
    self.cluster = cluster
  }

  /// Reads an array; an element that fails is dropped if a report is being made.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> [Base] {
    var elements: [Base] = []
    try reader.readElements { (reader: inout R) throws(ReadFailure) in
      elements.append(try reader.__readMember(of: cluster))
    }
    return elements
  }

  /// Writes an array.
  public func encode<W: MappingWriter & ~Copyable>(_ value: [Base], to writer: inout W) throws {
    try writer.beginArray()
    for element in value { try writer.write(element, of: cluster) }
    writer.endArray()
  }
}

/// Decodes and encodes dictionaries whose values are of any type of a cluster.
public struct PolymorphicDictionaryStrategy<Base>: CodingStrategy {
  /// The types.
  public let cluster: PolymorphicTypes<Base>

  /// Creates a strategy.
  ///
  /// - Parameter cluster: The types and how they are distinguished.
  public init(_ cluster: PolymorphicTypes<Base>) {
    self.cluster = cluster
  }

  /// Reads an object; a member that fails is dropped if a report is being made.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> [String: Base] {
    var members: [String: Base] = [:]
    try reader.readMembers { (key: String, reader: inout R) throws(ReadFailure) in
      members[key] = try reader.__readMember(of: cluster)
    }
    return members
  }

  /// Writes an object.
  public func encode<W: MappingWriter & ~Copyable>(_ value: [String: Base], to writer: inout W)
    throws
  {
    try writer.beginObject()
    for (key, member) in value {
      writer.writeKey(key)
      try writer.write(member, of: cluster)
    }
    writer.endObject()
  }
}

extension MappingStrategy {
  /// A value of any type of a cluster: `@CodableBy(.oneOf(shapes)) var s: any Shape`.
  ///
  /// - Parameter cluster: The types that the value may have, and how the data selects one.
  public static func oneOf<Base>(_ cluster: PolymorphicTypes<Base>) -> Self
  where Self == PolymorphicStrategy<Base> {
    PolymorphicStrategy(cluster)
  }

  /// An array whose elements are of any type of a cluster.
  ///
  /// - Parameter cluster: The types that the elements may have, and how the data selects one.
  public static func arrayOf<Base>(
    _ cluster: PolymorphicTypes<Base>
  ) -> Self where Self == PolymorphicArrayStrategy<Base> {
    PolymorphicArrayStrategy(cluster)
  }

  /// A dictionary whose values are of any type of a cluster.
  ///
  /// - Parameter cluster: The types that the values may have, and how the data selects one.
  public static func dictionaryOf<Base>(
    _ cluster: PolymorphicTypes<Base>
  ) -> Self where Self == PolymorphicDictionaryStrategy<Base> {
    PolymorphicDictionaryStrategy(cluster)
  }

  /// A value of one of several types, which a tag distinguishes.
  ///
  /// - Parameters:
  ///   - base: The protocol, as `(any Shape).self`, or the class.
  ///   - discriminator: The path to the tag.
  ///   - members: The types by their tags.
  ///   - fallback: The type for unknown and missing tags.
  public static func oneOf<Base>(
    _ base: Base.Type, discriminator: MappingPath,
    _ members: KeyValuePairs<String, PolymorphicTypes<Base>.Member>,
    fallback: PolymorphicTypes<Base>.Member? = nil
  ) -> Self where Self == PolymorphicStrategy<Base> {
    PolymorphicStrategy(
      PolymorphicTypes(discriminator: discriminator, members, fallback: fallback))
  }
}
