// Texts for errors about values of any type.

/// The name of a type, as errors show it.
@inline(never)
@usableFromInline
func typeName<T>(_ type: T.Type) -> String { "\(type)" }

/// The name of a type that may be noncopyable, which takes longer.
func typeName<T: ~Copyable>(_ type: T.Type) -> String { "\(type as Any)" }

/// The name of a model, as errors show it; for its fields, the name of their model.
func modelName<T: ~Copyable>(_ type: T.Type) -> String {
  (type as Any as? any __FieldAccumulator.Type)?.modelName ?? typeName(type)
}

/// A value, as errors show it.
@usableFromInline
func valueText<T>(_ value: T) -> String { "\(value)" }
