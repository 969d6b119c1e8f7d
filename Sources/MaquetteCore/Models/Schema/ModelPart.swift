/// The structure of a value, as far as its type reveals it at run time.
///
/// Description, equality, hashes, differences and access by path all use it.
package enum ModelPart {
  case absent
  case model(any SchemaProviding)
  case list([Any])
  case set([Any])
  case map([(key: String, value: Any)])
  case leaf(Any)

  /// Finds the structure of a value; nested optionals are unwrapped.
  package init(_ value: Any) {
    // The runtime takes longest to find that a type does not conform.
    let type = type(of: value)
    switch value {
    case _ where type == String.self || type == Int.self || type == Double.self: self = .leaf(value)
    case let value as any DividedValue: self = value.modelPart
    case let model as any SchemaProviding: self = .model(model)
    case let object as AnyValue.Object: self = .leaf(AnyValue.object(object))
    default: self = .leaf(value)
    }
  }
}

/// An optional or a container of any element type.
protocol DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { get }
  static var elementType: any Any.Type { get }
  static var keyType: (any Any.Type)? { get }
  var modelPart: ModelPart { get }

  /// The number of optionals around a nil; nil for another value.
  var levelOfNil: Int? { get }
}

extension DividedValue {
  static var keyType: (any Any.Type)? { nil }
  var levelOfNil: Int? { nil }
}

extension Optional: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .optional }
  static var elementType: any Any.Type { Wrapped.self }
  var modelPart: ModelPart { map { ModelPart($0) } ?? .absent }
  var levelOfNil: Int? { map { ($0 as? any DividedValue)?.levelOfNil.map { $0 + 1 } } ?? 0 }
}

extension Array: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .array }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .list(self) }
}

extension Set: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .set }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .set(Array(self)) }
}

extension Dictionary: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .dictionary }
  static var elementType: any Any.Type { Value.self }
  static var keyType: (any Any.Type)? { Key.self }

  /// The members by their keys as text, sorted: numbers by size, then words.
  var modelPart: ModelPart {
    let members = map { key, value in
      (key: (key as? any MappableKey)?.mappingKey ?? "\(key)", value: value as Any)
    }
    return .map(
      members.sorted { left, right in
        switch (Int(left.key), Int(right.key)) {
        case (let left?, let right?): left < right
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): left.key < right.key
        }
      })
  }
}

extension ContiguousArray: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .array }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .list(map { $0 }) }
}

extension ArraySlice: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .array }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .list(map { $0 }) }
}
