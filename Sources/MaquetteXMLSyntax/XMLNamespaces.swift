import MaquetteCore

/// The namespaces that apply inside the open elements (Namespaces in XML 1.0).
package struct XMLNamespaces {
  /// The namespace of the prefix `xml`, which always applies.
  package static let xml = "http://www.w3.org/XML/1998/namespace"

  /// The namespace of the prefix `xmlns`, which cannot be declared.
  package static let xmlns = "http://www.w3.org/2000/xmlns/"

  /// The namespace of XML Schema's instance attributes, such as `nil`.
  package static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"

  private struct Binding {
    let prefix: String
    let uri: String
    let depth: Int

    /// The declaration of the same prefix that this one hides, or -1.
    let hidden: Int
  }

  private var bindings: [Binding] = []
  private var innermost: [String: Int] = [:]

  /// The namespace of elements without a prefix; empty if there is none.
  package private(set) var ofElementsWithoutPrefix = ""

  /// Creates the namespaces of a document before its first element.
  package init() {}

  /// The namespace of a prefix, or nil if no enclosing element declares it.
  package func uri(ofPrefix prefix: String) -> String? {
    if let index = innermost[prefix] { return bindings[index].uri }
    return prefix == "xml" ? Self.xml : nil
  }

  /// The error text for an invalid declaration; nil for a valid one.
  ///
  /// - Parameters:
  ///   - prefix: The prefix; empty for the namespace of elements without one.
  ///   - uri: The namespace; empty for none.
  package static func expectation(of prefix: String, _ uri: String) -> String? {
    if prefix == "xmlns" || uri == xmlns {
      return "no declaration of the prefix 'xmlns' or of its namespace"
    }
    if (prefix == "xml") != (uri == xml) { return "the prefix 'xml' only for its own namespace" }
    return !prefix.isEmpty && uri.isEmpty ? "a namespace for the prefix" : nil
  }

  /// Applies a declaration.
  ///
  /// - Parameters:
  ///   - prefix: The prefix; empty for the namespace of elements without one.
  ///   - uri: The namespace; empty for none.
  ///   - depth: The number of open elements, including the one with the declaration.
  package mutating func declare(_ prefix: String, _ uri: String, depth: Int) {
    bindings.append(
      Binding(prefix: prefix, uri: uri, depth: depth, hidden: innermost[prefix] ?? -1))
    innermost[prefix] = bindings.count - 1
    if prefix.isEmpty { ofElementsWithoutPrefix = uri }
  }

  /// Removes the declarations of an element.
  ///
  /// - Parameter depth: The number of open elements, including that one.
  package mutating func leave(depth: Int) {
    while let last = bindings.last, last.depth == depth {
      bindings.removeLast()
      innermost[last.prefix] = last.hidden < 0 ? nil : last.hidden
      if last.prefix.isEmpty {
        ofElementsWithoutPrefix = last.hidden < 0 ? "" : bindings[last.hidden].uri
      }
    }
  }
}

extension XMLScanner {
  /// Applies the declarations of the start tag, and checks that its prefixes are declared.
  mutating func enterNamespaces(in text: Span<UInt8>) throws(XMLSyntaxError) {
    for attribute in attributes where attribute.declaresNamespace {
      try declare(attribute, in: text)
    }
    _ = try namespace(of: name, in: text)
    let prefixed = attributes.filter { $0.name.hasPrefix && !$0.declaresNamespace }
    var names: Set<[String]> = []
    for attribute in prefixed {
      let uri = try namespace(of: attribute.name, in: text)
      // With two prefixes of one namespace, two attributes may have the same name.
      guard prefixed.count == 1 || names.insert([uri, text.string(attribute.name.local)]).inserted
      else { throw duplicate(attribute, in: text) }
    }
  }

  private mutating func declare(
    _ attribute: Attribute, in text: Span<UInt8>
  ) throws(XMLSyntaxError) {
    let prefix = attribute.name.hasPrefix ? text.string(attribute.name.local) : ""
    let uri = value(of: attribute, in: text)
    if let expected = XMLNamespaces.expectation(of: prefix, uri) {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: attribute.name.range.lowerBound, expected: expected,
        found: "'\(text.string(attribute.name.range))=\"\(uri.prefix(80))\"'")
    }
    namespaces.declare(prefix, uri, depth: open.count)
  }

  /// The namespace of a name; a name without a prefix has the namespace of elements.
  private func namespace(
    of name: XMLNameRange, in text: Span<UInt8>
  ) throws(XMLSyntaxError) -> String {
    guard name.hasPrefix else { return namespaces.ofElementsWithoutPrefix }
    let prefix = text.string(name.prefix)
    guard prefix != "xmlns", let uri = namespaces.uri(ofPrefix: prefix) else {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: name.range.lowerBound, expected: "a declared prefix",
        found: "'\(prefix):'")
    }
    return uri
  }

  /// The namespace of the last element that began; empty if there is none.
  package func elementNamespace(in text: Span<UInt8>) -> String {
    guard name.hasPrefix else { return namespaces.ofElementsWithoutPrefix }
    return namespaces.uri(ofPrefix: text.string(name.prefix)) ?? ""
  }

  /// The namespace of an attribute; without a prefix it has none.
  package func namespace(of attribute: Attribute, in text: Span<UInt8>) -> String {
    guard attribute.name.hasPrefix else {
      return attribute.declaresNamespace ? XMLNamespaces.xmlns : ""
    }
    let prefix = text.string(attribute.name.prefix)
    return prefix == "xmlns" ? XMLNamespaces.xmlns : namespaces.uri(ofPrefix: prefix) ?? ""
  }
}
