/// Models as text for people, from their schemas.
public enum ModelDescription {
  /// The model on one line: `Demo: ["name": Stan, "age": 12]`, in declaration order.
  public static func line(of model: some SchemaProviding) -> String {
    let members = members(of: model).map { "\"\($0.name)\": \(inline($0.value))" }
    return "\(type(of: model).schema.name): [\(members.joined(separator: ", "))]"
  }

  /// The model as a tree: one property a line, models inside models indented.
  public static func tree(of model: some SchemaProviding) -> String {
    ([type(of: model).schema.name] + lines(of: model, indent: "  ")).joined(separator: "\n")
  }

  private static func members(of model: any SchemaProviding) -> [(name: String, value: Any?)] {
    type(of: model).schema.properties.map {
      ($0.name, model.value(ofProperty: $0.name).flatMap(unwrapped))
    }
  }

  private static func lines(of model: any SchemaProviding, indent: String) -> [String] {
    members(of: model).flatMap { name, value in
      lines(name, value, indent: indent)
    }
  }

  private static func lines(_ name: String, _ value: Any?, indent: String) -> [String] {
    switch value {
    case let model as any SchemaProviding:
      return ["\(indent)\(name): \(type(of: model).schema.name)"]
        + lines(of: model, indent: indent + "  ")
    case let elements as [Any] where elements.contains { unwrapped($0) is any SchemaProviding }:
      return ["\(indent)\(name): \(elements.count) element\(elements.count == 1 ? "" : "s")"]
        + elements.enumerated().flatMap { index, element in
          lines("[\(index)]", unwrapped(element), indent: indent + "  ")
        }
    default:
      return ["\(indent)\(name): \(inline(value))"]
    }
  }

  /// A value on one line.
  private static func inline(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let model as any SchemaProviding: line(of: model)
    case let elements as [Any]:
      "[" + elements.map { inline(unwrapped($0)) }.joined(separator: ", ") + "]"
    case let value?: "\(value)"
    }
  }

  /// What an optional of any depth holds.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrappedValue.flatMap(unwrapped)
  }
}

/// An optional, whatever it wraps.
private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { self.map { $0 } }
}
