#if Hummingbird
import HTTPTypes
import Hummingbird
import MaquetteCore
import NIOCore

/// The expected form of a body.
enum BodyForm {
  case json
  case lines
  case media([String])

  /// The name of the form in error messages.
  fileprivate var name: String {
    switch self {
    case .json: "JSON"
    case .lines: "lines of JSON"
    case .media(let types): types.joined(separator: " or ")
    }
  }

  /// Whether a media type, in small letters and without parameters, has this form.
  fileprivate func takes(_ type: String) -> Bool {
    switch self {
    case .json: type == "application/json" || type == "text/json" || type.hasSuffix("+json")
    case .lines: Self.lineTypes.contains(type) || BodyForm.json.takes(type)
    case .media(let types): types.contains { $0.lowercased() == type }
    }
  }

  private static let lineTypes = [
    "application/x-ndjson", "application/ndjson", "application/jsonl", "application/jsonlines",
    "application/x-jsonlines",
  ]
}

extension Request {
  /// Collects a body.
  ///
  /// - Parameters:
  ///   - form: The expected form.
  ///   - size: The maximum size in bytes.
  /// - Throws: `MappingProblem` with 413 if the body is larger, and with 415 for unsupported
  ///   headers.
  func collect(_ form: BodyForm, upTo size: Int) async throws -> ByteBuffer {
    try checkHeaders(form, upTo: size)
    do {
      return try await body.collect(upTo: size)
    } catch is NIOTooManyBytesError {
      throw MappingProblem.tooLarge(size)
    }
  }

  /// Checks that the headers declare no other type or charset, no compression, and no body larger
  /// than a limit: a client learns this before it has sent the body.
  func checkHeaders(_ form: BodyForm, upTo size: Int) throws(MappingProblem) {
    if let type = headers[.contentType] { try Self.check(type, form) }
    // One header may list several codings, applied in order.
    let codings = headers[values: .contentEncoding].flatMap { $0.split(separator: ",") }
    guard codings.allSatisfy({ $0.trimmed.lowercased() == "identity" }) else {
      throw MappingProblem(
        .unsupportedMediaType, detail: "The body must not be compressed.",
        headers: [.acceptEncoding: "identity"])
    }
    if let length = headers[.contentLength], let length = Int(length), length > size {
      throw .tooLarge(size)
    }
  }

  private static func check(_ header: String, _ form: BodyForm) throws(MappingProblem) {
    let parts = header.split(separator: ";", omittingEmptySubsequences: false)
    guard let type = parts.first, form.takes(type.trimmed.lowercased()) else {
      throw MappingProblem(.unsupportedMediaType, detail: "The body must be \(form.name).")
    }
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmed.lowercased() }
      guard pair.first == "charset" else { continue }
      let charset = pair.last?.filter { $0 != "\"" } ?? ""
      guard ["utf-8", "utf8", "us-ascii"].contains(charset) else {
        throw MappingProblem(.unsupportedMediaType, detail: "The body must be UTF-8.")
      }
    }
  }
}

extension MappingProblem {
  fileprivate static func tooLarge(_ size: Int) -> MappingProblem {
    MappingProblem([
      MappingError(.sizeExceeded, expected: "a body of at most \(size.counted("byte"))")
    ])
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }.map(start.index(after:))
    return start[..<(end ?? start.startIndex)]
  }
}
#endif
