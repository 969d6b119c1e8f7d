/// XML as it is: elements, attributes, text, comments and instructions in their order.
///
/// This is the layer below models, for documents that no model describes. Nothing is lost between
/// reading and writing but the way in which tags and references were written.
///
/// ```swift
/// var feed = try XML.Document(bytes)
/// feed.root.elements("entry").first?["xml:lang"]
/// ```
///
/// The types are nested, because Foundation has classes called `XMLNode`, `XMLElement` and
/// `XMLDocument` on some platforms.
public enum XML {}

extension XML {
  /// The name of an element or an attribute.
  public struct Name: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// What is written before the colon; empty if there is no prefix.
    public var prefix: String

    /// The name without its prefix.
    public var local: String

    /// The namespace that the prefix stands for; empty if it is none, or not known.
    public var namespace: String

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - qualified: The name with its prefix, if it has one: `media:title`.
    ///   - namespace: The namespace that the prefix stands for.
    public init(_ qualified: String, namespace: String = "") {
      let parts = qualified.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      prefix = parts.count == 2 ? String(parts[0]) : ""
      local = parts.last.map(String.init) ?? ""
      self.namespace = namespace
    }

    /// Creates a name from a literal: `"media:title"`.
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

  /// What an element contains.
  public enum Node: Sendable, Hashable {
    /// An element.
    case element(Element)

    /// Character data.
    case text(String)

    /// A CDATA section.
    case cdata(String)

    /// A comment.
    case comment(String)

    /// A processing instruction: its target and its contents.
    case instruction(String, String)
  }
}
