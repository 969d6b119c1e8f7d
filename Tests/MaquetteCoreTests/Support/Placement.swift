import TestSupport

@testable import MaquetteCore

/// The position of a text in its buffer; the engine scans each differently.
enum Placement: CaseIterable, Sendable {
  /// Alone and small, so that it is copied and padded.
  case padded

  /// At the end of a large buffer decoded in place, scanned byte by byte.
  case atEnd

  /// In the middle of a large buffer decoded in place, scanned in wide steps.
  case inMiddle

  /// All placements in a long run, else one of them in turn.
  static func some(_ turn: Int) -> [Placement] {
    LongRun.isOn ? allCases : [allCases[turn % allCases.count]]
  }

  /// The buffer: the text with white space around it.
  func buffer(for text: [UInt8]) -> [UInt8] {
    let space = [UInt8](repeating: 0x20, count: 1100)
    return switch self {
    case .padded: text
    case .atEnd: space + text
    case .inMiddle: space + text + space.prefix(100)
    }
  }
}

/// Decodes a text in memory that ends at a guard page.
func decode<T: MappingDecodable>(
  _ type: T.Type, _ text: [UInt8], _ placement: Placement = .padded,
  _ options: DecodingOptions = DecodingOptions(), touching side: GuardedPages.Side = .end
) -> Result<T, MappingError> {
  GuardedPages.lend(placement.buffer(for: text), touching: side) { bytes in
    do throws(MappingError) {
      return .success(try JSONReader.decode(T.self, from: bytes, options))
    } catch {
      return .failure(error)
    }
  }
}

/// Decodes a text.
func decode<T: MappingDecodable>(
  _ type: T.Type, _ text: String, _ options: DecodingOptions = DecodingOptions()
) -> Result<T, MappingError> {
  decode(type, Array(text.utf8), .padded, options)
}

/// Decodes a text through a tree.
func decodeByTree<T: MappingDecodable>(
  _ type: T.Type, _ text: [UInt8], _ options: DecodingOptions = DecodingOptions()
) -> Result<T, MappingError> {
  decode(AnyValue.self, text, .padded, options).flatMap { tree in
    do throws(MappingError) {
      return .success(try tree.decode(T.self, options))
    } catch {
      return .failure(error)
    }
  }
}

extension Result where Failure == MappingError {
  /// The value, if there is one.
  var value: Success? { try? get() }

  /// The error, if there is one.
  var error: MappingError? {
    if case .failure(let error) = self { return error }
    return nil
  }

  /// The code of the error, if there is one.
  var code: MappingError.Code? { error?.code }
}

extension MappingError {
  /// Whether the error has a location within a text of a given length.
  func isInside(_ count: Int) -> Bool {
    guard let location else { return false }
    return location.line >= 1 && location.column >= 1 && (0...count).contains(location.byteOffset)
  }
}

/// Encodes a value as JSON.
func json(_ value: some MappingEncodable, _ options: EncodingOptions = EncodingOptions()) throws
  -> String
{
  try JSONWriter.string(options) { (writer) throws(WriteFailure) in try writer.writeOutput(value) }
}
