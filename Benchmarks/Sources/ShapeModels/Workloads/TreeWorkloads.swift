import Maquette

/// A file or a folder.
@Mappable
public struct FileNode: Sendable {
  public var name: String
  public var size: Int
  public var children: [FileNode]
}

/// A comment with its replies.
@Mappable
public struct Comment: Sendable {
  public var id: Int
  public var author: String
  public var text: String
  public var likes: Int?
  public var replies: [Comment]
}

/// A binary tree of objects.
@Mappable
public final class Branch {
  public var key: Int
  public var left: Branch?
  public var right: Branch?

  init() { fatalError("made by decoding") }
}

/// Containers that are usually empty.
@Mappable
public struct Hollow: Sendable {
  public var items: [Int]
  public var options: [String: String]
  public var rest: [Hollow]
}

/// A number around a number.
@Mappable
public struct Wrapped: Sendable {
  public var value: Int
}

/// One value inside another, some of which are missing.
@Mappable
public struct Nested: Sendable {
  public var id: Int
  public var inner: Inner?

  @Mappable
  public struct Inner: Sendable {
    public var label: String?
    public var core: Core?
  }

  @Mappable
  public struct Core: Sendable {
    public var weight: Double?
    public var tags: [String]?
  }
}

extension Workloads {
  public static let files = large("tree-of-structs", FileNode.self) { file(&$0, depth: 6) }
  public static let comments = large("comments", [Comment].self) {
    $0.array(200) { comment(&$0, depth: 4) }
  }
  public static let branches = large("tree-of-objects", Branch.self) { branch(&$0, depth: 12) }
  public static let hollows = large("empty-containers", [Hollow].self) {
    $0.array(5000) { content in
      let rest = content.isOne(in: 10) ? "[{\"items\":[],\"options\":{},\"rest\":[]}]" : "[]"
      return content.object([
        ("items", content.isOne(in: 8) ? "[1]" : "[]"), ("options", "{}"), ("rest", rest),
      ])
    }
  }
  public static let wrapped = large("structs-of-one", [Wrapped].self) {
    $0.array(15_000) { $0.object([("value", $0.mixedInteger())]) }
  }
  public static let nested = large("nested-optionals", [Nested].self) {
    $0.array(4000) { content in
      var (core, inner): ([(String, String)], [(String, String)]) = ([], [])
      if content.isOne(in: 2) { core.append(("weight", content.decimal())) }
      if content.isOne(in: 2) { core.append(("tags", content.array(2) { $0.text(1...1) })) }
      if content.isOne(in: 2) { inner.append(("label", content.text(1...3))) }
      if !core.isEmpty { inner.append(("core", content.object(core))) }
      let id = ("id", content.integer(1...99_999))
      return content.object(inner.isEmpty ? [id] : [id, ("inner", content.object(inner))])
    }
  }
  public static let deep = large("arrays-in-arrays", [[[[Int]]]].self) {
    $0.array(30) { $0.array(10) { $0.array(10) { $0.array(3) { $0.integer(0...99) } } } }
  }
  public static let indented = large("points-with-tabs", [Point].self) { content in
    "[\n"
      + (0..<5000).map { _ in
        let point = ["x", "y", "z"].map { "\t\t\"\($0)\": \(content.decimal())" }
        return "\t{\n" + point.joined(separator: ",\n") + "\n\t}"
      }.joined(separator: ",\n") + "\n]"
  }

  private static func file(_ content: inout Content, depth: Int) -> String {
    let count = depth == 0 ? 0 : content.number(2...6)
    let children = content.array(count) { file(&$0, depth: depth - 1) }
    return content.object([
      ("name", content.text(1...2)), ("size", content.integer(0...10_000_000)),
      ("children", children),
    ])
  }

  private static func comment(_ content: inout Content, depth: Int) -> String {
    let likes = content.isOne(in: 2) ? [("likes", content.integer(1...500))] : []
    let replies = content.array(depth == 0 ? 0 : content.number(0...3)) {
      comment(&$0, depth: depth - 1)
    }
    return content.object(
      [
        ("id", content.integer(1...9_999_999)), ("author", content.text(1...2)),
        ("text", content.escapedText(3...25, oneIn: 5)),
      ] + likes + [("replies", replies)])
  }

  private static func branch(_ content: inout Content, depth: Int) -> String {
    var members = [("key", content.integer(0...1_000_000))]
    guard depth > 0 else { return content.object(members) }
    members.append(("left", branch(&content, depth: depth - 1)))
    if !content.isOne(in: 5) { members.append(("right", branch(&content, depth: depth - 1))) }
    return content.object(members)
  }
}
