// Texts of what the compiler knows, for at run time nothing tells of types.

/// What errors call a type: its name if it is an integer of the standard library.
@usableFromInline
func typeName<T>(_ type: T.Type) -> String { "its type" }

/// What errors call a model.
func modelName<T>(_ type: T.Type) -> String { typeName(type) }

/// The name of an integer type.
@usableFromInline
func typeName<T: FixedWidthInteger>(_ type: T.Type) -> String {
  let name = T.isSigned ? "Int" : "UInt"
  return type == Int.self || type == UInt.self ? name : name + String(T.bitWidth)
}
