import Maquette

/// Where a sample has a value.
public struct SamplePlace: Sendable, Hashable {
  /// The index of the source among all.
  public var source: Int

  /// The record in the source, from 0; nil for a source that is one document.
  public var record: Int?

  /// The distance from the start of the document, or of the record, in bytes; nil if unknown.
  public var offset: Int?

  /// The steps from the start of the document or the record, where a format is read as a tree.
  public var path: MappingPath?

  init(source: Int, record: Int? = nil, offset: Int? = nil, path: MappingPath? = nil) {
    (self.source, self.record, self.offset, self.path) = (source, record, offset, path)
  }

  /// The place of a reader's value.
  ///
  /// - Parameters:
  ///   - mark: The position of the value.
  ///   - reader: The reader, which has not left what is around the value.
  ///   - rules: The source and the record.
  init<R: MappingReader & ~Copyable>(
    of mark: R.Mark, in reader: borrowing R, by rules: ObservationRules
  ) {
    (source, record) = (rules.source, rules.record)
    switch reader.location(of: mark) {
    case .offset(let offset): self.offset = offset - rules.start
    case .path(let path): self.path = path
    }
  }
}

extension SamplePlace: Comparable {
  /// Whether a place is before another one; keys of trees are in alphabetical order.
  ///
  /// Any total order makes what was seen first the same for every grouping of the samples.
  public static func < (left: SamplePlace, right: SamplePlace) -> Bool {
    let (one, other) = (left.numbers, right.numbers)
    guard one == other else { return one < other }
    return (left.path?.steps ?? []).lexicographicallyPrecedes(right.path?.steps ?? []) {
      switch ($0, $1) {
      case (.index(let one), .index(let other)): one < other
      case (.key(let one), .key(let other)): one.utf8.lexicographicallyPrecedes(other.utf8)
      case (.index, .key): true
      case (.key, .index): false
      }
    }
  }

  private var numbers: (Int, Int, Int) { (source, record ?? -1, offset ?? -1) }
}

/// A value that shows something, and where it is.
public struct SampleSight: Sendable, Hashable {
  /// Its place.
  public let place: SamplePlace

  /// The value as it is written in Swift, cut to about 40 characters; nil for objects and arrays.
  public let value: String?

  init(_ place: SamplePlace, value: String? = nil) { (self.place, self.value) = (place, value) }

  /// A text at a place.
  init(_ place: SamplePlace, text: String) {
    let isLong = text.unicodeScalars.count > 40
    let cut = isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) + "…" : text
    self.init(place, value: cut.literal)
  }

  /// A number at a place.
  init(_ place: SamplePlace, number: AnyValue.Number) {
    let text = number.description
    self.init(place, value: text.utf8.count > 40 ? text.prefix(40) + "…" : text)
  }
}

extension SampleSight: Comparable {
  /// Whether a value is before another one.
  public static func < (left: SampleSight, right: SampleSight) -> Bool {
    left.place == right.place
      ? (left.value ?? "") < (right.value ?? "") : left.place < right.place
  }
}
