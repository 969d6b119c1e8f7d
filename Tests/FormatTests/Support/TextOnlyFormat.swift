@testable import MaquetteCore

/// A format that differs from a tree as much as possible: all scalars are text, and there is no
/// null.
///
/// Elements are repeated, so an empty array has no form, and an array of one looks like its
/// element.
///
/// It uses the grammar of JSON, so that it needs no parser of its own.
struct TextOnlyFormat: TextFormat {
  var traits: FormatTraits {
    var traits = FormatTraits()
    traits.scalarsAreText = true
    traits.absentArraysAreEmpty = true
    traits.singleValuesAreArrays = true
    traits.kinds = [.bool, .number, .string, .array, .object]
    traits.rootKinds = [.object]
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    try JSONMapper().decode(AnyValue.self, from: source)
  }

  func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try JSONMapper().encode(Self.text(tree) ?? [:])
  }

  /// The tree with text as scalars; nil for an omitted value.
  private static func text(_ value: AnyValue) -> AnyValue? {
    switch value {
    case .array(let elements) where elements.isEmpty: return nil
    case .array(let elements) where elements.count == 1 && elements[0].array == nil:
      return text(elements[0])
    case .array(let elements): return .array(elements.map { text($0) ?? [] })
    case .object(let object):
      return .object(
        AnyValue.Object(
          object.compactMap { member in
            text(member.value).map { AnyValue.Object.Member(key: member.key, value: $0) }
          }))
    case .string: return value
    default: return .string(value.description)
    }
  }

  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    paths.map { JSONLocator.descend($0.steps, from: 0, in: source).offset }
  }
}
