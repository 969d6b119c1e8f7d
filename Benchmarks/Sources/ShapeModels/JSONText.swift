/// What documents are made of, without the engine that is measured.
public protocol JSONText {
  var json: String { get }
}

extension Int: JSONText {
  public var json: String { description }
}

extension Double: JSONText {
  public var json: String { description }
}

extension Bool: JSONText {
  public var json: String { description }
}

extension String: JSONText {
  public var json: String {
    "\"" + map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}

extension Array: JSONText where Element: JSONText {
  public var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

extension Optional: JSONText where Wrapped: JSONText {
  public var json: String { self?.json ?? "null" }
}

extension KeyValuePairs: JSONText where Key == String, Value == any JSONText {
  public var json: String {
    "{" + map { "\($0.json):\($1.json)" }.joined(separator: ",") + "}"
  }
}

/// Members of an object, as a literal of texts and values.
typealias Members = KeyValuePairs<String, any JSONText>

/// The text of an object.
func json(_ members: Members) -> String { members.json }
