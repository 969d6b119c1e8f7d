import MaquetteCore

extension TypeModel {
  /// Whether code can write a value as the initial value of a type.
  func canWrite(_ value: AnyValue, as type: ValueType) -> Bool {
    switch (type, value) {
    case (.bool, .bool), (.string, .string): true
    case (.int, .number(let number)), (.int64, .number(let number)):
      number.exactly(Int64.self) != nil
    case (.int32, .number(let number)): number.exactly(Int32.self) != nil
    case (.unsigned, .number(let number)): number.exactly(UInt64.self) != nil
    case (.double, .number(let number)): number.double.isFinite
    case (.float, .number(let number)): number.float.isFinite
    case (.array(let element), .array(let values)):
      values.allSatisfy { canWrite($0, as: element) }
    case (.dictionary, .object(let object)): object.isEmpty
    case (.declared(let index), .string(let text)):
      if case .labels(let labels) = declarations[index].kind {
        labels.contains(text)
      } else {
        false
      }
    default: false
    }
  }
}

extension SwiftFile {
  /// Returns the initial value of a property as code, or nil if it has none.
  func initial(of property: TypeModel.Property) -> String? {
    property.initial.map { code(for: $0, as: property.type) }
  }

  private func code(for value: AnyValue, as type: ValueType) -> String {
    switch (type, value) {
    case (_, .bool(let value)): "\(value)"
    case (.double, .number(let number)): "\(number.double)"
    case (.float, .number(let number)): "\(number.float)"
    case (_, .number(let number)):
      number.exactly(Int64.self).map(String.init) ?? number.exactly(UInt64.self).map(String.init)
        ?? "0"
    case (.array(let element), .array(let values)):
      "[" + values.map { code(for: $0, as: element) }.joined(separator: ", ") + "]"
    case (_, .object): "[:]"
    case (.declared(let index), .string(let text)): "." + caseName(of: text, in: index)
    case (_, .string(let text)): text.literal
    default: "nil"
    }
  }

  private func caseName(of label: String, in index: Int) -> String {
    guard case .labels(let labels) = model.declarations[index].kind,
      let position = labels.firstIndex(of: label)
    else { return "unrecognized(\(label.literal))" }
    return Identifier.escaped(caseNames(ofLabels: labels).labels[position])
  }
}
