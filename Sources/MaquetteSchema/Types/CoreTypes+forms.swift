public import MaquetteCore
public import MaquetteMappings

// The forms of types that the core maps with code of their own.

extension Timestamp: DescribedData {
  /// The form of `TimestampStrategy.automatic`.
  public static func dataForm(for view: DataView) -> DataForm {
    TimestampStrategy.automatic.dataForm(for: view)
  }
}

extension Duration: DescribedData {
  /// A number of seconds.
  public static func dataForm(for view: DataView) -> DataForm {
    DurationStrategy.automatic.dataForm(for: view)
  }
}

extension CivilDate: DescribedData {
  /// A date as text.
  public static func dataForm(for view: DataView) -> DataForm {
    view == .accepting ? .any(of: [.string, .number]) : .string(format: "date")
  }
}

extension TimeOfDay: DescribedData {
  /// A time as text, without an offset.
  public static func dataForm(for view: DataView) -> DataForm {
    view == .accepting
      ? .any(of: [.string, .number])
      : .string(pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?$")
  }
}

extension OffsetTime: DescribedData {
  /// A time as text, with an offset.
  public static func dataForm(for view: DataView) -> DataForm {
    let time = "^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?"
    return view == .accepting
      ? .string : .string(pattern: time + "(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$")
  }
}

extension CivilDateTime: DescribedData {
  /// A date and a time as text, without an offset.
  public static func dataForm(for view: DataView) -> DataForm {
    switch view {
    case .accepting: .any(of: [.string, .number])
    case .encoding: .string(pattern: pattern)
    case .decoding: DataForm.string(pattern: pattern).noting("the date exists")
    }
  }

  private static var pattern: String {
    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
      + "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?$"
  }
}

extension Range: DescribedData where Bound: MappingDecodable {
  /// An array of the bounds.
  public static func dataForm(for view: DataView) -> DataForm { .bounds(of: Bound.self, view) }
}

extension ClosedRange: DescribedData where Bound: MappingDecodable {
  /// An array of the bounds.
  public static func dataForm(for view: DataView) -> DataForm { .bounds(of: Bound.self, view) }
}

extension DataForm {
  fileprivate static func bounds(of type: any Any.Type, _ view: DataView) -> DataForm {
    let form = DataForm.tuple([.type(type), .type(type)])
    return view == .decoding ? form.noting("the first bound is not above the second") : form
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: DescribedData where Element: MappingDecodable {
  /// An array of the type's length.
  public static func dataForm(for view: DataView) -> DataForm {
    .array(of: .type(Element.self), count: count...count)
  }
}

extension SIMD2: DescribedData where Scalar: MappingDecodable {}
extension SIMD3: DescribedData where Scalar: MappingDecodable {}
extension SIMD4: DescribedData where Scalar: MappingDecodable {}
extension SIMD8: DescribedData where Scalar: MappingDecodable {}
extension SIMD16: DescribedData where Scalar: MappingDecodable {}
extension SIMD32: DescribedData where Scalar: MappingDecodable {}
extension SIMD64: DescribedData where Scalar: MappingDecodable {}

extension SIMD where Scalar: MappingDecodable {
  /// An array of the vector's length.
  public static func dataForm(for view: DataView) -> DataForm {
    .array(of: .type(Scalar.self), count: scalarCount...scalarCount)
  }
}

extension Presence: DescribedData {
  /// The value, or null.
  public static func dataForm(for view: DataView) -> DataForm { .optional(.type(Wrapped.self)) }
}
