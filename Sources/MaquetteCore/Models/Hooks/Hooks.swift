/// The hooks of a model, collected by generated code.
@frozen
public struct __Hooks<Model> {
  /// Changes or refuses the tree before it is decoded.
  public var willDecode: ((inout AnyValue) throws -> Void)?

  /// Repairs, replaces or refuses the decoded model.
  public var didDecode: ((inout Model) throws -> Void)?

  /// Changes or refuses the model before it is encoded.
  public var willEncode: ((inout Model) throws -> Void)?

  /// Changes or refuses the encoded tree.
  public var didEncode: ((Model, inout AnyValue) throws -> Void)?

  /// Creates hooks.
  @inlinable
  public init(
    willDecode: ((inout AnyValue) throws -> Void)? = nil,
    didDecode: ((inout Model) throws -> Void)? = nil,
    willEncode: ((inout Model) throws -> Void)? = nil,
    didEncode: ((Model, inout AnyValue) throws -> Void)? = nil
  ) {
    self.willDecode = willDecode
    self.didDecode = didDecode
    self.willEncode = willEncode
    self.didEncode = didEncode
  }
}

extension __Hooks where Model: AnyObject {
  /// Returns these hooks, each after the one of the superclass.
  ///
  /// Only decoding hooks are combined: each class writes its own properties, and calls its encoding
  /// hooks then.
  @inlinable
  public func following<Base: AnyObject>(_ base: __Hooks<Base>) -> __Hooks<Model> {
    var all = self
    if let before = base.willDecode {
      let own = willDecode
      all.willDecode = { (tree: inout AnyValue) throws in
        try before(&tree)
        try own?(&tree)
      }
    }
    if let before = base.didDecode {
      let own = didDecode
      all.didDecode = { (model: inout Model) throws in
        try Self.call(before, &model)
        try own?(&model)
      }
    }
    return all
  }

  @usableFromInline
  static func call<Base: AnyObject>(
    _ hook: (inout Base) throws -> Void, _ model: inout Model
  ) throws {
    guard var object = model as? Base else { return }
    try hook(&object)
    guard object !== model else { return }
    guard let other = object as? Model else { throw wrongSubstitute(object) }
    model = other
  }

  /// The error for a hook that returns an object that cannot replace the decoded one.
  static func wrongSubstitute(_ object: AnyObject) -> MappingError {
    MappingError(
      .invalidValue, expected: "an object of \(Model.self) from its hook",
      found: "one of \(type(of: object))")
  }
}

extension MappingDecodable {
  /// No hooks, unless generated code defines some.
  @inlinable
  public static func __hooks(of type: Self.Type) -> __Hooks<Self> { __Hooks() }

  /// Replaces the new instance by another, which an initializer of a class cannot do by itself.
  @inlinable
  public init(__instance instance: Self) {
    self = instance
  }
}
