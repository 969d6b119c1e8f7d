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

    /// What is inside it, with the keys or the indexes.
    var children: [(key: String, node: Node)] {
      let parts =
        object?.map { ($0.key, $0.value) }
        ?? value.array?.enumerated().map { ("\($0)", $1) } ?? []
      return parts.map { ($0, Node(pointer: pointer.appendingToken($0), value: $1)) }
    }

    /// The text under a keyword.
    func text(_ keyword: String) -> String? { object?[keyword]?.string }
  }

  /// The name of the file.
  let name: String
  let root: Node

  /// The documents by their paths from the first one, whose path is empty.
  private var documents: [String: Node] = [:]

  /// Schemas by their anchors and own addresses.
  private var named: [String: Node] = [:]

  /// Reads a document of JSON or YAML, and the files that its references lead to.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - format: Its format; nil to tell it from the name or the content.
  /// - Throws: `SampleError`.
  public init(_ source: SampleSource, format: SampleFormat? = nil) throws(SampleError) {
    name = source.name
    root = Node(pointer: "#", value: try Self.value(of: source, format))
    documents[""] = root
    var open = [("", root)]
    while let (path, node) = open.popLast() {
      addNames(in: node, of: path)
      guard case .file(let first) = source else { continue }
      for reference in Self.references(in: node.value) where named[reference] == nil {
        let file = String(reference.prefix { $0 != "#" })
        let inner = self.path(file, from: path)
        let folder = first.relativePath.prefix(through: "/")
        let url = URL(filePath: folder + inner)
        guard named[file] == nil, documents[inner] == nil,
          FileManager.default.fileExists(atPath: url.path)
        else { continue }
        let other = Node(pointer: inner + "#", value: try Self.value(of: .file(url), nil))
        documents[inner] = other
        open.append((inner, other))
      }
    }
  }

  private mutating func addNames(in document: Node, of path: String) {
    var open = [document]
    while let node = open.popLast() {
      if let anchor = node.text("$anchor") { named[path + "#" + anchor] = node }
      if let id = node.text("$id") { named[id] = node }
      for keyword in ["$defs", "definitions"] { open += node.members(keyword).map(\.node) }
    }
  }

  private static func value(
    of source: SampleSource, _ format: SampleFormat?
  ) throws(SampleError) -> AnyValue {
    let name = source.name
    let next = try source.open()
    var bytes: [UInt8] = []
    do {
      while case let more = try next(), !more.isEmpty { bytes += more }
    } catch {
      throw .unreadable(name: name, reason: error.localizedDescription)
    }
    if bytes.isEmpty { throw .empty(name: name) }
    let format = format ?? SampleFormat(fileName: name) ?? Self.format(of: bytes)
    let report = format.report(of: AnyValue.self, from: bytes, in: MappingContext())
    if let issue = report.issues.first(where: { $0.severity == .error }) {
      throw .malformed(name: name, issue.error)
    }
    let value = report.value ?? .null
    guard value.object != nil || value.bool != nil else {
      let error = MappingError(.typeMismatch, expected: "a schema", found: value.kind.rawValue)
      throw .malformed(name: name, error)
    }
    return value
  }

  /// The format that the content of a schema shows.
  static func format(of bytes: [UInt8]) -> SampleFormat {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
  }

  /// The references to other files.
  private static func references(in value: AnyValue) -> Set<String> {
    var found: Set<String> = []
    var open = [value]
    while let next = open.popLast() {
      switch next {
      case .array(let elements): open += elements
      case .object(let object):
        if let reference = object["$ref"]?.string, !reference.hasPrefix("#"),
          !reference.contains("://")
        {
          found.insert(reference)
        }
        open += object.values
      default: break
      }
    }
    return found
  }

  /// The path of a file from the first document, which another one names from its own place; empty for the first one.
  private func path(_ file: String, from base: String) -> String {
    var parts = base.split(separator: "/").dropLast()
    for part in file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    return path == URL(filePath: name).lastPathComponent ? "" : path
  }

  /// What the schema of the whole document calls itself.
  public var title: String? { root.text("title") }

  /// Whether it is a document of OpenAPI 3.
  public var isOpenAPI: Bool { root.text("openapi")?.hasPrefix("3.") == true }

  /// The schemas of the components, in their order; nil if the document is not of OpenAPI 3.
  var components: [(key: String, node: Node)]? {
    guard isOpenAPI else { return nil }
    return root["components"]?.members("schemas") ?? []
  }

  /// Returns the schema that a reference leads to, or nil if it is in none of the documents.
  ///
  /// - Parameters:
  ///   - reference: The reference, or the pointer of a schema.
  ///   - node: The schema that has the reference.
  func target(of reference: String, from node: Node? = nil) -> Node? {
    if let node = named[reference] { return node }
    let file = reference.prefix { $0 != "#" }
    let base = node.map { String($0.pointer.prefix { $0 != "#" }) } ?? ""
    let path = file.isEmpty ? base : self.path(String(file), from: base)
    let fragment = reference.dropFirst(file.count + 1)
    let text = fragment.removingPercentEncoding ?? String(fragment)
    if !text.isEmpty, !text.hasPrefix("/") { return named[path + "#" + text] }
    guard let start = file.isEmpty ? documents[path] : named[String(file)] ?? documents[path],
      let pointer = try? JSONPointer(text), let value = start.value[pointer]
    else { return nil }
    return Node(
      pointer: pointer.tokens.reduce(start.pointer) { $0.appendingToken($1) }, value: value)
  }

  /// Returns the schema that another one refers to, or nil if it has no reference, or one that leads nowhere.
  func target(from node: Node) -> Node? {
    node.text("$ref").flatMap { target(of: $0, from: node) }
  }
}

extension String {
  /// The text up to the last character of a kind, or nothing.
  fileprivate func prefix(through last: Character) -> Substring {
    lastIndex(of: last).map { self[...$0] } ?? ""
  }

  /// The pointer with one more token.
  fileprivate func appendingToken(_ token: String) -> String {
    self + "/" + token.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
