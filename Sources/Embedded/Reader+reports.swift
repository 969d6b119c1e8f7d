// Steps of reading that a schema or a configuration is asked in.

/// Only a schema knows which properties take a default.
struct DefaultedProperty {}

extension Reader where Self: ~Copyable {
  /// Leaves it to the model: there is no configuration.
  @usableFromInline
  mutating func readConfigured<F: FieldTarget>(into fields: inout F) throws(ReadFailure) -> Bool {
    false
  }

  /// Tells nothing: only a schema knows whether a property took its default for a null.
  @usableFromInline
  mutating func noteDefaultForNull<F: FieldTarget>(
    _ slot: Int, of fields: borrowing F, at start: Mark
  ) {}

  /// Tells nothing: only a schema knows which properties have defaults.
  @usableFromInline
  mutating func noteDefaults<F: FieldTarget>(
    of fields: borrowing F, _ audit: KeyAudit?, at mark: Mark
  ) {}
}
