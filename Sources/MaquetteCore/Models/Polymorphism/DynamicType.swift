/// Returns the type that a value has at run time: for an object, its own class.
///
/// In code specialized for a superclass, the optimizer replaces `type(of:)` by the static type
/// (seen with Swift 6.3), so this function hides the type from it.
@inline(never)
@_optimize(none)
func dynamicType(of value: Any) -> any Any.Type { type(of: value) }

extension SchemaProviding {
  /// The schema of the model's own type: for an object, of its own class.
  var ownSchema: ModelSchema {
    (dynamicType(of: self) as? any SchemaProviding.Type)?.schema ?? Self.schema
  }
}
