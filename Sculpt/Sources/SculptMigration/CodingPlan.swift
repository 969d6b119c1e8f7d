import SwiftSyntax

/// How a property is decoded.
struct DecodingPlan {
  /// What is done if there is no value.
  enum Absence {
    /// A missing key and null are errors.
    case refused

    /// A missing key and null give nil.
    case none

    /// A missing key and null give an expression.
    case value(ExprSyntax)
  }

  /// The keys from the object of the type to the value; none of a single value.
  var path: [String]
  var absence: Absence

  /// Whether a value of another kind is like no value: `try?`.
  var ignoresErrors = false
  var node: Syntax
}

/// How a property is encoded.
struct EncodingPlan {
  enum Form {
    /// Always; nil as null.
    case always

    /// Unless it is nil.
    case notNil

    /// Unless it is empty.
    case notEmpty
  }

  var path: [String]
  var form: Form
  var node: Syntax
}

/// The code of a type in both directions.
struct CodingPlan {
  var decoding: [String: DecodingPlan] = [:]
  var encoding: [String: EncodingPlan] = [:]

  /// Whether the type is decoded and encoded as its only property.
  var isTransparent = false

  /// Objects inside the object, which have containers of their own.
  var nestedPaths: [[String]: Syntax] = [:]

  /// The case that an enum with raw values has for other values.
  var fallback: String?

  /// Enums of keys that the code uses.
  var usedKeys: Set<String> = []

  /// Code that is not needed any more.
  var code: [MemberBlockItemSyntax] = []
}
