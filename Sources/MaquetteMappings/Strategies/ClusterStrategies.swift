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
  ) -> Self where Self == ArrayStrategy<PolymorphicStrategy<Base>> {
    .elements(of: .oneOf(cluster))
  }

  /// A dictionary whose values are of any type of a cluster.
  ///
  /// - Parameter cluster: The types that the values may have, and how the data selects one.
  public static func dictionaryOf<Base>(
    _ cluster: PolymorphicTypes<Base>
  ) -> Self where Self == ValuesStrategy<String, PolymorphicStrategy<Base>> {
    .values(of: .oneOf(cluster))
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
