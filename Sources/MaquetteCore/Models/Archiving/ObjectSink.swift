/// A destination for class instances, which are not written into the trees that refer to them.
package protocol ObjectSink: AnyObject {
  /// Returns the replacement of an object in a tree.
  ///
  /// - Returns: A reference; nil if the object itself is to be written there.
  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue?

  /// Returns the tag for the objects of a model, which identifies their type; nil for none.
  func tag(of model: any Any.Type) -> ValueTag?

  /// Returns the members of a model that become members of another object, where they lose the tag
  /// of the model.
  func merged(_ tree: AnyValue) -> AnyValue

  /// Whether timestamps are stored as such, regardless of strategies.
  var keepsMoments: Bool { get }

  /// Whether objects are decoded as objects of their own classes.
  var keepsClasses: Bool { get }
}

extension ObjectSink {
  /// The tree without its tag.
  package func merged(_ tree: AnyValue) -> AnyValue { tree.untagged }

  /// False: strategies apply to timestamps.
  package var keepsMoments: Bool { false }

  /// False: objects are decoded as those of the declared classes.
  package var keepsClasses: Bool { false }
}

extension AnyValue {
  /// Creates the tree of a value, without the objects that it refers to.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - options: The encoding options.
  ///   - sink: The destination of the objects.
  package init(
    encoding value: some MappingEncodable, _ options: EncodingOptions, objects sink: any ObjectSink
  ) throws(MappingError) {
    try self.init(options) { (writer) throws(WriteFailure) in
      writer.state.objects = sink
      try writer.write(value)
    }
  }
}

/// Writes one object into the tree that contains it, and all others as another sink does.
private final class InPlaceSink: ObjectSink {
  private var object: AnyObject?
  private let outer: any ObjectSink

  init(_ object: AnyObject, within outer: any ObjectSink) {
    self.object = object
    self.outer = outer
  }

  var keepsMoments: Bool { outer.keepsMoments }

  var keepsClasses: Bool { outer.keepsClasses }

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    if object === self.object {
      self.object = nil
      return nil
    }
    return outer.reference(to: object)
  }

  func tag(of model: any Any.Type) -> ValueTag? { outer.tag(of: model) }

  func merged(_ tree: AnyValue) -> AnyValue { outer.merged(tree) }
}

extension MappingWriter where Self: ~Copyable {
  /// Returns the separately written tree of a model whose members become members of another object.
  ///
  /// If that is an object, no other tree refers to it.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - depth: The number of containers open around the tree.
  ///   - isPartOfConfigured: Whether the configuration of the other model includes that of this
  ///     one.
  /// - Throws: `unencodable` for an object of a subclass, which the other object does not name; the
  ///   errors of the model.
  mutating func mergedTree<T: MappingEncodable>(
    of model: T, at depth: Int, isPartOfConfigured: Bool = false
  ) throws(WriteFailure) -> AnyValue {
    let sink = state.objects
    defer { state.objects = sink }
    if let sink, let object = model as? any MappingEncodable & AnyObject {
      let declared = ModelSchema.Shape(of: T.self).unwrapped.type
      // The tags of a cluster name its members.
      if sink.keepsClasses, type(of: object) != declared, !(declared is any ClassCluster.Type) {
        throw otherClass(of: object, than: declared)
      }
      state.objects = InPlaceSink(object, within: sink)
    }
    let tree = try self.tree(
      at: depth,
      { (writer) throws(WriteFailure) in
        writer.state.isPartOfConfigured = isPartOfConfigured
        try model.write(to: &writer)
      },
      rewriting: { _ in })
    return sink?.merged(tree) ?? tree
  }

  /// Requires that a flattened object is of the declared class where decoding would lose the other:
  /// in an archive, and in a cluster, whose tag is not looked for there.
  ///
  /// - Throws: `unencodable` for an object of a subclass.
  mutating func requireDeclaredClass<T: FlattenedEncodable>(of model: T) throws(WriteFailure) {
    let found = dynamicType(of: model)
    guard found != T.self, T.self is any ClassCluster.Type || state.objects?.keepsClasses == true
    else { return }
    throw otherClass(of: model, than: T.self)
  }

  @inline(never)
  private mutating func otherClass(of object: Any, than declared: any Any.Type) -> WriteFailure {
    failure(
      .unencodable,
      expected: "an object of \(declared) itself, whose members become those of another",
      found: "one of \(type(of: object))")
  }

  /// Writes a reference in place of an object of any type.
  mutating func __writeReference(toAny value: any MappingEncodable) throws(WriteFailure) -> Bool {
    try __writeReference(to: value)
  }

  /// Writes a reference in place of an object, if objects are written elsewhere.
  ///
  /// - Returns: False if the object itself is to be written; nothing is written then.
  @inline(never)
  public mutating func __writeReference<T: MappingEncodable>(to value: T) throws(WriteFailure)
    -> Bool
  {
    guard let sink = state.objects, let object = value as? any MappingEncodable & AnyObject,
      let reference = sink.reference(to: object)
    else { return false }
    try writeValue(reference)
    return true
  }
}
