public import MaquetteCore

/// The documents that a schema describes.
public enum DataView: Sendable, Hashable {
  /// Documents that are decoded as they are: every one that satisfies the schema is decoded, apart
  /// from what the schema lists as problems.
  case decoding

  /// Documents that are written: every one that is written satisfies the schema.
  case encoding

  /// Documents that are decoded, also with conversions, aliases and other tolerance: every one that
  /// is decoded satisfies the schema.
  case accepting
}

/// The form of values in data: what a schema says about them.
///
/// ```swift
/// struct Celsius: DescribedData {
///   static func dataForm(for view: DataView) -> DataForm { .number }
/// }
/// ```
public struct DataForm: Sendable {
  package indirect enum Content: Sendable {
    case schema(AnyValue.Object)
    case type(any Any.Type)
    case optional(DataForm)
    case array(DataForm, count: ClosedRange<Int>?, isUnique: Bool)
    case tuple([DataForm], required: Int)
    case dictionary(DataForm, keys: DataForm?)
    case object([Member])
    case alternatives([DataForm])
    case jsonText(DataForm)
    case ruled(DataForm, [RuleConstraint])
    case noted(DataForm, [String])
    case strategy(any MappingStrategy)
    case cluster(ClusterTable)
  }

  /// A member of an object.
  package struct Member: Sendable {
    package let key: String
    package let form: DataForm
    package let isRequired: Bool
  }

  package let content: Content

  package init(_ content: Content) { self.content = content }

  /// Values of any form.
  public static var any: Self { Self(.schema([:])) }

  /// Null.
  public static var null: Self { .schema(["type": "null"]) }

  /// A Boolean.
  public static var boolean: Self { .schema(["type": "boolean"]) }

  /// A number.
  public static var number: Self { .schema(["type": "number"]) }

  /// An integer.
  public static var integer: Self { .schema(["type": "integer"]) }

  /// A text.
  public static var string: Self { .schema(["type": "string"]) }

  /// A text in a format of JSON Schema, such as `date-time`.
  ///
  /// - Parameter format: The name of the format.
  public static func string(format: String) -> Self {
    .schema(["type": "string", "format": .string(format)])
  }

  /// A text that a regular expression matches.
  ///
  /// - Parameter pattern: An expression in the syntax of JSON Schema, which may match a part.
  public static func string(pattern: String) -> Self {
    .schema(["type": "string", "pattern": .string(pattern)])
  }

  /// Numbers in a range.
  ///
  /// - Parameters:
  ///   - range: The first and the last number.
  ///   - type: `integer` or `number`.
  package static func number(_ range: ClosedRange<Int64>, type: String = "integer") -> Self {
    .schema([
      "type": .string(type), "minimum": .number(AnyValue.Number(range.lowerBound)),
      "maximum": .number(AnyValue.Number(range.upperBound)),
    ])
  }

  /// One of some values.
  ///
  /// - Parameter values: The values.
  public static func values(_ values: [AnyValue]) -> Self {
    values.count == 1
      ? .schema(["const": values[0]]) : .schema(["enum": .array(values)])
  }

  /// Values with keywords of JSON Schema.
  ///
  /// - Parameter keywords: The keywords.
  public static func schema(_ keywords: AnyValue.Object) -> Self { Self(.schema(keywords)) }

  /// Values as a type maps them.
  ///
  /// - Parameter type: A mapped type.
  public static func type(_ type: any Any.Type) -> Self { Self(.type(type)) }

  /// Values as a strategy reads and writes them.
  package static func strategy(_ strategy: any MappingStrategy) -> Self {
    Self(.strategy(strategy))
  }

  /// Values of a form, or null.
  ///
  /// - Parameter form: The form of the other values.
  public static func optional(_ form: DataForm) -> Self { Self(.optional(form)) }

  /// An array.
  ///
  /// - Parameters:
  ///   - element: The form of its elements.
  ///   - count: How many there are; nil for any number.
  ///   - isUnique: Whether no element is there twice.
  public static func array(
    of element: DataForm, count: ClosedRange<Int>? = nil, isUnique: Bool = false
  ) -> Self { Self(.array(element, count: count, isUnique: isUnique)) }

  /// An array with a form for each position.
  ///
  /// - Parameters:
  ///   - elements: The forms.
  ///   - required: How many elements there are at least; nil for all.
  public static func tuple(_ elements: [DataForm], required: Int? = nil) -> Self {
    Self(.tuple(elements, required: required ?? elements.count))
  }

  /// An object with any keys.
  ///
  /// - Parameters:
  ///   - values: The form of its values.
  ///   - keys: The form of its keys, which are texts; nil for all texts.
  public static func dictionary(of values: DataForm, keys: DataForm? = nil) -> Self {
    Self(.dictionary(values, keys: keys))
  }

  /// An object with some keys, and perhaps others.
  ///
  /// - Parameters:
  ///   - required: The forms of the values that are always there, by their keys.
  ///   - optional: The forms of the values that may be missing, by their keys.
  public static func object(
    _ required: KeyValuePairs<String, DataForm>, optional: KeyValuePairs<String, DataForm> = [:]
  ) -> Self {
    Self(
      .object(
        required.map { Member(key: $0.key, form: $0.value, isRequired: true) }
          + optional.map { Member(key: $0.key, form: $0.value, isRequired: false) }))
  }

  /// Values of one of some forms.
  ///
  /// - Parameter forms: The forms.
  public static func any(of forms: [DataForm]) -> Self { Self(.alternatives(forms)) }

  /// This form, of which a schema cannot express everything.
  ///
  /// - Parameter note: What it does not express; it is listed with the problems of the schema.
  public func noting(_ note: String) -> Self { Self(.noted(self, [note])) }
}

/// A type that states the form of its values, because it decodes and encodes them with its own
/// code.
public protocol DescribedData {
  /// The form of the values.
  ///
  /// - Parameter view: The documents in question.
  static func dataForm(for view: DataView) -> DataForm
}

/// A strategy that states the form of the values that it reads and writes.
///
/// A schema has no restriction for the values of another strategy, and lists it by name.
public protocol DescribedStrategy: MappingStrategy {
  /// The form of the values.
  ///
  /// - Parameter view: The documents in question.
  func dataForm(for view: DataView) -> DataForm
}
