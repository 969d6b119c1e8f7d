public import MaquetteCore

/// A model whose mapping also makes it `Decodable`.
public protocol MappedDecodable: MappingDecodable, Decodable {}

/// A model whose mapping also makes it `Encodable`.
public protocol MappedEncodable: MappingEncodable, Encodable {}

/// A model whose mapping also makes it `Codable`, for use with any coder.
///
/// ```swift
/// extension Tweet: MappedCodable {}
///
/// let list = try PropertyListEncoder().encode(tweet)
/// let tweets = try JSONDecoder().decode([Tweet].self, from: data)
/// ```
///
/// Keys and rules are those of the model's JSON, whatever the coder: dates and bytes are text, and
/// strategies of the coder for them do not apply. Nil is omitted. Strategies and hooks find the coder's `userInfo[.mappingContext]` in their context. A type that already
/// synthesizes `Codable` cannot adopt this conformance.
public typealias MappedCodable = MappedDecodable & MappedEncodable

extension MappedDecodable {
  /// Decodes the model from any decoder.
  ///
  /// - Throws: `DecodingError` with the path of the invalid value and the `MappingError` as its
  ///   underlying error.
  public init(from decoder: any Decoder) throws {
    let context = decoder.userInfo[.mappingContext] as? MappingContext
    do throws(MappingError) {
      if let own = decoder as? any TapeDecoder {
        let options = own.call.options.mapping ?? DecodingOptions(of: context)
        self = try own.call.tape.read(Self.self, at: own.node, options, own.call.stack)
      } else {
        let value = try AnyValue(anyOf: decoder)
        self = try value.decode(Self.self, DecodingOptions(of: context))
      }
    } catch {
      throw DecodingError(error, reading: Self.self, at: decoder)
    }
  }
}

extension MappedEncodable {
  /// Encodes the model to any encoder.
  ///
  /// - Throws: `EncodingError` for a value that cannot be encoded, and errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let context = encoder.userInfo[.mappingContext] as? MappingContext
    let own = encoder as? NodeEncoder
    let options = own?.node.call.options.mapping ?? EncodingOptions(of: context)
    var tree: AnyValue
    do throws(MappingError) {
      tree = try AnyValue(
        encoding: self, options, own?.node.call.stack ?? StackGuard())
      // A coder may write a date as a number that the mapping decodes as another date.
      if own?.node.call.options.mapping == nil {
        tree = try tree.held(by: .text, depth: options.depth)
      }
    } catch {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath + error.path.codingKeys, debugDescription: "\(error)",
          underlyingError: error))
    }
    try tree.encode(to: encoder)
  }
}

extension FormatTraits {
  /// A format with the values of JSON, and with NaN and infinities if the coder has them.
  fileprivate static var text: FormatTraits {
    var traits = FormatTraits()
    traits.kinds.subtract([.date, .bytes])
    return traits
  }
}

extension DecodingOptions {
  fileprivate init(of context: MappingContext?) {
    self.init(conventions: context.map { CodingConventions(context: $0) })
  }
}

extension EncodingOptions {
  fileprivate init(of context: MappingContext?) {
    self.init(conventions: context.map { CodingConventions(context: $0) })
  }
}

extension AnyValue {
  /// Decodes the tree from any decoder, and wraps the decoder's errors.
  fileprivate init(anyOf decoder: any Decoder) throws(MappingError) {
    do {
      self = try AnyValue(from: decoder)
    } catch let error as DecodingError {
      var path = MappingPath(error.steps)
      // The error's path gets the decoder's path as a prefix again.
      path.steps.removeFirst(min(decoder.codingPath.count, path.steps.count))
      throw MappingError(.invalidValue, at: path, expected: "\(error)")
    } catch {
      throw MappingError(.invalidValue, expected: "\(error)")
    }
  }
}

extension DecodingError {
  /// Converts a model's mapping error to a `DecodingError`.
  init(_ error: MappingError, reading type: any Any.Type, at decoder: any Decoder) {
    // In text, the path of a mapping error begins at the root of the document, and that of the
    // decoder at the value that its call decodes.
    var outer = 0
    if error.location != nil, let own = decoder as? any TapeDecoder {
      outer = own.call.tape.depthInText(of: own.node)
    }
    var path = decoder.codingPath + error.path.codingKeys.dropFirst(outer)
    let last = path.last
    if error.code == .missingKey { path = path.dropLast() }
    let context = Context(
      codingPath: path, debugDescription: "\(error)", underlyingError: error)
    switch (error.code, last) {
    case (.missingKey, let key?): self = .keyNotFound(key, context)
    case (.unexpectedNull, _): self = .valueNotFound(type, context)
    case (.typeMismatch, _): self = .typeMismatch(type, context)
    default: self = .dataCorrupted(context)
    }
  }
}
