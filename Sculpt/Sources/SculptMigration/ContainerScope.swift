import SwiftSyntax

/// The variables of a coding function: containers, and the keys that lead to them.
struct ContainerScope {
  private struct Container {
    let path: [String]
    let keys: KeyEnum
  }

  /// The name of the parameter: `decoder` or `encoder`.
  let coder: String
  private let keyEnums: [String: KeyEnum]
  private var containers: [String: Container] = [:]
  private var singles: Set<String> = []
  private(set) var nestedPaths: [[String]: Syntax] = [:]
  private(set) var usedKeys: Set<String> = []

  init(coder: String, keyEnums: [String: KeyEnum]) {
    (self.coder, self.keyEnums) = (coder, keyEnums)
  }

  /// Whether the function takes a single value rather than members of an object.
  var isSingle: Bool { !singles.isEmpty }
  var isKeyed: Bool { !containers.isEmpty }

  /// Remembers `let values = try decoder.container(keyedBy: CodingKeys.self)` and its relatives.
  ///
  /// - Returns: Whether the declaration is one.
  /// - Throws: Why the keys cannot be told.
  mutating func declare(_ declaration: VariableDeclSyntax) throws(Refusal) -> Bool {
    guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName,
      var value = binding.initializer?.value
    else { return false }
    if let attempt = value.as(TryExprSyntax.self) {
      if attempt.questionOrExclamationMark != nil { return false }
      value = attempt.expression
    }
    guard let call = CodingCall(value) else { return false }
    if call.variable == coder, call.method == "container", call.labels == ["keyedBy"] {
      containers[name] = Container(path: [], keys: try keys(call, 0))
    } else if let outer = call.variable.flatMap({ containers[$0] }),
      call.method == "nestedContainer", call.labels == ["keyedBy", "forKey"],
      let key = call.key(1).flatMap({ outer.keys.keys[$0] })
    {
      let path = outer.path + [key]
      nestedPaths[path] = Syntax(declaration)
      containers[name] = Container(path: path, keys: try keys(call, 0))
    } else if isSingleValue(call) {
      singles.insert(name)
    } else {
      return false
    }
    return true
  }

  private mutating func keys(_ call: CodingCall, _ index: Int) throws(Refusal) -> KeyEnum {
    let name = call.type(index)?.split(separator: ".").last.map(String.init)
    guard let name, let keys = keyEnums[name] else {
      throw Refusal(
        "the keys of '\(call.argument(index).trimmedDescription)' are not known",
        call.argument(index))
    }
    usedKeys.insert(name)
    return keys
  }

  private func isSingleValue(_ call: CodingCall) -> Bool {
    call.variable == coder && call.method == "singleValueContainer" && call.labels.isEmpty
  }

  /// The path to the value of a key, for a call with `forKey:` as its last argument; nil of other calls.
  func path(of call: CodingCall) -> [String]? {
    guard call.labels == ["", "forKey"], let container = call.variable.flatMap({ containers[$0] }),
      let key = call.key(1).flatMap({ container.keys.keys[$0] })
    else { return nil }
    return container.path + [key]
  }

  /// Whether a call takes or gives the single value: `value.decode(T.self)`, `decoder.singleValueContainer().decode(T.self)`.
  func isOfSingleValue(_ call: CodingCall) -> Bool {
    guard call.labels == [""] else { return false }
    if let name = call.variable { return singles.contains(name) }
    var base = call.base
    if let attempt = base.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      base = attempt.expression
    }
    return CodingCall(base).map(isSingleValue) ?? false
  }
}
