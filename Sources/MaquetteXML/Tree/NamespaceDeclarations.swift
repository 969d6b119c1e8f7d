import MaquetteXMLSyntax

/// The namespaces that an element declares, and those it must declare for its names.
struct NamespaceDeclarations {
  struct Declaration {
    let prefix: String
    let uri: String
  }

  /// Required declarations that are missing among the attributes.
  private(set) var added: [Declaration] = []

  /// The declarations that differ from those of the enclosing elements.
  private(set) var changed: [Declaration] = []

  /// The prefixes that the element declares.
  private var own: Set<String> = []

  /// Applies the declarations of an element.
  ///
  /// - Throws: An error for a repeated attribute, a prefix without a namespace, and a prefix with
  ///   another namespace.
  init(
    of element: XML.Element, in namespaces: inout XMLNamespaces, depth: Int
  ) throws(XMLWriter.Refusal) {
    var names: Set<String> = []
    for attribute in element.attributes {
      let name = attribute.name
      guard element.attributes.count == 1 || names.insert(name.qualified).inserted else {
        throw XMLWriter.Refusal(expected: "each attribute once", found: "'\(name)'")
      }
      guard name.isNamespaceDeclaration else { continue }
      let prefix = name.prefix.isEmpty ? "" : name.local
      if let expected = XMLNamespaces.expectation(of: prefix, attribute.value) {
        throw XMLWriter.Refusal(expected: expected, found: "'\(name)'")
      }
      declare(Declaration(prefix: prefix, uri: attribute.value), in: &namespaces, depth)
    }
    try need(element.name, in: &namespaces, depth)
    for attribute in element.attributes where !attribute.name.isNamespaceDeclaration {
      guard !attribute.name.prefix.isEmpty || attribute.name.namespace.isEmpty else {
        throw XMLWriter.Refusal(
          expected: "a prefix for the namespace of an attribute", found: "'\(attribute.name)'")
      }
      try need(attribute.name, in: &namespaces, depth)
    }
  }

  private mutating func declare(
    _ declaration: Declaration, in namespaces: inout XMLNamespaces, _ depth: Int
  ) {
    if (namespaces.uri(ofPrefix: declaration.prefix) ?? "") != declaration.uri {
      changed.append(declaration)
    }
    own.insert(declaration.prefix)
    namespaces.declare(declaration.prefix, declaration.uri, depth: depth)
  }

  /// Ensures that a name has its namespace.
  private mutating func need(
    _ name: XML.Name, in namespaces: inout XMLNamespaces, _ depth: Int
  ) throws(XMLWriter.Refusal) {
    let current = namespaces.uri(ofPrefix: name.prefix)
    // A name without a known namespace has the current namespace of its prefix.
    if name.namespace.isEmpty {
      guard current != nil || name.prefix.isEmpty else {
        throw XMLWriter.Refusal(expected: "a namespace for the prefix", found: "'\(name)'")
      }
      return
    }
    guard (current ?? "") != name.namespace else { return }
    guard !own.contains(name.prefix), name.prefix != "xml", name.prefix != "xmlns" else {
      throw XMLWriter.Refusal(
        expected: "one namespace for the prefix", found: "'\(name)' in '\(name.namespace)'")
    }
    let declaration = Declaration(prefix: name.prefix, uri: name.namespace)
    declare(declaration, in: &namespaces, depth)
    added.append(declaration)
  }
}
