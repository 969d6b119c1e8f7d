#if Hummingbird
import HTTPTypes
import Hummingbird
import MaquetteCore
import NIOCore

/// The expected form of a body.
enum BodyForm {
  case json
  case lines

  /// The name of the form in error messages.
  var name: String { self == .json ? "JSON" : "lines of JSON" }

  /// Whether a media type, in small letters and without parameters, has this form.
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
  /// Collects a body that is one JSON text.
  ///
  /// - Parameter size: The maximum size in bytes.
  /// - Throws: `MappingProblem` if the body is larger; `HTTPError` with 415 for unsupported
  ///   headers.
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

  /// Checks that the headers declare no other type or charset, and no compression.
  func checkHeaders(_ form: BodyForm) throws(HTTPError) {
    if let type = headers[.contentType] { try Self.check(type, form) }
    // One header may list several codings, applied in order.
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
