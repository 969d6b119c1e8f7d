public import MaquetteCore

/// A function of a strategy, which may also receive the context of the call or the enclosing
/// object.
@usableFromInline
enum ContextualFunction<Input, Output>: Sendable {
  case plain(@Sendable (Input) throws -> Output)
  case contextual(@Sendable (Input, MappingContext) throws -> Output)
  case siblings(@Sendable (Input, AnyValue.Object) throws -> Output)

  /// Calls the function.
  @usableFromInline
  func callAsFunction(
    _ input: Input, _ context: MappingContext, _ enclosingObject: AnyValue.Object? = nil
  ) throws -> Output {
    switch self {
    case .plain(let function): try function(input)
    case .contextual(let function): try function(input, context)
    case .siblings(let function): try function(input, enclosingObject ?? AnyValue.Object())
    }
  }
}
