import Foundation
import Maquette

/// The format-neutral tree of the library, by a name of this target's own.
typealias Tree = AnyValue

extension Plain {
  /// The tree as what a dictionary holds.
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

  /// The tree as the library's own.
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

  /// The tree of what a dictionary holds.
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

  /// The tree of the library's own.
  init(tree: Tree) throws {
    try self.init(parsing: tree.jsonString())
  }
}
