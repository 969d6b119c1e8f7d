import MaquetteCore
import MaquetteJSON5

/// Decodes JSON5: parses the text to a tree, and lays the tree out as a tape.
enum JSON5Text {
  /// Decodes a value.
  ///
  /// - Throws: `DecodingError` with line and column, and what the type throws.
  static func decode<T: Decodable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: DecodingSettings
  ) throws -> T {
    if options.assumesTopLevelDictionary, let braced = braced(text) {
      return try decodeValue(type, from: braced.span, options)
    }
    return try decodeValue(type, from: text, options)
  }

  private static func decodeValue<T: Decodable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: DecodingSettings
  ) throws -> T {
    var mapper = JSON5Mapper()
    mapper.options.decoding = DecodingOptions(duplicateKeys: .firstWins, limits: options.limits)
    let tree: AnyValue
    do throws(MappingError) {
      tree = try mapper.decodeValue(from: text)
    } catch {
      throw DecodingError(invalidText: error)
    }
    do {
      return try CodingTape(tree: tree).decode(type, options)
    } catch let error as DecodingError {
      let misfit = MappingError(.invalidValue, at: MappingPath(error.steps))
      guard let place = mapper.placed([misfit], in: text)[0].location else { throw error }
      throw error.reporting(place)
    }
  }

  /// The document with braces around it; nil if it begins with a brace.
  private static func braced(_ text: Span<UInt8>) -> [UInt8]? {
    let start = firstToken(in: text)
    if start < text.count, text[start] == UInt8(ascii: "{") { return nil }
    var braced = [UInt8(ascii: "{")]
    braced.reserveCapacity(text.count + 3)
    for index in firstToken(in: text)..<text.count { braced.append(text[index]) }
    // The document may end in a line comment, so a line end comes before the brace.
    braced += [0x0A, UInt8(ascii: "}")]
    return braced
  }

  /// The offset of the first byte after comments and white space.
  private static func firstToken(in text: Span<UInt8>) -> Int {
    func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
    var index = byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF ? 3 : 0
    while index < text.count {
      switch (byte(index), byte(index + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while index < text.count, byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        var end = index + 2
        while byte(end) != UInt8(ascii: "*") || byte(end + 1) != UInt8(ascii: "/") {
          end += 1
          // An unterminated comment is an error of the text.
          if end >= text.count { return index }
        }
        index = end + 2
      case (0x09...0x0D, _), (0x20, _): index += 1
      default: return index
      }
    }
    return min(index, text.count)
  }
}

extension DecodingError {
  /// Adds a position to the description of the error.
  fileprivate func reporting(_ place: TextLocation) -> DecodingError {
    func placed(_ context: Context) -> Context {
      .init(
        codingPath: context.codingPath,
        debugDescription: "\(context.debugDescription) (\(place))",
        underlyingError: context.underlyingError)
    }
    switch self {
    case .typeMismatch(let type, let context): return .typeMismatch(type, placed(context))
    case .valueNotFound(let type, let context): return .valueNotFound(type, placed(context))
    case .keyNotFound(let key, let context): return .keyNotFound(key, placed(context))
    case .dataCorrupted(let context): return .dataCorrupted(placed(context))
    @unknown default: return self
    }
  }
}
