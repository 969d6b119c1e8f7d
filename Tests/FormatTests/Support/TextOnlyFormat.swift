@testable import MaquetteCore

/// A format as far from a tree as formats are: all scalars are text, elements are repeated, so that
/// an empty array is nothing and an array of one is its element, and there is no null.
///
/// It has the grammar of JSON, so that it has no parser that could be wrong.
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

  /// The tree with text for scalars; nil for nothing.
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
