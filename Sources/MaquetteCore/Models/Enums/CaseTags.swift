/// The tags of an enum's cases in data: text, numbers, Booleans and null.
///
/// `@Mappable` generates one for every enum whose cases are more than names in text.
public struct __CaseTags: Sendable {
  /// A tag, and the position of its case.
  public struct Entry: Sendable {
    enum Tag: Sendable {
      case text(String)
      case bool(Bool)
      case integers(ClosedRange<Int>)
      case none
    }

    let tag: Tag
    let index: Int

    /// Text.
    public static func text(_ text: String, _ index: Int) -> Entry {
      Entry(tag: .text(text), index: index)
    }

    /// A Boolean.
    public static func bool(_ value: Bool, _ index: Int) -> Entry {
      Entry(tag: .bool(value), index: index)
    }

    /// Null, or a missing tag.
    public static func none(_ index: Int) -> Entry { Entry(tag: .none, index: index) }

    /// The integers of a range.
    public static func integers(_ first: Int, _ last: Int, _ index: Int) -> Entry {
      Entry(tag: .integers(first...max(first, last)), index: index)
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

  /// The position of the case for null and for a missing tag.
  private(set) var withoutTag: Int?

  /// The keys that lead to the tag, and the key of a payload next to it.
  let path: [String]
  let content: String

  /// The key of a tag in the object itself, and that of a payload next to it.
  let tagKey: __KeyTable

  /// What is expected, as errors show it.
  let expected: String

  private let texts: NamedValues<Int>
  private var foldedTexts: [String: Int] = [:]
  private var bools: [Bool: Int] = [:]
  private var ranges: [(range: ClosedRange<Int>, index: Int)] = []

  /// Creates the tags of an enum.
  ///
  /// - Parameters:
  ///   - model: The name of the enum, for errors.
  ///   - ignoresCase: Whether text is also matched without regard to case.
  ///   - hasFallback: Whether a case accepts all unknown tags.
  ///   - isPartial: Whether cases also have raw values, which these tags do not contain.
  ///   - path: The keys that lead to the tag, if it is in an object.
  ///   - content: The key of the payload, if it is next to the tag.
  ///   - entries: The tags; the first of two equal ones wins.
  public init(
    _ model: String, ignoresCase: Bool, hasFallback: Bool, isPartial: Bool, path: [String] = [],
    content: String = "", _ entries: Entry...
  ) {
    self.model = model
    self.hasFallback = hasFallback
    self.path = path
    self.content = content
    tagKey = path.count == 1 ? __KeyTable(keys: content.isEmpty ? path : path + [content]) : .empty
    var names: [String] = []
    var texts: [(name: String, value: Int)] = []
    for entry in entries {
      switch entry.tag {
      case .text(let text):
        texts.append((text, entry.index))
        names.append(text)
        guard ignoresCase else { continue }
        foldedTexts[text.lowercased()] = foldedTexts[text.lowercased()] ?? entry.index
      case .bool(let value):
        bools[value] = bools[value] ?? entry.index
        names.append("\(value)")
      case .integers(let range):
        ranges.append((range, entry.index))
        names.append(Self.name(of: range))
      case .none:
        withoutTag = withoutTag ?? entry.index
        names.append("null")
      }
    }
    self.texts = NamedValues(texts)
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
      if let index = foldedTexts[text.lowercased()] {
        return Match(index: index, resolution: "matched ignoring case")
      }
      guard converts else { return nil }
      if let number = Int(text), String(number) == text, let index = index(of: number) {
        return Match(index: index, resolution: converted)
      }
      return Bool(text).flatMap { bools[$0] }.map { Match(index: $0, resolution: converted) }
    case .number(let number):
      if let integer = number.exactly(Int.self), let index = index(of: integer) {
        return Match(index: index)
      }
      return converts
        ? texts[number.description].map { Match(index: $0, resolution: converted) } : nil
    case .bool(let value):
      if let index = bools[value] { return Match(index: index) }
      return converts ? texts["\(value)"].map { Match(index: $0, resolution: converted) } : nil
    case .null: return withoutTag.map { Match(index: $0) }
    default: return nil
    }
  }

  /// The position of the case that a text names exactly.
  func index(of text: String) -> Int? { texts[text] }

  /// The position of the case that a key of a dictionary names, or -1.
  public func index(ofKey key: String) -> Int {
    match(.string(key), isKey: true, .strict)?.index ?? -1
  }

  private func index(of number: Int) -> Int? {
    ranges.first { $0.range.contains(number) }?.index
  }
}

/// The case of a tag, and the place of the tag.
public struct __MatchedCase: Sendable {
  /// The position of the case; -1 if the tag is unknown and the enum has a fallback.
  public let index: Int

  /// Whether the reader is at a value that belongs to the case.
  public var hasContent: Bool

  /// The tag.
  let tag: AnyValue

  /// The place of the tag.
  let place: __SourcePosition
}

extension __MatchedCase {
  /// Creates a known case, whose tag and place are not needed.
  init(known index: Int) {
    self.init(index: index, hasContent: false, tag: .null, place: .path(MappingPath()))
  }
}
