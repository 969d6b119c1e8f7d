public import MaquetteCore

/// A model that is `Decodable` by its mapping, for whoever asks for that.
public protocol MappedDecodable: MappingDecodable, Decodable {}

/// A model that is `Encodable` by its mapping, for whoever asks for that.
public protocol MappedEncodable: MappingEncodable, Encodable {}

/// A model that is `Codable` by its mapping: one line, and every coder takes it.
///
/// ```swift
/// extension Tweet: MappedCodable {}
///
/// let list = try PropertyListEncoder().encode(tweet)
/// let tweets = try JSONDecoder().decode([Tweet].self, from: data)
/// ```
///
/// Keys and rules are those of the model's JSON, whatever the coder; a nil is left out. Strategies and
/// hooks find in their context what the coder has in `userInfo[.mappingContext]`. A type that already
/// synthesises `Codable` cannot be given another conformance.
public typealias MappedCodable = MappedDecodable & MappedEncodable

extension MappedDecodable {
  /// Reads the model from whatever the decoder has.
  ///
  /// - Throws: `DecodingError` with the path of what could not be read, and the `MappingError` under it.
  public init(from decoder: any Decoder) throws {
    let context = decoder.userInfo[.mappingContext] as? MappingContext
    do throws(MappingError) {
      if let own = decoder as? any TapeDecoder {
        let options = own.call.options.mapping ?? DecodingOptions(of: context)
        self = try own.call.tape.read(Self.self, at: own.node, options)
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
  /// Writes the model to whatever the encoder makes.
  ///
  /// - Throws: `EncodingError` for what could not be written, and what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    let context = encoder.userInfo[.mappingContext] as? MappingContext
    let own = encoder as? NodeEncoder
    let options = own?.node.call.options.mapping ?? EncodingOptions(of: context)
    let tree: AnyValue
    do throws(MappingError) {
      tree = try AnyValue(encoding: self, options)
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
  /// The tree of what any decoder has; what the decoder throws is kept as an error of the mapping.
  fileprivate init(anyOf decoder: any Decoder) throws(MappingError) {
    do {
      self = try AnyValue(from: decoder)
    } catch let error as DecodingError {
      var path = MappingPath(error.steps)
      // The decoder's own path is put before that of the error again.
      path.steps.removeFirst(min(decoder.codingPath.count, path.steps.count))
      throw MappingError(.invalidValue, at: path, expected: "\(error)")
    } catch {
      throw MappingError(.invalidValue, expected: "\(error)")
    }
  }
}

extension DecodingError {
  /// The error of a model's mapping as one of decoding.
  init(_ error: MappingError, reading type: any Any.Type, at decoder: any Decoder) {
    // In text the path of the mapping begins at the root of the document.
    let isWhole = decoder is any TapeDecoder && error.location != nil
    var path = (isWhole ? [] : decoder.codingPath) + error.path.codingKeys
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
