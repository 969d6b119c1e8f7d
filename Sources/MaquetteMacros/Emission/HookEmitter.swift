/// Generates the member that collects the hooks of a model, and the calls of hooks.
struct HookEmitter {
  let model: TypeModel

  /// The superclass, if it is mapped too.
  var superclass: String?

  /// The statement that collects the hooks where they are called.
  var gathering: String { "let hooks = \(type).__hooks(of: \(type).self)" }

  private var type: String { model.kind == .classType ? model.reference : "Self" }

  /// The member that collects the hooks.
  var member: String {
    let name = model.reference
    let head = "\(model.member)static func __hooks(of type: \(name).Type)"
    let list = closures.map { closure in
      block("\(closure.label):", opening: " \(closure.head) throws in", closure.body)
    }.joined(separator: ",\n")
    let hooks =
      list.isEmpty
      ? "MaquetteCore.__Hooks<\(name)>()"
      : (["MaquetteCore.__Hooks<\(name)>("] + [list].nested + [")"]).joined(separator: "\n")
    let following = superclass.map { ".following(\($0).__hooks(of: \($0).self))" } ?? ""
    return block("\(head) -> MaquetteCore.__Hooks<\(name)>", [hooks + following])
  }

  private var closures: [(label: String, head: String, body: [String])] {
    let name = model.reference
    let tree = "(tree: inout MaquetteCore.AnyValue)"
    let changed = "(model: inout \(name))"
    let both = "(model: \(name), tree: inout MaquetteCore.AnyValue)"
    let finishing = model.hooks.filter { $0.stage == .didDecode }.map { hook in
      hook.substitutes ? "model = " + hook.call(on: name, "model") : hook.call(on: "model")
    }
    return [
      ("willDecode", tree, model.calls(.willDecode, on: name, "&tree")),
      ("didDecode", changed, finishing + model.calls(.validate, on: "model")),
      ("willEncode", changed, model.calls(.willEncode, on: "model")),
      ("didEncode", both, model.calls(.didEncode, on: "model", "&tree")),
    ].filter { !$0.2.isEmpty }
  }

  // MARK: Calls

  /// The statements that read a value of a struct or an enum.
  ///
  /// - Parameter reading: Sets `self`, with an argument that rewrites the source, or an empty text.
  func reading(_ reading: (String) -> [String]) -> [String] {
    guard model.hasReadingHooks else { return reading("") }
    return (model.finishesReading ? ["let start = reader.mark()"] : []) + [gathering]
      + reading(model.rewritesSource ? ", rewriting: hooks.willDecode" : "")
      + (model.finishesReading ? ["try reader.didDecode(&self, hooks, at: start)"] : [])
  }

  /// The statements that read a value as a whole, from the source as changed by a hook if there is
  /// one.
  ///
  /// - Parameters:
  ///   - hook: The hook; empty if there is none.
  ///   - target: The variable to set.
  ///   - reading: The statements that read; the last is an expression.
  static func rewriting(_ hook: String, _ target: String, _ reading: [String]) -> [String] {
    guard !hook.isEmpty else {
      return reading.dropLast() + ["\(target) = \(reading[reading.count - 1])"]
    }
    let result = reading.count > 1 ? "return " : ""
    return [
      "\(target) = try reader.__readRewritten({ tree in try hooks.willDecode?(&tree) }) {",
      "  (reader: inout MaquetteCore.ValueReader) \(EngineNames.throwsRead) in",
    ] + reading.dropLast().indented + ["  \(result)\(reading[reading.count - 1])", "}"]
  }

  /// The statements that update a struct.
  ///
  /// - Parameter updating: Updates `self`.
  func updating(_ updating: [String]) -> [String] {
    guard model.hasReadingHooks else { return updating }
    guard model.finishesReading else { return [gathering] + updating }
    return ["let start = reader.mark()", gathering, "let before = self"] + updating
      + ["try reader.didUpdate(&self, from: before, hooks, at: start)"]
  }

  /// The statements that write a model.
  ///
  /// - Parameters:
  ///   - rewriting: The method of the writer that takes the hook and the writing.
  ///   - write: Returns the statements that write the value with a name.
  func writing(_ rewriting: String, _ write: (String) -> [String]) -> [String] {
    guard model.hasWritingHooks else { return write("self") }
    var lines = [gathering]
    let changes = model.has(.willEncode)
    if changes {
      lines += ["var model = self", "try writer.willEncode(&model, hooks)"]
    }
    guard model.has(.didEncode) else {
      return EngineNames.naming(model, lines + write(changes ? "model" : "self"))
    }
    if changes { lines.append("let written = model") }
    let name = changes ? "written" : "self"
    lines += [
      "try writer.\(rewriting)(rewriting: { tree in try hooks.didEncode?(\(name), &tree) }) {",
      "  (writer: inout MaquetteCore.ValueWriter) \(EngineNames.throwsWrite) in",
    ]
    return EngineNames.naming(model, lines + write(name).indented + ["}"])
  }
}
