/// How a struct is read and written that lies in a container, or is an array.
struct FramePlan {
  private let model: TypeModel
  private let container: [PathText.Step]
  private let isArray: Bool

  init(_ model: TypeModel) {
    self.model = model
    container = model.arguments.container
    isArray = model.arguments.isArray
  }

  /// The statements of the initialiser.
  ///
  /// - Parameters:
  ///   - fields: The accumulator.
  ///   - reader: The type of the reader.
  func reading(into fields: String, by reader: String) -> [String] {
    let (way, rewriting) = model.readingWay(by: reader, model.rewritesSource)
    let made =
      isArray
      ? [
        "var fields = \(fields)()", "try reader.readRecord(into: &fields)",
        "self.init(__fields: fields)",
      ] : ["self.init(__fields: try reader.readModel\(way)(\(fields).self\(rewriting)))"]
    guard !container.isEmpty else { return made }
    return [
      "let frame = reader.mark()",
      "try reader.enter(\(container.swiftLiteral), for: Self.self, from: frame)",
    ] + made + ["try reader.resume(behind: frame)"]
  }

  /// The statements of an update: what is not in the source is not changed.
  func updating(_ statements: [String]) -> [String] {
    guard !container.isEmpty else { return statements }
    return [
      "let frame = reader.mark()", "if try reader.descend(along: \(container.swiftLiteral)) {",
    ]
      + statements.map { "  " + $0 } + ["}", "try reader.resume(behind: frame)"]
  }

  /// The statements that write the struct, which a name stands for, as a whole.
  func writing(_ name: String) -> [String] {
    let kind = isArray ? "Array" : "Object"
    let whole = [
      "try writer.begin\(kind)()", "try \(name).__write(to: &writer)", "writer.end\(kind)()",
    ]
    guard !container.isEmpty else { return whole }
    return ["try writer.begin(container: \(container.swiftLiteral))"] + whole
      + ["writer.end(container: \(container.swiftLiteral))"]
  }
}
