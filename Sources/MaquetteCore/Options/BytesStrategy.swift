/// The ways to decode and encode bytes as text.
///
/// Every strategy also accepts native bytes of the source, as in a property list.
public struct BytesStrategy: CodingStrategy, Hashable {
  package enum Shape: Hashable {
    case base64(Base64.Alphabet)
    case hex(LetterCase)
  }

  package let shape: Shape

  /// Base64, padded (RFC 4648, section 4).
  public static var base64: Self { Self(shape: .base64(.standard)) }

  /// Base64 for URLs and file names (RFC 4648, section 5), written without padding and read with or
  /// without it.
  public static var base64URL: Self { Self(shape: .base64(.url)) }

  /// Hexadecimal digits: written in lower case, read in any.
  public static var hex: Self { hex(uppercase: false) }

  /// Hexadecimal digits, written in upper or lower case and read in either case.
  ///
  /// - Parameter uppercase: Whether encoding writes the digits A to F in upper case.
  public static func hex(uppercase: Bool) -> Self {
    Self(shape: .hex(uppercase ? .uppercase : .lowercase))
  }

  /// Reads bytes.
  ///
  /// - Throws: `invalidValue` for text in another form, `typeMismatch` for other kinds of values.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> [UInt8]
  {
    let start = reader.mark()
    let source: AnyValue
    switch reader.scalarKind {
    case .string: source = .string(try reader.__readToken(withoutSpace: true))
    case .bytes, nil: source = try reader.readValue()
    default: throw reader.failure(.typeMismatch, expected: expected)
    }
    do throws(MappingError) {
      return try bytes(of: source)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// Writes bytes.
  public func encode<W: MappingWriter & ~Copyable>(_ value: [UInt8], to writer: inout W) {
    writer.writeString(text(of: value))
  }

  /// The text of bytes.
  ///
  /// - Parameter bytes: The bytes; none become the empty text.
  public func text(of bytes: some ByteSource) -> String {
    switch shape {
    case .base64(let alphabet): Base64.encode(bytes, alphabet)
    case .hex(let letterCase): Hex.encode(bytes, letterCase)
    }
  }

  /// What is expected, as errors show it.
  @usableFromInline
  var expected: String {
    switch shape {
    case .base64(.standard): "bytes as base64"
    case .base64(.url): "bytes as base64 for URLs"
    case .hex: "bytes as hexadecimal digits"
    }
  }

  @usableFromInline
  func bytes(of value: AnyValue) throws(MappingError) -> [UInt8] {
    switch value {
    case .bytes(let bytes): return bytes
    case .string(let text): return try bytes(of: text)
    default: throw MappingError(.typeMismatch, expected: expected)
    }
  }

  private func bytes(of text: String) throws(MappingError) -> [UInt8] {
    let bytes =
      switch shape {
      case .base64(let alphabet): Base64.decode(text, alphabet)
      case .hex: Hex.decode(text)
      }
    guard let bytes else { throw MappingError(.invalidValue, expected: expected) }
    return bytes
  }
}
