/// The rules of one property, without its static type, for schemas.
public struct __PropertyRules: Sendable {
  /// Returns the errors of a value of the property, with paths that begin at the value; also those
  /// that the rules would repair.
  package let errors: @Sendable (Any) -> [MappingError]

  package init(_ errors: @escaping @Sendable (Any) -> [MappingError]) { self.errors = errors }
}
