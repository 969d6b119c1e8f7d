/// A destination for class instances, which are not written into the trees that refer to them.
package protocol ObjectSink: AnyObject {
  /// Returns the replacement of an object in a tree.
  ///
  /// - Returns: A reference; nil if the object itself is to be written there.
  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue?

  /// Returns the tag for the objects of a model, which identifies their type.
  func tag(of model: any Any.Type) -> ValueTag

  /// Whether timestamps are stored as such, regardless of strategies.
  var keepsMoments: Bool { get }
}

extension ObjectSink {
  /// False: strategies apply to timestamps.
  package var keepsMoments: Bool { false }
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

extension MappingWriter where Self: ~Copyable {
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
