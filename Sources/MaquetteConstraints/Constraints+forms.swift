import MaquetteCore
public import MaquetteMappings

// The forms of the values in data, for schemas.

extension Constrained: DescribedData {
  /// The form of the value, with the rules.
  public static func dataForm(for view: DataView) -> DataForm {
    DataForm(.ruled(.type(Rule.Value.self), Rule.rules.flatMap(\.constraints)))
  }
}

extension IPv4Address: DescribedData {
  /// Text in the format `ipv4`.
  public static func dataForm(for view: DataView) -> DataForm { .text("ipv4", view) }
}

extension IPv6Address: DescribedData {
  /// Text in the format `ipv6`.
  public static func dataForm(for view: DataView) -> DataForm {
    view == .encoding ? .string : .text("ipv6", view)
  }
}

extension HexColor: DescribedData {
  /// Text such as `#ff8800`.
  public static func dataForm(for view: DataView) -> DataForm {
    view == .accepting
      ? .any(of: [.string, .number]) : .string(pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
  }
}

extension DataForm {
  fileprivate static func text(_ format: String, _ view: DataView) -> DataForm {
    view == .accepting ? .any(of: [.string, .number]) : .string(format: format)
  }
}
