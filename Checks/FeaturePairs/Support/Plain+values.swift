import Foundation
import Maquette

/// The library's tree, under a name of this target.
typealias Tree = AnyValue

extension Plain {
  /// The tree as the content of a dictionary.
  var any: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .integer(let value): value
    case .fraction(let value): value
    case .text(let value): value
    case .list(let elements): elements.map(\.any)
    case .object(let object): Dictionary(uniqueKeysWithValues: object.members.map { ($0, $1.any) })
    }
  }

  /// The tree as the library's tree.
  var tree: Tree {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .number(AnyValue.Number(value))
    case .fraction(let value): .number(AnyValue.Number(value))
    case .text(let value): .string(value)
    case .list(let elements): .array(elements.map(\.tree))
    case .object(let object):
      .object(
        AnyValue.Object(object.members.map { AnyValue.Object.Member(key: $0, value: $1.tree) }))
    }
  }

  /// Creates a tree from the content of a dictionary.
  init(any value: Any) throws {
    switch value {
    case is NSNull: self = .null
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .fraction(value)
    case let value as String: self = .text(value)
    case let value as Data: self = .text(value.base64EncodedString())
    case let values as [Any]: self = .list(try values.map { try Plain(any: $0) })
    case let members as [String: Any]:
      self = .object(PlainMembers(try members.map { ($0, try Plain(any: $1)) }))
    default: throw PlainError(description: "a dictionary holds \(type(of: value)) \(value)")
    }
  }

  /// Creates a tree from the library's tree.
  init(tree: Tree) throws {
    try self.init(parsing: tree.jsonString())
  }
}
