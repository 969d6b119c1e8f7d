import SwiftSyntax

/// Writes the code that writes the fields of a model.
struct WriteEmitter {
  /// A field, or the fields of a nested object.
  private indirect enum Node {
    case field(String)
    case object(key: String, [Node])
  }

  private var nodes: [Node] = []

  /// Plans the fields of a model in the order of its declaration.
  init(_ model: TypeModel) {
    for property in model.writtenProperties {
      if property.isFlattened {
        let value = "self.\(property.reference)"
        let isOptional = property.type?.wrapped != nil
        let write = "try writer.writeFields(of: \(isOptional ? "value" : value))"
        nodes.append(.field(isOptional ? "if let value = \(value) { \(write) }" : write))
      } else {
        let tests = property.outputTests(in: model)
        Self.insert(
          property.outputValue(in: model),
          property.writingOptions(property.writeStrategy(in: model)),
          at: property.writePlace[...], into: &nodes,
          condition: tests.isEmpty ? nil : tests.joined(separator: ", "))
      }
    }
  }

  /// Plans the values of a payload.
  init(_ payload: [(key: String, value: String)]) {
    for (key, value) in payload { Self.insert(value, "", at: [key], into: &nodes) }
  }

  private static func insert(
    _ value: String, _ options: String, at path: ArraySlice<String>, into nodes: inout [Node],
    condition: String? = nil
  ) {
    guard let key = path.first else { return }
    guard path.count > 1 else {
      let write = "try writer.writeField(\(key.staticKey), \(value)\(options))"
      return nodes.append(.field(condition.map { "if \($0) { \(write) }" } ?? write))
    }
    // All fields of a nested object are written together, at the place of the first.
    for (index, node) in nodes.enumerated() {
      guard case .object(key, var members) = node else { continue }
      insert(value, options, at: path.dropFirst(), into: &members, condition: condition)
      nodes[index] = .object(key: key, members)
      return
    }
    var members: [Node] = []
    insert(value, options, at: path.dropFirst(), into: &members, condition: condition)
    nodes.append(.object(key: key, members))
  }

  /// The statements.
  var statements: [String] { Self.statements(nodes) }

  private static func statements(_ nodes: [Node]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .field(let statement): return [statement]
      case .object(let key, let members):
        return ["writer.writeKey(\(key.staticKey))", "try writer.beginObject()"]
          + statements(members) + ["writer.endObjectUnlessEmpty()"]
      }
    }
  }
}

extension PropertyModel {
  /// The strategy that writes the property, as an expression.
  func writeStrategy(in model: TypeModel) -> String? {
    attributes.writeStrategy.map { strategy in
      let function = strategy.syntax.baseName == "CodableBy" ? "coding" : "encoding"
      return
        "MaquetteCore.Field.\(function)(\(strategy.expression.source(inModel: model.reference)))"
    }
  }

  /// What the writer is told besides the key and the value.
  func writingOptions(_ strategy: String?) -> String {
    // Left out, the nil would come back as the initial value.
    let keepsNil =
      type?.wrapped != nil && attributes.output.nilValue == nil
      && (attributes.output.conditions.contains("always")
        || isRead && initialValue.map { !$0.is(NilLiteralExprSyntax.self) } == true)
    return (strategy.map { ", by: \($0)" } ?? "") + (keepsNil ? ", keepsNil: true" : "")
  }
}
