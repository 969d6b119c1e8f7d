/// How the cases of an enum are mapped, as `@Mappable` states it for schemas.
public struct __CaseForms: Sendable {
  /// Where the tag of a case is.
  package enum Place: Sendable {
    case external
    case codable
    case inside([String])
    case adjacent([String], String)
    case firstElement
    case untagged
  }

  /// The payload of a case.
  public enum Payload: Sendable {
    case none

    /// Nothing is known about it.
    case unknown

    /// The values that a table describes; the strategies that encode some of them, by their labels;
    /// and the labels of values that are not encoded.
    case object(
      any __PayloadSource.Type, writing: [String: any MappingStrategy] = [:],
      omitting: [String] = [])

    /// One value, and the strategies that decode and encode it.
    case value(
      any Any.Type, reading: (any MappingStrategy)? = nil, writing: (any MappingStrategy)? = nil)
  }

  /// One case.
  public struct Case: Sendable {
    package let name: String
    package let payload: Payload
    package let isBare: Bool
    package let isRead: Bool
    package let isWritten: Bool
    package let tags: [AnyValue]
    package let ranges: [ClosedRange<Int>]
    package let written: AnyValue?

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - name: The name in Swift.
    ///   - payload: Its payload.
    ///   - isBare: Whether the tag alone is decoded.
    ///   - isRead: Whether the case is decoded.
    ///   - isWritten: Whether the case is encoded.
    ///   - tags: The decoded tags.
    ///   - written: The encoded tag; nil without one.
    public init(
      _ name: String, _ payload: Payload = .none, isBare: Bool = true, isRead: Bool = true,
      isWritten: Bool = true, _ tags: [__CaseTags.Tag], written: __CaseTags.Tag?
    ) {
      self.name = name
      self.payload = payload
      self.isBare = isBare
      self.isRead = isRead
      self.isWritten = isWritten
      self.tags = tags.compactMap(\.single)
      ranges = tags.compactMap { entry in
        if case .integers(let range) = entry.value, range.count > 1 { range } else { nil }
      }
      self.written = written?.single
    }
  }

  /// What the case for unknown tags keeps.
  public enum Fallback: Sendable {
    case nothing
    case whole
    case untagged(any Any.Type)
    case tag(any Any.Type)
    case tagAndContent(any Any.Type)

    /// The type of a value that is kept without a tag.
    package var untagged: (any Any.Type)? {
      if case .untagged(let type) = self { type } else { nil }
    }
  }

  package let place: Place
  package private(set) var cases: [Case] = []
  package private(set) var rawType: (any Any.Type)?
  package private(set) var rawValues: [any Sendable] = []
  package private(set) var isArray = false
  package private(set) var ignoresCase = false

  /// Whether other values than the raw ones stand for cases, too.
  package private(set) var hasOtherValues = false
  package var fallback: Fallback?
  package let hooks: __ModelForm.Hooks

  /// Describes an enum by the table that decodes it.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - others: The cases that are not decoded, or not encoded as they are decoded, by their
  ///     positions.
  ///   - isCodable: Whether cases have the form that the compiler gives `Codable` enums.
  ///   - isArray: Whether payloads are arrays.
  ///   - ignoresCase: Whether tags are also matched without regard to case.
  ///   - fallback: What the case for unknown tags keeps.
  ///   - hooks: The hooks of the enum.
  public init(
    of table: __CaseTable, besides others: [Int: Case] = [:], isCodable: Bool = false,
    isArray: Bool = false, ignoresCase: Bool = false, fallback: Fallback? = nil,
    hooks: __ModelForm.Hooks = []
  ) {
    place =
      switch table.place {
      case .name: isCodable ? .codable : .external
      case .inside: .inside(table.tags.path)
      case .beside: .adjacent(table.tags.path, table.tags.content)
      case .first: .firstElement
      case .nowhere: .untagged
      }
    var tabled = (0..<table.count).map(table.form(ofCase:))
    tabled.removeAll { entry in others.values.contains { $0.name == entry.name } }
    cases = (0..<tabled.count + others.count).map { others[$0] ?? tabled.removeFirst() }
    self.isArray = isArray
    self.ignoresCase = ignoresCase
    self.fallback = fallback
    self.hooks = hooks
  }

  /// Describes an enum whose raw values are the data.
  ///
  /// - Parameters:
  ///   - values: The raw values.
  ///   - hasOtherValues: Whether other values stand for cases, too.
  ///   - fallback: What the case for unknown values keeps.
  ///   - hooks: The hooks of the enum.
  public init<Raw: Sendable>(
    raw values: [Raw], hasOtherValues: Bool = false, fallback: Fallback? = nil,
    hooks: __ModelForm.Hooks = []
  ) {
    place = .external
    self.hasOtherValues = hasOtherValues
    self.fallback = fallback
    self.hooks = hooks
    rawType = Raw.self
    rawValues = values
  }
}

extension __CaseForms {
  /// The types of payloads, or of their tables, and of a value without a tag.
  package var contents: [any Any.Type] {
    cases.compactMap { entry -> (any Any.Type)? in
      switch entry.payload {
      case .value(let type, _, _): type
      case .object(let source, _, _): source
      case .none, .unknown: nil
      }
    } + (fallback?.untagged.map { [$0] } ?? [])
  }
}

extension __CaseTable {
  /// The form of a case that is encoded as it is decoded.
  fileprivate func form(ofCase index: Int) -> __CaseForms.Case {
    let tags = entries.filter { $0.index == index }.map(\.tag)
    let entry = unsafe entry(index)
    let payload: __CaseForms.Payload =
      switch unsafe entry.pointee.payload {
      case .nothing: .none
      case .fields(let type): .object(type)
      case .value(let type), .scalar(let type): .value(type)
      case .only: .unknown
      }
    return unsafe __CaseForms.Case(
      entry.pointee.name.description, payload, isBare: entry.pointee.makeBare != nil, tags,
      written: tags.first)
  }
}

extension __CaseTags.Tag {
  /// The tag as a value; nil for several integers.
  fileprivate var single: AnyValue? {
    switch value {
    case .text(let text): .string(text)
    case .value(let value): value
    case .null: .null
    case .integers(let range): range.count == 1 ? .number(AnyValue.Number(range.lowerBound)) : nil
    }
  }
}
