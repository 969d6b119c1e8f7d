import Maquette

/// The outcome of a line, and finally of all lines.
@Mappable
enum Outcome {
  case accepted(Order)
  case rejected(Rejection)
  case counts(Counts)
}

/// An invalid line: all its errors, and the line itself, so that it can be repaired and processed
/// again.
@Mappable
struct Rejection {
  var errors: [Reason]
  var text: String

  init(_ errors: [MappingError], text: some Collection<UInt8>) {
    self.errors = errors.map(Reason.init)
    self.text = String(decoding: text, as: UTF8.self)
  }
}

/// An error of a line.
@Mappable
struct Reason {
  var code: String
  var path: String
  var reason: String
  /// The number of the line in the input of this process.
  var line: Int
  var column: Int

  init(_ error: MappingError) {
    code = error.code.description
    path = error.path.description
    reason = error.summary
    line = error.location?.line ?? 0
    column = error.location?.column ?? 0
  }
}

/// The number of lines that are not empty; each is accepted or rejected.
@Mappable
struct Counts {
  var read = 0
  var accepted = 0
  var rejected = 0
}
