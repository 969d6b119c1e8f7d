/// A function of a strategy, which may also take what the call hands to it.
enum ContextualFunction<Input, Output>: Sendable {
  case plain(@Sendable (Input) throws -> Output)
  case contextual(@Sendable (Input, MappingContext) throws -> Output)

  /// Calls the function.
  func callAsFunction(_ input: Input, _ context: MappingContext) throws -> Output {
    switch self {
    case .plain(let function): try function(input)
    case .contextual(let function): try function(input, context)
    }
  }
}
