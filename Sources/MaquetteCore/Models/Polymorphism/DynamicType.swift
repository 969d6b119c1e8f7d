/// The type that a value has at run time: for an object that of its own class.
///
/// In code that is specialized for a superclass the optimizer takes `type(of:)` for the static type
/// (seen with Swift 6.3), so the question is asked where it knows neither.
@inline(never)
@_optimize(none)
func dynamicType(of value: Any) -> any Any.Type { type(of: value) }

extension SchemaProviding {
  /// The schema of the model's own type: for an object that of its own class.
  var ownSchema: ModelSchema {
    (dynamicType(of: self) as? any SchemaProviding.Type)?.schema ?? Self.schema
  }
}
