// Texts for errors about values of any type.

/// The name of a type, as errors show it.
@inline(never)
@usableFromInline
package func typeName<T>(_ type: T.Type) -> String { "\(type)" }

/// The name of a type that may be noncopyable, which takes longer.
package func typeName<T: ~Copyable>(_ type: T.Type) -> String { "\(type as Any)" }
