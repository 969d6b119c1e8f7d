/// A model that a binary format prints from its memory.
@safe public struct __ValueInMemory {
  // Invariant: the pointer is that of an initialized value of the type that the other properties
  // describe, and the format does not keep it.
  package let place: UnsafeRawPointer
  package let form: __EncodingKind
  package let elements: __ElementsInMemory?
}

extension FormatMapper where Format: TreeFormat {
  /// Encodes a model without a tree of the whole; nil if the format or the model needs the tree.
  ///
  /// - Throws: The errors of encoding through a tree.
  func encodeDirectly<T: MappingEncodable & ~Copyable>(
    _ model: borrowing T, _ writing: EncodingOptions, _ traits: FormatTraits
  ) throws(MappingError) -> [UInt8]? {
    guard traits.syntax != nil, !traits.restrictsTrees, !writing.reshapes else { return nil }
    let (form, elements) = (T.__encodingKind, T.__elements)
    guard !T.__hasNil, form.kind == .structure || elements != nil else { return nil }
    let format = options.format
    return unsafe try withUnsafePointer(to: model) { (place) throws(MappingError) in
      unsafe try format.__print(
        __ValueInMemory(place: UnsafeRawPointer(place), form: form, elements: elements), writing)
    }
  }
}
