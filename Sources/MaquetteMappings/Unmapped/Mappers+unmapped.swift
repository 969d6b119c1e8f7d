// The compiler finds these functions for common mistakes in calls. They exist only for their
// messages, and are chosen only if nothing else matches.

public import MaquetteCore

extension FormatMapper where Format: DocumentFormat {
  /// Reports an array of a type in place of the type of an array.
  @available(
    *, unavailable, message: "the type of an array of models is '[Model].self', not '[Model.self]'"
  )
  public func decode<T>(
    _ type: [T.Type], from source: some ByteSource
  ) throws(MappingError) -> [T] { unmapped() }
}

extension ValueMapper {
  /// Reports an array of a type in place of the type of an array.
  @available(
    *, unavailable, message: "the type of an array of models is '[Model].self', not '[Model.self]'"
  )
  public func decode<T>(
    _ type: [T.Type], from value: AnyValue
  ) throws(MappingError) -> [T] { unmapped() }
}

extension MappingStrategy {
  /// Reports a type in place of a cluster.
  @available(
    *, unavailable,
    message:
      "the types that a value may have are missing: '.oneOf(Base.self, discriminator: \"type\", [\"name\": ...])', or '.oneOf(cluster)' with 'PolymorphicTypes'"
  )
  public static func oneOf<Base>(
    _ base: Base.Type
  ) -> Self where Self == PolymorphicStrategy<Base> { unmapped() }
}
