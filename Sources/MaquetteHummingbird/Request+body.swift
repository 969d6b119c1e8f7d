#if Hummingbird
import HTTPTypes
import Hummingbird
import MaquetteCore
import NIOCore

/// What a body is taken for.
enum BodyForm {
  case json
  case lines

  /// What a client is told that sends something else.
  var name: String { self == .json ? "JSON" : "lines of JSON" }

  /// Whether a media type, in small letters and without parameters, is one of this form.
  fileprivate func takes(_ type: some StringProtocol) -> Bool {
    switch type {
    case "application/json", "text/json": true
    case "application/x-ndjson", "application/ndjson", "application/jsonl", "application/jsonlines",
      "application/x-jsonlines":
      self == .lines
    default: type.hasSuffix("+json")
    }
  }
}

extension Request {
  /// Collects the body that one JSON text is.
  ///
  /// - Parameter size: How many bytes it may have.
  /// - Throws: `MappingProblem` if it is larger; `HTTPError` with 415 for what its headers say.
  func collectJSON(upTo size: Int) async throws -> ByteBuffer {
    try checkHeaders(.json)
    do {
      return try await body.collect(upTo: size)
    } catch is NIOTooManyBytesError {
      throw MappingProblem([
        MappingError(.sizeExceeded, expected: "a body of at most \(size) bytes")
      ])
    }
  }

  /// Sees that the body is not said to be something other than JSON in UTF-8, nor to be compressed.
  func checkHeaders(_ form: BodyForm) throws(HTTPError) {
    if let type = headers[.contentType] { try Self.check(type, form) }
    // One header may name several codings, each put on the one before it.
    let codings = headers[values: .contentEncoding].flatMap { $0.split(separator: ",") }
    guard codings.allSatisfy({ $0.trimmed.lowercased() == "identity" }) else {
      throw HTTPError(
        .unsupportedMediaType, headers: [.acceptEncoding: "identity"],
        message: "The body must not be compressed.")
    }
  }

  private static func check(_ header: String, _ form: BodyForm) throws(HTTPError) {
    let parts = header.split(separator: ";", omittingEmptySubsequences: false)
    guard let type = parts.first, form.takes(type.trimmed.lowercased()) else {
      throw HTTPError(.unsupportedMediaType, message: "The body must be \(form.name).")
    }
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmed.lowercased() }
      guard pair.first == "charset" else { continue }
      let charset = pair.last?.filter { $0 != "\"" } ?? ""
      guard ["utf-8", "utf8", "us-ascii"].contains(charset) else {
        throw HTTPError(.unsupportedMediaType, message: "The body must be UTF-8.")
      }
    }
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
