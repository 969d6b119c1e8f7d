import MaquetteCore
import MaquetteYAML

/// Decodes arbitrary bytes as YAML to trees and models; a decoded tree must survive a round trip in
/// both styles.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  for format in [
    YAMLFormat(unknownTags: .keep), YAMLFormat(style: .flow, isSequence: true),
    YAMLFormat(duplicateKeys: .lastWins), YAMLFormat(duplicateKeys: .firstWins),
  ] {
    let mapper = YAMLMapper(
      options: .init(decoding: input.options, encoding: .init(), format: format))
    requireRoundTrip(input, mapper) { tree, again in
      require(datesAsText(tree) == again, "\(tree)\nis read again as\n\(again)")
    }
    fuzz(format, start, count, isStable: false)
  }
  requireSameDocuments(input)
  return 0
}

/// A stream that is valid as a whole has the same documents one by one.
private func requireSameDocuments(_ input: FuzzInput) {
  var mapper = YAMLMapper(
    options: .init(
      decoding: input.options, encoding: .init(), format: YAMLFormat(isSequence: true)))
  mapper.options.decoding.duplicateKeys = .reject
  guard let whole = try? mapper.decode([AnyValue].self, from: input.text) else { return }
  let documents = mapper.documents(of: AnyValue.self, from: input.text).map { try? $0.get() }
  require(documents == whole, "\(whole)\nis as a stream\n\(documents)")
}

/// The tree after a round trip: dates become text.
private func datesAsText(_ tree: AnyValue) -> AnyValue {
  switch tree {
  case .date(let moment): .string(ISO8601.text(of: moment) ?? "")
  case .array(let elements): .array(elements.map(datesAsText))
  case .object(let object):
    .object(AnyValue.Object(object.map { .init(key: $0.key, value: datesAsText($0.value)) }))
  case .tagged(let tagged): .tagged(TaggedValue(tagged.tag, datesAsText(tagged.value)))
  default: tree
  }
}
