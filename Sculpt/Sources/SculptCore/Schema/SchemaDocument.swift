import Foundation
import Maquette

/// A document with schemas: JSON Schema of the dialect 2020-12, or the components of OpenAPI 3.0 and 3.1.
public struct SchemaDocument: Sendable {
  /// A schema, or a part of one.
  struct Node: Sendable {
    /// Its address in the document: a JSON Pointer with `#` before it.
    let pointer: String
    let value: AnyValue

    var object: AnyValue.Object? { value.object }

    /// The schema under a keyword.
    subscript(keyword: String) -> Node? {
      object?[keyword].map { Node(pointer: pointer.appendingToken(keyword), value: $0) }
    }

    /// The schemas of a list under a keyword.
    func list(_ keyword: String) -> [Node] {
      guard let list = self[keyword], let values = list.value.array else { return [] }
      return values.enumerated().map {
        Node(pointer: list.pointer.appendingToken("\($0)"), value: $1)
      }
    }

    /// The schemas of an object under a keyword, with their keys.
    func members(_ keyword: String) -> [(key: String, node: Node)] {
      guard let object = self[keyword], let members = object.object else { return [] }
      return members.map { member in
        let pointer = object.pointer.appendingToken(member.key)
        return (member.key, Node(pointer: pointer, value: member.value))
      }
    }

    /// The text under a keyword.
    func text(_ keyword: String) -> String? { object?[keyword]?.string }
  }

  /// The name of the file.
  let name: String
  let root: Node

  /// Schemas by their anchors and own addresses.
  private var named: [String: Node] = [:]

  /// Reads a document of JSON or YAML.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - format: Its format; nil to tell it from the name or the content.
  /// - Throws: `SampleError`.
  public init(_ source: SampleSource, format: SampleFormat? = nil) throws(SampleError) {
    name = source.name
    let next = try source.open()
    var bytes: [UInt8] = []
    do {
      while case let more = try next(), !more.isEmpty { bytes += more }
    } catch {
      throw .unreadable(name: name, reason: error.localizedDescription)
    }
    if bytes.isEmpty { throw .empty(name: name) }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    let looksLikeJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let format = format ?? SampleFormat(fileName: name) ?? (looksLikeJSON ? .json : .yaml)
    let report = format.report(of: AnyValue.self, from: bytes, in: MappingContext())
    if let issue = report.issues.first(where: { $0.severity == .error }) {
      throw .malformed(name: name, issue.error)
    }
    let value = report.value ?? .null
    guard value.object != nil || value.bool != nil else {
      let error = MappingError(.typeMismatch, expected: "a schema", found: value.kind.rawValue)
      throw .malformed(name: name, error)
    }
    root = Node(pointer: "#", value: value)
    var open = [root]
    while let node = open.popLast() {
      if let anchor = node.text("$anchor") { named["#" + anchor] = node }
      if let id = node.text("$id") { named[id] = node }
      for keyword in ["$defs", "definitions"] { open += node.members(keyword).map(\.node) }
    }
  }

  /// What the schema of the whole document calls itself.
  public var title: String? { root.text("title") }

  /// Whether it is a document of OpenAPI 3.
  var isOpenAPI: Bool { root.text("openapi")?.hasPrefix("3.") == true }

  /// The schemas of the components, in their order; nil if the document is not of OpenAPI 3.
  var components: [(key: String, node: Node)]? {
    guard isOpenAPI else { return nil }
    return root["components"]?.members("schemas") ?? []
  }

  /// Returns the schema that a reference leads to, or nil if it is not in the document.
  func target(of reference: String) -> Node? {
    if let node = named[reference] { return node }
    guard let sign = reference.firstIndex(of: "#") else { return nil }
    let start = sign == reference.startIndex ? root : named[String(reference[..<sign])]
    let fragment = reference[reference.index(after: sign)...]
    let text = fragment.removingPercentEncoding ?? String(fragment)
    guard let start, let pointer = try? JSONPointer(text), let value = start.value[pointer]
    else { return nil }
    return Node(
      pointer: pointer.tokens.reduce(start.pointer) { $0.appendingToken($1) }, value: value)
  }
}

extension String {
  /// The pointer with one more token.
  fileprivate func appendingToken(_ token: String) -> String {
    self + "/" + token.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
