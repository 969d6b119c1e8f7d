/// Where objects of classes are written to, instead of into the trees that lead to them.
package protocol ObjectSink: AnyObject {
  /// What is written in the place of an object.
  ///
  /// - Returns: A reference; nil if the object itself is to be written there.
  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue?

  /// The tag that the object of a model gets, which says what it is.
  func tag(of model: any Any.Type) -> ValueTag

  /// Whether timestamps are written themselves, whatever strategies make of them.
  var keepsMoments: Bool { get }
}

extension ObjectSink {
  /// No: timestamps are written as strategies say.
  package var keepsMoments: Bool { false }
}

extension AnyValue {
  /// Creates the tree of a value, without the objects that it leads to.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - options: How it is written.
  ///   - sink: Where the objects are written to.
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
  /// Writes a reference in the place of an object of whatever type.
  mutating func __writeReference(toAny value: any MappingEncodable) throws(WriteFailure) -> Bool {
    try __writeReference(to: value)
  }

  /// Writes a reference in the place of an object, if objects are written elsewhere.
  ///
  /// - Returns: False, and nothing written, if the object itself is to be written.
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
