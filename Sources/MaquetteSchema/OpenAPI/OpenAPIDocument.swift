public import MaquetteCore
import MaquetteMappings

/// An OpenAPI 3.1 document of an HTTP interface, with the schemas of the models that it takes and
/// returns.
///
/// ```swift
/// var document = OpenAPIDocument(title: "Orders", version: "1.0")
/// document.add(
///   OpenAPIDocument.Operation("Stores an order", body: .json(Order.self), .created(Order.self)),
///   method: "POST", path: "/orders")
/// print(document.json)
/// ```
///
/// Requests have the schemas of `DataView.decoding`, responses those of `DataView.encoding`. A model
/// whose schemas differ has two components: `Order` and `OrderOutput`.
public struct OpenAPIDocument: Sendable {
  /// The name of the interface.
  public var title: String

  /// The version of the interface.
  public var version: String

  /// A text about the interface; nil for none.
  public var summary: String?

  /// How the schemas of requests are written: with the configuration of the mapper that decodes
  /// them.
  public var requests: JSONSchema.Options

  /// How the schemas of responses are written.
  public var responses: JSONSchema.Options

  private var entries: [Entry] = []

  /// An operation and where it is.
  struct Entry: Sendable {
    let path: OpenAPIPath
    let method: String
    let operation: Operation
  }

  /// Starts a document.
  ///
  /// - Parameters:
  ///   - title: The name of the interface.
  ///   - version: The version of the interface.
  ///   - summary: A text about the interface; nil for none.
  ///   - requests: How the schemas of requests are written.
  ///   - responses: How the schemas of responses are written.
  public init(
    title: String, version: String, summary: String? = nil,
    requests: JSONSchema.Options = JSONSchema.Options(),
    responses: JSONSchema.Options = JSONSchema.Options()
  ) {
    self.title = title
    self.version = version
    self.summary = summary
    self.requests = requests
    self.responses = responses
  }

  /// Adds an operation; another one with its method and path is replaced.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - method: The method of its requests.
  ///   - path: The path, in which `{id}` and `:id` are parameters. The operation describes those
  ///     that are no text.
  public mutating func add(_ operation: Operation, method: String, path: String) {
    let entry = Entry(
      path: OpenAPIPath(path), method: method.lowercased(), operation: operation)
    entries.removeAll { $0.path.template == entry.path.template && $0.method == entry.method }
    entries.append(entry)
  }

  /// The document, with its members in a stable order.
  public var value: AnyValue {
    var writer = OpenAPIWriter(entries, requests, responses)
    return writer.document(of: self)
  }

  /// The document as indented JSON.
  public var json: String { (try? value.jsonString(.pretty)) ?? value.description }

  /// What the schemas of requests do not express.
  public var problems: [SchemaProblem] {
    OpenAPIWriter(entries, requests, responses).problems
  }
}

/// A path with parameters.
struct OpenAPIPath: Sendable {
  /// The path with its parameters in braces.
  let template: String

  /// The names of the parameters.
  let parameters: [String]

  /// The parts between the slashes, for the name of the operation.
  let words: [String]

  init(_ text: String) {
    var parameters: [String] = []
    var words: [String] = []
    let parts = text.split(separator: "/").map { part -> String in
      var part = part.hasPrefix(":") ? "{\(part.dropFirst())}" : String(part)
      // A wildcard takes a part or more, which a template can only name.
      if let first = part.firstIndex(of: "*"), let last = part.lastIndex(of: "*") {
        part.replaceSubrange(first...last, with: "{rest}")
      }
      var word = part
      if let start = part.firstIndex(of: "{"), let end = part[start...].firstIndex(of: "}") {
        let name = part[part.index(after: start)..<end]
        parameters.append(String(name))
        word.replaceSubrange(start...end, with: " by \(name)")
      }
      words.append(word)
      return part
    }
    template = "/" + parts.joined(separator: "/")
    self.parameters = parameters
    self.words = words
  }
}
