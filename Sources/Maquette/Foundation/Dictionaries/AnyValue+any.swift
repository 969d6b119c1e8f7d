#if canImport(Foundation)
  import Foundation
  public import MaquetteCore

  extension AnyValue {
    /// Creates a tree from values whose types only run time knows.
    ///
    /// | value | in the tree |
    /// | --- | --- |
    /// | `nil`, `NSNull` | null |
    /// | `Bool`, numbers of any width, `Decimal`, `NSNumber` | a truth value or the exact number |
    /// | `String`, `Substring`, `NSString`, `URL`, `UUID` | text |
    /// | `Date`, `Data`, `[UInt8]` | a moment, bytes |
    /// | arrays, slices and sets, `NSArray`, `NSOrderedSet`, `NSSet` | an array |
    /// | `[String: Any]`, `NSDictionary`, dictionaries with other keys that are text | an object |
    /// | `AnyValue`, `AnyValue.Object`, models and whatever else is `MappingEncodable` | what it is written as |
    ///
    /// The keys of an object are sorted, for a dictionary has no order.
    ///
    /// - Parameters:
    ///   - any: The value.
    ///   - depth: How deep arrays and dictionaries may be nested.
    /// - Throws: `typeMismatch` for a value of any other type, `invalidValue` for a key that is no
    ///   text, `depthExceeded`; each with its path.
    public init(any: Any?, depth: Int = 512) throws(MappingError) {
      guard let any else {
        self = .null
        return
      }
      var reading = AnyReading(depth: depth)
      self = try reading.value(of: any)
    }

    /// The tree as values of Swift's and Foundation's own types.
    ///
    /// Null becomes `NSNull`; a whole number `Int`, or `UInt64` beyond it; another number `Double`
    /// if that prints the same decimal, or else `Decimal`, or else its digits as `String`; bytes
    /// `Data`; a moment `Date`; arrays `[Any]` and objects `[String: Any]`. Tags are left out.
    public var any: Any {
      switch self {
      case .array(let elements): Self.list(of: elements)
      case .object(let object): object.dictionary
      case .tagged: untagged.any
      default: scalar
      }
    }

    // Apart from scalars, so that a level of a deep tree takes little of the stack.
    private static func list(of elements: [AnyValue]) -> [Any] {
      var list: [Any] = []
      list.reserveCapacity(elements.count)
      for element in elements { list.append(element.any) }
      return list
    }

    private var scalar: Any {
      switch self {
      case .bool(let value): value
      case .number(let number): number.any
      case .string(let text): text
      case .bytes(let bytes): Data(bytes)
      case .date(let moment): Date(moment)
      case .null, .array, .object, .tagged: NSNull()
      }
    }
  }

  extension AnyValue.Object {
    /// The members as values of Swift's and Foundation's own types: see `AnyValue.any`.
    public var dictionary: [String: Any] {
      var dictionary: [String: Any] = [:]
      dictionary.reserveCapacity(count)
      for member in self { dictionary[member.key] = member.value.any }
      return dictionary
    }
  }

  extension AnyValue.Number {
    fileprivate var any: Any {
      if isWrittenAsInteger {
        if let integer: Int = exactly() { return integer }
        if let integer: UInt64 = exactly() { return integer }
      } else if !isFinite || AnyValue.Number(double) == self {
        return double
      }
      return DecimalText(description).flatMap { try? Decimal(exactly: $0.canonical) } ?? description
    }
  }
#endif
