/// A namespace for XML documents: elements, attributes, text, comments and instructions in document
/// order.
///
/// This layer is below models, for documents that no model describes. Parsing and printing preserve
/// everything except the spelling of tags and references.
///
/// ```swift
/// var feed = try XML.Document(bytes)
/// feed.root.elements("entry").first?["xml:lang"]
/// ```
///
/// The types are nested because Foundation has classes named `XMLNode`, `XMLElement` and
/// `XMLDocument` on some platforms.
public enum XML {}

extension XML {
  /// The name of an element or an attribute.
  public struct Name: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The part before the colon; empty if there is no prefix.
    public var prefix: String

    /// The name without its prefix.
    public var local: String

    /// The namespace of the prefix; empty if there is none, or it is unknown.
    public var namespace: String

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - qualified: The name with its prefix, if it has one, such as `media:title`.
    ///   - namespace: The namespace of the prefix.
    public init(_ qualified: String, namespace: String = "") {
      let parts = qualified.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      prefix = parts.count == 2 ? String(parts[0]) : ""
      local = parts.last.map(String.init) ?? ""
      self.namespace = namespace
    }

    /// Creates a name from a literal such as `"media:title"`.
    public init(stringLiteral qualified: String) { self.init(qualified) }

    /// The name with its prefix.
    public var qualified: String { prefix.isEmpty ? local : prefix + ":" + local }

    /// The name with its prefix.
    public var description: String { qualified }

    /// Whether this is the name of an attribute that declares a namespace.
    public var isNamespaceDeclaration: Bool {
      prefix == "xmlns" || prefix.isEmpty && local == "xmlns"
    }
  }

  /// An attribute.
  public struct Attribute: Sendable, Hashable {
    /// The name.
    public var name: Name

    /// The value, with references replaced and white space normalized.
    public var value: String

    /// Creates an attribute.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    public init(_ name: Name, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A child of an element.
  public enum Node: Sendable, Hashable {
    /// An element.
    case element(Element)

    /// Character data.
    case text(String)

    /// A CDATA section.
    case cdata(String)

    /// A comment.
    case comment(String)

    /// A processing instruction: its target and its content.
    case instruction(String, String)
  }
}
