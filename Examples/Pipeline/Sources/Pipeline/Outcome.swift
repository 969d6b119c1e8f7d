import Maquette

/// What became of a line, and in the end of all.
@Mappable
enum Outcome {
  case accepted(Order)
  case rejected(Rejection)
  case counts(Counts)
}

/// A line that is no order: why, and the line, so that it can be repaired and read again.
@Mappable
struct Rejection {
  var code: String
  var path: String
  var reason: String
  /// The line in what this process has read.
  var line: Int
  var column: Int
  var text: String

  init(_ error: MappingError, text: some Collection<UInt8>) {
    code = error.code.description
    path = error.path.description
    reason = error.summary
    line = error.location?.line ?? 0
    column = error.location?.column ?? 0
    self.text = String(decoding: text, as: UTF8.self)
  }
}

/// How many lines there were that hold something; all are accepted or rejected.
@Mappable
struct Counts {
  var read = 0
  var accepted = 0
  var rejected = 0
}
