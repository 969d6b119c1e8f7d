/// How an array is printed from its memory.
@safe public struct __ElementsInMemory: @unchecked Sendable {
  // The functions capture only types, which are sendable.
  //
  // Invariant: the pointers are those of an initialized array, of its first element, and of an
  // initialized element of the types that the functions were created for.

  /// Lends the memory of the elements of an array.
  package let lend:
    (UnsafeRawPointer, (UnsafeRawPointer?, Int) throws(MappingError) -> Void) throws(MappingError)
      -> Void

  /// The distance from one element to the next.
  package let stride: Int

  // Functions, because an element may have a property of the array's type.

  /// How an element is written from its memory.
  package let form: () -> __EncodingKind

  /// How an element is written that the core does not know.
  package let writing: () -> __FieldWriting

  /// Returns how an array is printed; nil if it needs a tree, because its elements may be nil, or
  /// because it is written as bytes.
  init?<Element: MappingEncodable>(of element: Element.Type) {
    guard !Element.__hasNil, Element.self != UInt8.self else { return nil }
    unsafe lend = { (array, body) throws(MappingError) in
      let result: Result<Void, MappingError> = unsafe array.assumingMemoryBound(to: [Element].self)
        .pointee.withUnsafeBufferPointer { elements in
          do throws(MappingError) {
            let start = unsafe elements.baseAddress.map { unsafe UnsafeRawPointer($0) }
            return .success(unsafe try body(start, elements.count))
          } catch {
            return .failure(error)
          }
        }
      try result.get()
    }
    stride = MemoryLayout<Element>.stride
    form = { Element.__encodingKind }
    writing = { .type(Element.self) }
  }
}
