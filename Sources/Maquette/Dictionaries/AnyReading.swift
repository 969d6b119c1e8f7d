#if canImport(Foundation)
  import Foundation
  import MaquetteCore

  /// The reading of a tree of values whose types are known only at run time.
  struct AnyReading {
    /// How deep arrays and dictionaries may be nested.
    let depth: Int

    private var path: [MappingPath.Step] = []
    private var stack = StackGuard()

    init(depth: Int) {
      self.depth = depth
    }

    /// The tree for a value.
    mutating func value(of any: Any) throws(MappingError) -> AnyValue {
      if let plain = plain(any) { return plain }
      if type(of: any) == [String: Any].self, let dictionary = any as? [String: Any] {
        return try members(of: dictionary)
      }
      if type(of: any) == [Any].self, let elements = any as? [Any] {
        return try array(of: elements)
      }
      // Check for classes before casting: Foundation's numbers cast to Bool, Int and Double alike.
      if type(of: any) is AnyObject.Type { return try value(ofObject: any as AnyObject) }
      if let scalar = scalar(any) { return scalar }
      switch any {
      case let value as AnyValue: return value
      case let object as AnyValue.Object: return .object(object)
      case let dictionary as [String: Any]: return try members(of: dictionary)
      case let elements as [Any]: return try array(of: elements)
      case let dictionary as [AnyHashable: Any]: return try members(ofAnyKeys: dictionary)
      case let elements as any AnyElements: return try array(of: elements.elements)
      case let optional as any AnyOptional:
        guard let wrapped = optional.wrapped else { return .null }
        return try value(of: wrapped)
      case let model as any MappingEncodable: return try value(ofModel: model)
      default: throw unknown(any)
      }
    }

    /// The tree for a value whose type is exactly one of the common ones, which is cheap to check.
    private func plain(_ any: Any) -> AnyValue? {
      let type = type(of: any)
      if type == String.self { return (any as? String).map { .string($0) } }
      if type == Int.self { return (any as? Int).map { .number(AnyValue.Number($0)) } }
      if type == Double.self { return (any as? Double).map { .number(AnyValue.Number($0)) } }
      if type == Bool.self { return (any as? Bool).map { .bool($0) } }
      // An empty array of any type can be cast to an array of bytes.
      if type == [UInt8].self { return (any as? [UInt8]).map { .bytes($0) } }
      return nil
    }

    private func scalar(_ any: Any) -> AnyValue? {
      switch any {
      case let number as any BinaryInteger: .number(AnyValue.Number(number))
      case let number as Float: .number(AnyValue.Number(number))
      case let decimal as Decimal: .number(AnyValue.Number(decimal) ?? AnyValue.Number(Double.nan))
      case let text as Substring: .string(String(text))
      case let date as Date: .date(Timestamp(date))
      case let data as Data: .bytes([UInt8](data))
      case let url as URL: .string(url.absoluteString)
      case let uuid as UUID: .string(uuid.mappingKey)
      case let number as any BinaryFloatingPoint: .number(AnyValue.Number(Double(number)))
      default: nil
      }
    }

    private mutating func value(ofObject object: AnyObject) throws(MappingError) -> AnyValue {
      switch object {
      case is NSNull: return .null
      case let text as NSString: return .string(text as String)
      case let number as NSNumber: return number.value
      case let date as NSDate: return .date(Timestamp(date as Date))
      case let data as NSData: return .bytes([UInt8](data as Data))
      case let url as NSURL: return .string((url as URL).absoluteString)
      case let uuid as NSUUID: return .string((uuid as UUID).mappingKey)
      case let elements as NSArray: return try array(of: elements.map { $0 })
      case let elements as NSOrderedSet: return try array(of: elements.array)
      case let elements as NSSet: return try array(of: elements.allObjects)
      case let dictionary as NSDictionary:
        guard let dictionary = dictionary as? [AnyHashable: Any] else { throw unknown(object) }
        return try members(ofAnyKeys: dictionary)
      case let model as any MappingEncodable: return try value(ofModel: model)
      default: throw unknown(object)
      }
    }

    private func value(ofModel model: any MappingEncodable) throws(MappingError) -> AnyValue {
      try ValueMapper(options: .init(limits: .init(depth: max(depth - path.count, 0))))
        .encode(model)
    }
  }

  // MARK: - Containers

  extension AnyReading {
    private mutating func array(of elements: [Any]) throws(MappingError) -> AnyValue {
      try descend()
      var values: [AnyValue] = []
      values.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        path.append(.index(index))
        values.append(try value(of: element))
        path.removeLast()
      }
      return .array(values)
    }

    /// A dictionary has no order: sorted keys make the result the same each time.
    private mutating func members(of dictionary: [String: Any]) throws(MappingError) -> AnyValue {
      try descend()
      var object = AnyValue.Object()
      for (key, member) in dictionary.sorted(by: { $0.key < $1.key }) {
        path.append(.key(key))
        object[key] = try value(of: member)
        path.removeLast()
      }
      return .object(object)
    }

    private mutating func members(
      ofAnyKeys dictionary: [AnyHashable: Any]
    ) throws(MappingError) -> AnyValue {
      var members: [String: Any] = [:]
      for (key, member) in dictionary {
        guard let text = (key.base as? any MappableKey)?.mappingKey ?? (key.base as? String) else {
          throw MappingError(
            .invalidValue, at: MappingPath(path), expected: "keys that are text",
            found: "a key of type \(type(of: key.base))")
        }
        guard members.updateValue(member, forKey: text) == nil else {
          throw MappingError(.duplicateKey, at: MappingPath(path), found: "two keys \"\(text)\"")
        }
      }
      return try self.members(of: members)
    }

    private mutating func descend() throws(MappingError) {
      guard path.count < depth else {
        throw MappingError(
          .depthExceeded, at: MappingPath(path), expected: "at most \(depth.counted("level"))")
      }
      guard stack.hasRoom(forTreeOf: path.count) else {
        throw MappingError(
          .depthExceeded, at: MappingPath(path), expected: StackGuard.expectation)
      }
    }

    private func unknown(_ any: Any) -> MappingError {
      MappingError(
        .typeMismatch, at: MappingPath(path), expected: "a value that a tree can hold",
        found: "a value of type \(type(of: any))")
    }
  }

  extension NSNumber {
    /// The class of Booleans, which otherwise behave like numbers.
    private static let truthValue = type(of: NSNumber(value: true))

    fileprivate var value: AnyValue {
      if type(of: self) == Self.truthValue { return .bool(boolValue) }
      if let decimal = self as? NSDecimalNumber {
        return .number(AnyValue.Number(decimal.decimalValue) ?? AnyValue.Number(Double.nan))
      }
      return switch unsafe String(cString: objCType) {
      case "d": .number(AnyValue.Number(doubleValue))
      case "f": .number(AnyValue.Number(floatValue))
      case "Q", "L": .number(AnyValue.Number(uint64Value))
      default: .number(AnyValue.Number(int64Value))
      }
    }
  }

  /// A collection whose element type is known only at run time.
  private protocol AnyElements {
    var elements: [Any] { get }
  }

  extension ContiguousArray: AnyElements {
    fileprivate var elements: [Any] { map { $0 } }
  }

  extension ArraySlice: AnyElements {
    fileprivate var elements: [Any] { map { $0 } }
  }

  extension Set: AnyElements {
    fileprivate var elements: [Any] { map { $0 } }
  }

  /// An optional whose type is known only at run time.
  private protocol AnyOptional {
    var wrapped: Any? { get }
  }

  extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { map { $0 } }
  }
#endif
