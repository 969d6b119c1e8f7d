/// Values by their names; of equal names, the first one counts.
///
/// Few names are compared one after the other, which takes less time than to hash one.
@usableFromInline
package struct NamedValues<Value: Sendable>: Sendable {
  @usableFromInline let few: [(name: String, value: Value)]
  @usableFromInline let many: [ExactKey: Value]

  /// The maximum number of names that are compared one after the other.
  @inlinable
  static var fewNames: Int { 8 }

  @inlinable
  package init(_ values: [(name: String, value: Value)]) {
    let isFew = values.count <= Self.fewNames
    few = isFew ? values : []
    let all = isFew ? [] : values.map { (ExactKey($0.name), $0.value) }
    many = Dictionary(all) { first, _ in first }
  }

  /// The value of a name.
  @inlinable
  package subscript(name: String) -> Value? {
    many.isEmpty ? few.first { $0.name.isSameKey(as: name) }?.value : many[ExactKey(name)]
  }
}
