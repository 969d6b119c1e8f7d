import Foundation
import MaquetteCodable
import Testing

/// The outcome of a call: the value, or the kind of error and the path.
enum Outcome: Equatable, CustomStringConvertible {
  case value(String)
  case failure(String, path: String)

  init<T>(_ body: () throws -> T) {
    do {
      self = .value(Self.text(of: try body()))
    } catch let error as DecodingError {
      self = Self.outcome(of: error)
    } catch EncodingError.invalidValue(_, let context) {
      self = .failure("invalidValue", path: path(context.codingPath))
    } catch {
      self = .failure("\(type(of: error))", path: "")
    }
  }

  /// The order of dictionaries and sets differs between processes; here they are sorted by text.
  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .dictionary, .set:
      return "[" + mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", ") + "]"
    case .struct?, .class?, .tuple?, .collection?, .optional?, .enum?:
      guard !mirror.children.isEmpty else { return "\(value)" }
      return "("
        + mirror.children.map { ($0.label ?? "") + ":" + text(of: $0.value) }
        .joined(separator: ", ") + ")"
    default:
      return value is Double ? String(reflecting: value) : "\(value)"
    }
  }

  private static func outcome(of error: DecodingError) -> Outcome {
    switch error {
    case .typeMismatch(let type, let context):
      .failure("typeMismatch \(type)", path: path(context.codingPath))
    case .valueNotFound(let type, let context):
      .failure("valueNotFound \(type)", path: path(context.codingPath))
    case .keyNotFound(let key, let context):
      .failure("keyNotFound \(key.stringValue)", path: path(context.codingPath))
    case .dataCorrupted(let context):
      .failure("dataCorrupted", path: path(context.codingPath))
    @unknown default: .failure("another", path: "")
    }
  }

  /// The same outcome without the path of invalid text, which Foundation does not report.
  var withoutPathOfText: Outcome {
    if case .failure("dataCorrupted", _) = self { return .failure("dataCorrupted", path: "") }
    return self
  }

  var description: String {
    switch self {
    case .value(let text): text
    case .failure(let kind, let path): "\(kind) at \(path)"
    }
  }
}

/// A coding path as text: `a[1].b`.
func path(_ keys: [any CodingKey]) -> String {
  var text = ""
  for key in keys {
    if let index = key.intValue, key.stringValue == "Index \(index)" {
      text += "[\(index)]"
    } else {
      text += (text.isEmpty ? "" : ".") + key.stringValue
    }
  }
  return text
}

/// Decodes with both coders, and checks that the outcomes are equal.
func expectSame<T: Decodable>(
  _ type: T.Type, _ json: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ configure: (JSONDecoder, CodableJSONDecoder) -> Void = { _, _ in }
) {
  let (theirs, ours) = (JSONDecoder(), CodableJSONDecoder())
  configure(theirs, ours)
  let expected = Outcome { try theirs.decode(type, from: Data(json.utf8)) }
  let found = Outcome { try ours.decode(type, from: json) }
  #expect(
    found.withoutPathOfText == expected.withoutPathOfText, "\(type) from \(json)",
    sourceLocation: sourceLocation)
}

/// Encodes with both coders, and checks that the texts with sorted keys are equal.
func expectSameText<T: Encodable>(
  _ value: T, sourceLocation: SourceLocation = #_sourceLocation,
  _ configure: (JSONEncoder, CodableJSONEncoder) -> Void = { _, _ in }
) {
  let (theirs, ours) = (JSONEncoder(), CodableJSONEncoder())
  (theirs.outputFormatting, ours.outputFormatting) = (.sortedKeys, .sortedKeys)
  configure(theirs, ours)
  let expected = Outcome { String(decoding: try theirs.encode(value), as: UTF8.self) }
  let found = Outcome { try ours.encodeString(value) }
  #expect(found == expected, sourceLocation: sourceLocation)
}
