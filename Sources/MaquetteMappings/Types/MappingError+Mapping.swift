public import MaquetteCore

/// Encodes an error as an object, for machines.
///
/// ```json
/// {"code": "typeMismatch", "message": "expected Int at 'user.age', found string \"x\" (line 3, column 12)",
///  "path": "user.age", "pointer": "/user/age", "line": 3, "column": 12, "offset": 40,
///  "expected": "Int", "found": "string \"x\"", "model": "User", "property": "age"}
/// ```
///
/// `code`, `message`, `path` (the root is `$`) and `pointer` (RFC 6901) are always present.
/// `offset` (in bytes) is present if the source is bytes, `line` and `column` if it is text.
/// `expected`, `found`, `hint`, `model`, `property` and `underlying` (the message of an
/// application's error) are present if they are known.
extension MappingError: MappingEncodable {
  /// The error as an object.
  public var value: AnyValue { .object(members) }

  var members: AnyValue.Object {
    var members: AnyValue.Object = [
      "code": .string(code.description), "message": .string(description),
      "path": .string(path.description), "pointer": .string(path.jsonPointer),
    ]
    if let location {
      members["line"] = .number(AnyValue.Number(location.line))
      members["column"] = .number(AnyValue.Number(location.column))
    }
    if let byteOffset { members["offset"] = .number(AnyValue.Number(byteOffset)) }
    let texts = [
      ("expected", expected), ("found", found), ("hint", hint), ("model", model),
      ("property", property), ("underlying", underlying),
    ]
    for (key, text) in texts { members[key] = text.map { .string($0) } }
    return members
  }

  /// Writes the error as an object.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(value)
  }

  /// Writes the error as an object.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeValue(value)
  }
}

/// Encodes an issue as an object: `severity`, `resolution` if there was one, and the members of its
/// error.
extension MappingIssue: MappingEncodable {
  /// The issue as an object.
  public var value: AnyValue {
    var members: AnyValue.Object = ["severity": .string(severity.name)]
    members["resolution"] = resolution.map { .string($0) }
    for member in error.members { members[member.key] = member.value }
    return .object(members)
  }

  /// Writes the issue as an object.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(value)
  }

  /// Writes the issue as an object.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeValue(value)
  }
}

/// Encodes a report as an object: the numbers of `errors` and `repairs`, and the `issues`, without
/// the value.
extension MappingReport: MappingEncodable {
  /// The report as a tree.
  private var tree: AnyValue {
    [
      "errors": .number(AnyValue.Number(count(of: .error))),
      "repairs": .number(AnyValue.Number(count(of: .repair))),
      "issues": .array(issues.map { $0.value }),
    ]
  }

  /// Writes the report as an object.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(tree)
  }

  /// Writes the report as an object.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeValue(tree)
  }
}
