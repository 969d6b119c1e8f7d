// Texts that run time makes of what it knows of any type.

/// The name of a type, as errors tell it.
@inline(never)
@usableFromInline
func typeName<T>(_ type: T.Type) -> String { "\(type)" }

/// The name of a model, as errors tell it: for its fields, that of the model they become.
func modelName<T>(_ type: T.Type) -> String {
  (type as? any __FieldAccumulator.Type)?.modelName ?? typeName(type)
}

/// A value, as errors tell it.
@usableFromInline
func valueText<T>(_ value: T) -> String { "\(value)" }
