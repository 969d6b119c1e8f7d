import Maquette

/// What became of a line, and in the end of all.
@Mappable
enum Outcome {
  case accepted(Order)
  case rejected(Rejection)
  case counts(Counts)
}

/// A line that is no order: everything that is wrong, and the line, so that it can be repaired and read again.
@Mappable
struct Rejection {
  var errors: [Reason]
  var text: String

  init(_ errors: [MappingError], text: some Collection<UInt8>) {
    self.errors = errors.map(Reason.init)
    self.text = String(decoding: text, as: UTF8.self)
  }
}

/// One thing that is wrong with a line.
@Mappable
struct Reason {
  var code: String
  var path: String
  var reason: String
  /// The line in what this process has read.
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

/// How many lines there were that hold something; all are accepted or rejected.
@Mappable
struct Counts {
  var read = 0
  var accepted = 0
  var rejected = 0
}
