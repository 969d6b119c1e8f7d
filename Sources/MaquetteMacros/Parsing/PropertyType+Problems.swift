import SwiftSyntax

extension PropertyType {
  /// Why values of a type cannot be mapped without a strategy.
  struct Problem {
    /// The problem of the type.
    let phrase: String

    /// What to do.
    let resolution: String

    /// The strategy that solves it.
    var strategy: String?
  }

  /// The problem of the type, as far as the spelling shows.
  var problem: Problem? { syntax.flatMap { Problem($0.core, in: []) } }

  /// Whether the type, or the wrapped type of an optional, is a number or a Boolean.
  var isNumber: Bool {
    let name = (wrapped ?? text).unqualified
    return Self.numbers.contains(name) || name == "Bool"
  }

  /// Whether the type is a text or a collection of the standard library.
  var isEmptiable: Bool {
    let name = text.unqualified
    return name == "String" || name.hasPrefix("[")
      || ["Array<", "Dictionary<", "Set<"].contains { name.hasPrefix($0) }
  }

  /// Whether the type, or the wrapped type of an optional, is a number, a text or a Boolean of the
  /// standard library, unless other declarations use these names.
  var isScalar: Bool { Self.scalars.contains((wrapped ?? text).unqualified) }

  /// The names of numbers.
  static let numbers: Set<String> = [
    "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64",
  ]

  /// The names of numbers, texts and Booleans.
  static let scalars: Set<String> = numbers.union(["Bool", "Character", "String"])
}

extension PropertyType.Problem {
  /// The container of a value.
  fileprivate enum Around: Equatable { case array, textDictionary, other }

  /// - Parameters:
  ///   - type: The type, without an optional around it.
  ///   - around: The containers of its values, the innermost last.
  fileprivate init?(_ type: TypeSyntax, in around: [Around]) {
    if let array = type.as(ArrayTypeSyntax.self) {
      self.init(array.element.core, in: around + [.array])
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      let isText = ["String", "Swift.String"].contains(dictionary.key.trimmedDescription)
      self.init(dictionary.value.core, in: around + [isText ? .textDictionary : .other])
    } else {
      self.init(ofElement: type, in: around)
    }
  }

  private init?(ofElement type: TypeSyntax, in around: [Around]) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name) where ["Any", "AnyObject"].contains(name.name.text):
      let strategies: [[Around]: String] = [
        []: ".any", [.array]: ".anyArray", [.textDictionary]: ".anyDictionary",
      ]
      let strategy = name.name.text == "Any" ? strategies[around] : nil
      self.init(
        phrase: "can be anything ('\(name.name.text)')",
        resolution: "use 'AnyValue'"
          + (strategy.map { ", or map it by '@CodableBy(\($0))'" } ?? ""),
        strategy: strategy)
    case .someOrAnyType, .compositionType:
      let strategy = around.isEmpty ? "oneOf" : around == [.array] ? "arrayOf" : nil
      self.init(
        phrase:
          "can be of many types ('\(type.trimmedDescription)'), and the data must say which",
        resolution: strategy.map { "map it by '@CodableBy(.\($0)(cluster))'" }
          ?? "map it by a strategy: '@CodableBy(...)'",
        strategy: strategy.map { ".\($0)(<#cluster#>)" })
    case .tupleType where !around.isEmpty:
      self.init(
        phrase: "holds tuples, which are mapped as properties alone",
        resolution: "make them a struct, with '@Mappable(layout: .array)' if they are arrays")
    case .functionType where !around.isEmpty, .metatypeType where !around.isEmpty:
      self.init(
        phrase: "holds functions or metatypes, which cannot be mapped",
        resolution: "mark it '@CodableIgnored'")
    default: return nil
    }
  }
}

extension String {
  /// The name of a type of the standard library, without the module.
  var unqualified: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }
}

extension TypeSyntax {
  /// The type without optionals and redundant parentheses around it.
  var core: TypeSyntax {
    let bare = withoutAttributes
    return bare.wrappedType?.core ?? bare
  }
}
