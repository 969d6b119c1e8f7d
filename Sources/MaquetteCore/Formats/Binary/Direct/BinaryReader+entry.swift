extension BinaryReader {
  /// Decodes a model without a tree of the whole source; nil if the parser and the reader of trees
  /// must read the source.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: The source.
  ///   - syntax: The syntax of the source.
  ///   - options: The options, adjusted for the format.
  ///   - parse: Parses a part of the source; nil if that fails.
  static func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from source: Span<UInt8>, _ syntax: BinarySyntax, _ options: DecodingOptions,
    parse: (Span<UInt8>) -> AnyValue?
  ) -> T? {
    // Noncopyable models take the tree.
    guard let copyable = type as Any as? any MappingDecodable.Type else { return nil }
    let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { unsafe place.deallocate() }
    // Invariant: the memory has room for a value of the type, and is initialized if decoding says
    // so.
    guard
      unsafe decode(
        copyable, into: UnsafeMutableRawPointer(place), from: source, syntax, options, parse: parse)
    else { return nil }
    return unsafe place.move()
  }

  /// Decodes a whole source into uninitialized memory; returns false, and initializes nothing, if a
  /// tree is needed.
  private static func decode<T: MappingDecodable>(
    _ type: T.Type, into place: UnsafeMutableRawPointer, from source: Span<UInt8>,
    _ syntax: BinarySyntax, _ options: DecodingOptions, parse: (Span<UInt8>) -> AnyValue?
  ) -> Bool {
    guard let model = decode(copyable: type, from: source, syntax, options, parse: parse) else {
      return false
    }
    unsafe place.initializeMemory(as: T.self, to: model)
    return true
  }

  private static func decode<T: MappingDecodable>(
    copyable type: T.Type, from source: Span<UInt8>, _ syntax: BinarySyntax,
    _ options: DecodingOptions, parse: (Span<UInt8>) -> AnyValue?
  ) -> T? {
    guard source.count > 0, source.count <= options.limits.size, T.__isReadDirectly,
      options.allowsDirectReading
    else { return nil }
    let state = __ReadingState(options: options)
    guard state.allowsFastPath else { return nil }
    return withoutActuallyEscaping(parse) { parse in
      unsafe source.withUnsafeBufferPointer { source in
        // Invariant of the reader: the buffer outlives it.
        guard source.count > JSONReader.smallSize else {
          return unsafe withPaddedCopy(of: source) { copy in
            unsafe decode(type, copy, isPadded: true, syntax, state, parse)
          }
        }
        return unsafe decode(type, source, isPadded: false, syntax, state, parse)
      }
    }
  }

  private static func decode<T: MappingDecodable>(
    _ type: T.Type, _ source: UnsafeBufferPointer<UInt8>, isPadded: Bool, _ syntax: BinarySyntax,
    _ state: __ReadingState, _ parse: @escaping (Span<UInt8>) -> AnyValue?
  ) -> T? {
    var place = AnyValue.null
    return unsafe withUnsafeMutablePointer(to: &place) { place in
      var reader = unsafe BinaryReader(
        source, isPadded: isPadded, syntax, TreeValueReader(place, state), parse: parse)
      do throws(Unusual) {
        let model = try reader.read(type)
        return unsafe reader.position == reader.end ? model : nil
      } catch {
        return nil
      }
    }
  }

  /// Lends a copy of bytes with 64 zeros after it.
  private static func withPaddedCopy<Result>(
    of source: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: source.count + 64) { copy in
      let start = unsafe copy.baseAddress.unsafelyUnwrapped
      if let first = source.baseAddress {
        unsafe start.initialize(from: first, count: source.count)
      }
      unsafe (start + source.count).initialize(repeating: 0, count: 64)
      return unsafe body(UnsafeBufferPointer(start: start, count: source.count))
    }
  }
}

extension DecodingOptions {
  /// Whether the options do not require a look at more than the values that models expect.
  fileprivate var allowsDirectReading: Bool {
    unknownKeys == .ignore && conventions.dates == nil && conventions.data == nil
  }
}
