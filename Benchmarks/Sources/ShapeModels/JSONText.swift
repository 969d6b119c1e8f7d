/// A value of a document, written without the measured engine.
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

/// The members of an object, as a literal of keys and values.
typealias Members = KeyValuePairs<String, any JSONText>

/// The text of an object.
func json(_ members: Members) -> String { members.json }
