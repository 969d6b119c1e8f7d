import SwiftSyntax

/// A part of an enum that is decoded and encoded unless an attribute ignores it.
protocol Ignorable {
  var attributes: PropertyAttributes { get }
}

extension Ignorable {
  /// Whether the part is decoded.
  var isRead: Bool { attributes.readIgnored == nil }

  /// Whether the part is encoded.
  var isWritten: Bool { attributes.writeIgnored == nil }
}

/// A case of an enum.
struct EnumCaseModel: Ignorable {
  /// The name without backticks.
  let name: String

  /// The name as used in code.
  let reference: String

  /// The position of the case.
  let index: Int

  /// Where the tag is.
  let tagging: CaseTaggingModel

  /// The encoded name.
  var writeName: String { writtenTag.text }

  /// The tags that are decoded as the case; its own name is first.
  let tags: [CaseTagModel]

  /// The encoded tag.
  let writtenTag: CaseTagModel

  /// The payload; empty for none.
  let payload: [PayloadValue]

  /// The case in its declaration.
  let syntax: EnumCaseElementSyntax

  /// The contents of the attributes.
  let attributes: PropertyAttributes

  /// Whether null is decoded as the case.
  var isNull: Bool { payload.isEmpty && tags.contains(.none) }

  /// The payload that is a value by itself.
  var whole: PayloadValue? {
    guard payload.count == 1, let value = payload.first, !value.isKeyed, !value.isFlattened else {
      return nil
    }
    return value.isRead ? value : nil
  }

  /// Whether null is known to be decoded as the case, if it has no tag.
  var acceptsNull: Bool {
    isNull
      || whole.map {
        $0.attributes.readStrategy == nil ? $0.type.acceptsNull : $0.type.wrapped != nil
      } == true
  }

  /// Whether the declaration gives the case another name than Swift's.
  var isNamed: Bool {
    attributes.key != nil || attributes.caseValues != nil || syntax.rawValue != nil
  }

  /// Whether the case accepts all unknown tags.
  var isFallback: Bool { attributes["CodableFallback"] != nil }

  /// Whether the fallback also keeps a value without a tag.
  var keepsUntagged: Bool {
    attributes["CodableFallback"]?.labeledArguments.first?.expression.trimmedDescription == "true"
  }
}

/// One value of a payload.
struct PayloadValue: Ignorable {
  /// The label in Swift; nil for none.
  let label: String?

  /// The label, or the position with an underscore before it.
  let name: String

  /// The position in the payload.
  let index: Int

  /// The key in the payload's object.
  let key: String

  /// The encoded key.
  var writtenKey: String { attributes.encodedKey ?? key }

  /// Whether a label or an attribute names the key.
  let isKeyed: Bool

  /// The type.
  let type: PropertyType

  /// The default argument.
  let defaultValue: ExprSyntax?

  /// The attributes of the case for this value.
  let attributes: PropertyAttributes

  /// The value in its declaration.
  let syntax: EnumCaseParameterSyntax

  /// Whether the keys of the value are among those of the payload's object.
  var isFlattened: Bool { attributes["CodableFlattened"] != nil }
}
