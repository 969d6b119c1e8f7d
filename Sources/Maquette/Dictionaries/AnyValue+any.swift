#if canImport(Foundation)
  import Foundation
  public import MaquetteCore

  extension AnyValue {
    /// Creates a tree from values whose types are known only at run time.
    ///
    /// | value | in the tree |
    /// | --- | --- |
    /// | `nil`, `NSNull` | null |
    /// | `Bool`, numbers of any width, `Decimal`, `NSNumber` | a Boolean or the exact number |
    /// | `String`, `Substring`, `NSString`, `URL`, `UUID` | text |
    /// | `Date`, `Data`, `[UInt8]` | a timestamp, bytes |
    /// | arrays, slices and sets, `NSArray`, `NSOrderedSet`, `NSSet` | an array |
    /// | `[String: Any]`, `NSDictionary`, other dictionaries with text as keys | an object |
    /// | `AnyValue`, `AnyValue.Object`, and every `MappingEncodable` type | their encoded form |
    ///
    /// The keys of an object are sorted, because a dictionary has no order.
    ///
    /// - Parameters:
    ///   - any: The value.
    ///   - depth: How deep arrays and dictionaries may be nested.
    /// - Throws: `typeMismatch` for a value of any other type, `invalidValue` for a key that is not
    ///   text, `depthExceeded`; each with its path.
    public init(any: Any?, depth: Int = 512) throws(MappingError) {
      guard let any else {
        self = .null
        return
      }
      var reading = AnyReading(depth: depth)
      self = try reading.value(of: any)
    }

    /// The tree as values of Swift's and Foundation's types.
    ///
    /// Null becomes `NSNull`. A whole number becomes `Int`, or `UInt64` if it is larger. Another
    /// number becomes `Double` if that prints the same decimal, otherwise `Decimal`, or a `String`
    /// of its digits as the last resort. Bytes become `Data`, timestamps `Date`, arrays `[Any]` and
    /// objects `[String: Any]`. Tags are left out.
    public var any: Any {
      switch self {
      case .array(let elements): Self.list(of: elements)
      case .object(let object): object.dictionary
      case .tagged(let tagged): tagged.value.any
      default: scalar
      }
    }

    // A function apart from the scalars, so that a level of a deep tree takes little stack.
    private static func list(of elements: [AnyValue]) -> [Any] {
      var list: [Any] = []
      list.reserveCapacity(elements.count)
      for element in elements { list.append(element.any) }
      return list
    }

    /// A date, or text for more digits than a date has.
    private static func any(_ moment: Timestamp) -> Any {
      let date = Date(moment)
      return Timestamp(date) == moment ? date : moment.description
    }

    private var scalar: Any {
      switch self {
      case .bool(let value): value
      case .number(let number): number.any
      case .string(let text): text
      case .bytes(let bytes): Data(bytes)
      case .date(let moment): Self.any(moment)
      case .null, .array, .object, .tagged: NSNull()
      }
    }
  }

  extension AnyValue.Object {
    /// The members as values of Swift's and Foundation's types: see `AnyValue.any`.
    public var dictionary: [String: Any] {
      var dictionary: [String: Any] = [:]
      dictionary.reserveCapacity(count)
      for member in self { dictionary[member.key] = member.value.any }
      return dictionary
    }
  }

  extension AnyValue.Number {
    fileprivate var any: Any {
      if isWrittenAsInteger, !isNegativeZero {
        if let integer: Int = exactly() { return integer }
        if let integer: UInt64 = exactly() { return integer }
      } else if !isFinite || AnyValue.Number(double) == self {
        return double
      }
      return DecimalText(description).flatMap { try? Decimal(exactly: $0.canonical) } ?? description
    }
  }
#endif
