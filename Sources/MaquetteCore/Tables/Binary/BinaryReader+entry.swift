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
    guard source.count > 0, source.count <= options.limits.size, options.allowsDirectReading,
      let copyable = type as Any as? any MappingDecodable.Type, copyable.__isReadDirectly
    else { return nil }
    let state = __ReadingState(options: options)
    guard state.allowsFastPath else { return nil }
    let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { unsafe place.deallocate() }
    let memory = UnsafeMutableRawPointer(place)
    let isRead = withoutActuallyEscaping(parse) { parse in
      unsafe source.withUnsafeBufferPointer { source in
        // Invariants: the buffer outlives the reader; the memory is for a value of the type.
        guard source.count > JSONReader.smallSize else {
          return unsafe JSONReader.withPaddedCopy(of: source) { copy in
            unsafe decode(copyable, into: memory, copy, isPadded: true, syntax, state, parse)
          }
        }
        return unsafe decode(copyable, into: memory, source, isPadded: false, syntax, state, parse)
      }
    }
    return isRead ? unsafe place.move() : nil
  }

  /// Decodes a whole source into uninitialized memory; returns false, and leaves it uninitialized,
  /// if a tree is needed.
  private static func decode<T: MappingDecodable>(
    _ type: T.Type, into memory: UnsafeMutableRawPointer, _ source: UnsafeBufferPointer<UInt8>,
    isPadded: Bool, _ syntax: BinarySyntax, _ state: __ReadingState,
    _ parse: @escaping (Span<UInt8>) -> AnyValue?
  ) -> Bool {
    var tree = AnyValue.null
    return unsafe withUnsafeMutablePointer(to: &tree) { tree in
      var reader = unsafe BinaryReader(
        source, isPadded: isPadded, syntax, TreeValueReader(tree, state), parse: parse)
      let place = unsafe memory.assumingMemoryBound(to: T.self)
      do throws(Unusual) {
        unsafe try reader.initialize(place)
      } catch {
        return false
      }
      guard unsafe reader.position == reader.end else {
        unsafe place.deinitialize(count: 1)
        return false
      }
      return true
    }
  }
}

extension DecodingOptions {
  /// Whether the options do not require a look at more than the values that models expect.
  fileprivate var allowsDirectReading: Bool {
    unknownKeys == .ignore && conventions.dates == nil && conventions.data == nil
  }
}
