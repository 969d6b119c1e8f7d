/// How the cases of an enum are mapped, as `@Mappable` states it for schemas.
public struct __CaseForms: Sendable {
  /// Where the tag of a case is.
  public enum Place: Sendable {
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
    case tag(any Any.Type)
    case tagAndContent(any Any.Type)
  }

  package let place: Place
  package let cases: [Case]
  package let rawType: (any Any.Type)?
  package let rawValues: [any Sendable]
  package let isArray: Bool
  package let ignoresCase: Bool

  /// Whether other values than the raw ones stand for cases, too.
  package let hasOtherValues: Bool
  package let fallback: Fallback?
  package let hooks: __ModelForm.Hooks

  /// Describes an enum.
  ///
  /// - Parameters:
  ///   - place: Where the tag is.
  ///   - cases: The cases.
  ///   - isArray: Whether payloads are arrays.
  ///   - ignoresCase: Whether tags are also matched without regard to case.
  ///   - fallback: What the case for unknown tags keeps.
  ///   - hooks: The hooks of the enum.
  public init(
    _ place: Place, _ cases: [Case], isArray: Bool = false, ignoresCase: Bool = false,
    fallback: Fallback? = nil, hooks: __ModelForm.Hooks = []
  ) {
    self.place = place
    self.cases = cases
    self.isArray = isArray
    self.ignoresCase = ignoresCase
    self.fallback = fallback
    self.hooks = hooks
    rawType = nil
    rawValues = []
    hasOtherValues = false
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
    cases = []
    isArray = false
    ignoresCase = false
    self.hasOtherValues = hasOtherValues
    self.fallback = fallback
    self.hooks = hooks
    rawType = Raw.self
    rawValues = values
  }
}

extension __CaseTags.Tag {
  /// The tag as a value; nil for several integers.
  fileprivate var single: AnyValue? {
    switch value {
    case .text(let text): .string(text)
    case .bool(let value): .bool(value)
    case .null: .null
    case .integers(let range): range.count == 1 ? .number(AnyValue.Number(range.lowerBound)) : nil
    }
  }
}
