import Maquette

extension SchemaInference {
  /// Notes the schemas of objects in an OpenAPI document that are no components, so that they give no types.
  mutating func noteInlineSchemas() {
    var open = ["webhooks", "paths"].compactMap { document.root[$0] }
    open += document.root["components"]?.children.filter { $0.key != "schemas" }.map(\.node) ?? []
    while let node = open.popLast() {
      for (key, inner) in node.children.reversed() {
        if key == "schema", inner.describesObjects {
          note("it is no component, so it gives no type", at: inner.pointer)
        } else {
          open.append(inner)
        }
      }
    }
  }
}

extension SchemaDocument.Node {
  /// Whether it names properties of objects, or of elements of arrays.
  fileprivate var describesObjects: Bool {
    self["properties"] != nil || self["items"].map { $0["properties"] != nil } ?? false
  }
}

extension SchemaDocument {
  /// Whether it can be JSON Schema: it is a Boolean, is empty, or has a keyword.
  public var isSchema: Bool {
    guard let object = root.object, !object.isEmpty else { return true }
    return object.keys.contains(where: SchemaKeywords.isKnown)
  }
}
