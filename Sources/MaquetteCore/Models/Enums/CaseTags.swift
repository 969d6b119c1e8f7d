/// The tags of an enum's cases in data: text, numbers, Booleans and null.
public struct __CaseTags: Sendable {
  /// A tag.
  public struct Tag: Sendable {
    enum Value: Sendable {
      case text(String)
      case value(AnyValue)
      case integers(ClosedRange<Int>)
      case null
    }

    let value: Value

    /// Text.
    public static func text(_ text: String) -> Tag { Tag(value: .text(text)) }

    /// A Boolean.
    public static func bool(_ value: Bool) -> Tag { Tag(value: .value(.bool(value))) }

    /// A number.
    public static func number(_ value: Double) -> Tag {
      Tag(value: .value(.number(AnyValue.Number(value))))
    }

    /// Null, or a missing tag.
    public static var null: Tag { Tag(value: .null) }

    /// The integers of a range.
    public static func integers(_ first: Int, _ last: Int) -> Tag {
      Tag(value: .integers(first...max(first, last)))
    }
  }

  /// The case of a tag, and the repair that found it.
  struct Match {
    let index: Int
    var resolution: String?
  }

  /// The name of the enum, for errors.
  let model: String

  /// Whether a case accepts all unknown tags.
  let hasFallback: Bool

  /// Whether cases also have raw values, which these tags do not contain.
  let isPartial: Bool

  /// The position of the case for null and for a missing tag.
  private(set) var withoutTag: Int?

  /// The keys that lead to the tag, and the key of a payload next to it.
  let path: [String]
  let content: String

  /// The key of a tag in the object itself, and that of a payload next to it.
  let tagKey: __KeyTable

  /// What is expected, as errors show it.
  let expected: String

  /// The tags in text that match exactly, and the index of the case of each.
  let exactNames: [(name: String, index: Int)]

  private let texts: NamedValues<Int>
  private var foldedTexts: [String: Int] = [:]
  private var longestFoldedText = -1
  private var values: [AnyValue: Int] = [:]
  private var ranges: [(range: ClosedRange<Int>, index: Int)] = []

  /// Creates the tags of an enum.
  ///
  /// - Parameters:
  ///   - model: The name of the enum, for errors.
  ///   - ignoresCase: Whether text is also matched without regard to case.
  ///   - hasFallback: Whether a case accepts all unknown tags.
  ///   - isPartial: Whether cases also have raw values, which these tags do not contain.
  ///   - unlisted: A tag that errors do not list.
  ///   - path: The keys that lead to the tag, if it is in an object.
  ///   - content: The key of the payload, if it is next to the tag.
  ///   - entries: The tags; the first of two equal ones wins.
  init(
    _ model: String, ignoresCase: Bool, hasFallback: Bool, isPartial: Bool,
    unlisted: String? = nil, path: [String] = [], content: String = "",
    _ entries: [(tag: Tag, index: Int)]
  ) {
    self.model = model
    self.hasFallback = hasFallback
    self.isPartial = isPartial
    self.path = path
    self.content = content
    tagKey = path.count == 1 ? __KeyTable(keys: content.isEmpty ? path : path + [content]) : .empty
    var names: [String] = []
    var texts: [(name: String, value: Int)] = []
    for entry in entries {
      switch entry.tag.value {
      case .text(let text):
        texts.append((text, entry.index))
        if text != unlisted { names.append(text) }
        guard ignoresCase else { continue }
        foldedTexts[text.lowercased()] = foldedTexts[text.lowercased()] ?? entry.index
        // A letter may have up to three times as many bytes in the other case.
        longestFoldedText = max(longestFoldedText, 3 * text.utf8.count)
      case .value(let value):
        values[value] = values[value] ?? entry.index
        names.append("\(value)")
      case .integers(let range):
        ranges.append((range, entry.index))
        names.append(Self.name(of: range))
      case .null:
        withoutTag = withoutTag ?? entry.index
        names.append("null")
      }
    }
    self.texts = NamedValues(texts)
    var known: Set<ExactKey> = []
    exactNames = texts.filter { known.insert(ExactKey($0.name)).inserted }
      .map { ($0.name, $0.value) }
    let list =
      isPartial || names.isEmpty || names.count > 12 ? "" : " (\(names.joined(separator: ", ")))"
    expected = "a case of \(model)" + list
  }

  private static func name(of range: ClosedRange<Int>) -> String {
    if range.count == 1 { return "\(range.lowerBound)" }
    let first = range.lowerBound == .min ? "" : "\(range.lowerBound)"
    return first + "..." + (range.upperBound == .max ? "" : "\(range.upperBound)")
  }

  /// The case of a tag, or nil.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - isKey: Whether the tag is a key, which is text whatever it means.
  ///   - policy: The accepted conversions.
  func match(_ tag: AnyValue, isKey: Bool = false, _ policy: ConversionPolicy) -> Match? {
    let converts = isKey || policy != .strict
    let converted = isKey ? nil : "converted"
    switch tag {
    case .string(let text):
      if let index = texts[text] { return Match(index: index) }
      // Longer texts are not compared: with combining marks, that would take quadratic time.
      if text.utf8.count <= longestFoldedText, let index = foldedTexts[text.lowercased()] {
        return Match(index: index, resolution: "matched ignoring case")
      }
      guard converts else { return nil }
      if let number = Int(text), String(number) == text, let index = index(of: number) {
        return Match(index: index, resolution: converted)
      }
      guard !values.isEmpty else { return nil }
      let value: AnyValue? =
        Bool(text).map { .bool($0) } ?? AnyValue.Number(decimal: text).map { .number($0) }
      return value.flatMap { values[$0] }.map { Match(index: $0, resolution: converted) }
    case .number(let number):
      if let index = number.exactly(Int.self).flatMap({ index(of: $0) }) ?? values[tag] {
        return Match(index: index)
      }
      return converts
        ? texts[number.description].map { Match(index: $0, resolution: converted) } : nil
    case .bool(let value):
      if let index = values[tag] { return Match(index: index) }
      return converts ? texts["\(value)"].map { Match(index: $0, resolution: converted) } : nil
    case .null: return withoutTag.map { Match(index: $0) }
    default: return nil
    }
  }

  /// Whether a tag is a name that has to match exactly, and no case accepts other tags.
  var hasNamesOnly: Bool {
    !hasFallback && !isPartial && withoutTag == nil && foldedTexts.isEmpty && values.isEmpty
      && ranges.isEmpty
  }

  /// The position of the case that a text names exactly.
  func index(of text: String) -> Int? { texts[text] }

  /// The position of the case that a key of a dictionary names, or -1.
  func index(ofKey key: String) -> Int {
    match(.string(key), isKey: true, .strict)?.index ?? -1
  }

  private func index(of number: Int) -> Int? {
    ranges.first { $0.range.contains(number) }?.index
  }
}

/// The case of a tag, and the place of the tag.
struct MatchedCase: Sendable {
  /// The position of the case; -1 if the tag is unknown and the enum has a fallback.
  let index: Int

  /// Whether the reader is at a value that belongs to the case.
  var hasContent: Bool

  /// The tag.
  let tag: AnyValue

  /// The place of the tag.
  let place: __SourcePosition
}

extension MatchedCase {
  /// Creates a known case, whose tag and place are not needed.
  init(known index: Int) {
    self.init(index: index, hasContent: false, tag: .null, place: .path(MappingPath()))
  }
}
