public import MaquetteCore

/// The rules for the values of a property that are in the elements of an array.
@usableFromInline
struct CollectedRules<Element>: CollectedCheck {
  private let rules: [ValidationRule<[Element]>]

  @usableFromInline
  init(_ rules: [ValidationRule<[Element]>]) { self.rules = rules }

  @usableFromInline
  func check<R: MappingReader & ~Copyable>(
    _ values: inout [Element], in reader: inout R, at start: R.Mark, since known: Int
  ) throws(ReadFailure) {
    try reader.enforce(rules, on: &values, at: start, since: known)
  }
}

extension __StructProperties {
  /// Makes keys of the last property lead to a value in each element of an array.
  ///
  /// - Parameters:
  ///   - paths: For each key, the steps from its value.
  ///   - path: The property.
  ///   - rules: The rules for the values together.
  @inlinable @inline(__always)
  public mutating func lead<T: MappingDecodable>(
    through paths: [__ArrayPath], collecting path: KeyPath<Model, [T]>,
    checking rules: [ValidationRule<[T]>]
  ) {
    list.changeLast { $0.collect(.array(T.self, checking: CollectedRules(rules)), along: paths) }
  }

  /// Makes keys of the last property, an optional, lead to a value in each element of an array.
  @inlinable @inline(__always)
  public mutating func lead<T: MappingDecodable>(
    through paths: [__ArrayPath], collecting path: KeyPath<Model, [T]?>,
    checking rules: [ValidationRule<[T]>]
  ) {
    list.changeLast {
      $0.collect(.optionalArray(T.self, checking: CollectedRules(rules)), along: paths)
    }
  }
}
