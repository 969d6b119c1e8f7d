import MaquetteCore

extension Record.Detail: Collectable {
  struct Fields: __FieldAccumulator {
    var title: String?
    var rating: Double??
    var count: Int?
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Detail" }

    static let keys = __KeyTable(keys: [
      "title", "rating", "count",
    ])

    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: try reader.readField(into: &title)
      case 1: try reader.readField(into: &rating)
      case 2: try reader.readField(into: &count, .nullIsAbsent)
      default: break
      }
    }

    var isComplete: Bool { missingFields.isEmpty }

    var missingFields: [__MissingField] {
      title == nil ? [__MissingField(keys: ["title"], property: "title")] : []
    }
  }

  init(_ fields: Fields) {
    self.init(title: fields.title!)
    rating = fields.rating ?? nil
    if let value = fields.count { count = value }
  }

  var fields: Fields {
    var fields = Fields()
    fields.title = title
    fields.rating = .some(rating)
    fields.count = count
    return fields
  }
}

extension Record.Point: Collectable {
  struct Fields: __FieldAccumulator {
    var x: Double?
    var y: Double?
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Point" }

    static let keys = __KeyTable(keys: [
      "x", "y",
    ])

    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: try reader.readField(into: &x)
      case 1: try reader.readField(into: &y, .nullIsAbsent)
      default: break
      }
    }

    var isComplete: Bool { missingFields.isEmpty }

    var missingFields: [__MissingField] {
      x == nil ? [__MissingField(keys: ["x"], property: "x")] : []
    }
  }

  init(_ fields: Fields) {
    self.init(x: fields.x!)
    if let value = fields.y { y = value }
  }

  var fields: Fields {
    var fields = Fields()
    fields.x = x
    fields.y = y
    return fields
  }
}

extension Record.Integers: Collectable {
  struct Fields: __FieldAccumulator {
    var int: Int?
    var int8: Int8?
    var int16: Int16?
    var int32: Int32?
    var int64: Int64?
    var uint: UInt?
    var uint8: UInt8?
    var uint16: UInt16?
    var uint32: UInt32?
    var uint64: UInt64?
    var maybeInt: Int??
    var maybeInt8: Int8??
    var maybeInt16: Int16??
    var maybeInt32: Int32??
    var maybeInt64: Int64??
    var maybeUint: UInt??
    var maybeUint8: UInt8??
    var maybeUint16: UInt16??
    var maybeUint32: UInt32??
    var maybeUint64: UInt64??
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Integers" }

    static let keys = __KeyTable(keys: [
      "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64",
      "maybeInt", "maybeInt8", "maybeInt16", "maybeInt32", "maybeInt64", "maybeUint",
      "maybeUint8", "maybeUint16", "maybeUint32", "maybeUint64",
    ])

    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: try reader.readField(into: &int, .nullIsAbsent)
      case 1: try reader.readField(into: &int8, .nullIsAbsent)
      case 2: try reader.readField(into: &int16, .nullIsAbsent)
      case 3: try reader.readField(into: &int32, .nullIsAbsent)
      case 4: try reader.readField(into: &int64, .nullIsAbsent)
      case 5: try reader.readField(into: &uint, .nullIsAbsent)
      case 6: try reader.readField(into: &uint8, .nullIsAbsent)
      case 7: try reader.readField(into: &uint16, .nullIsAbsent)
      case 8: try reader.readField(into: &uint32, .nullIsAbsent)
      case 9: try reader.readField(into: &uint64, .nullIsAbsent)
      case 10: try reader.readField(into: &maybeInt)
      case 11: try reader.readField(into: &maybeInt8)
      case 12: try reader.readField(into: &maybeInt16)
      case 13: try reader.readField(into: &maybeInt32)
      case 14: try reader.readField(into: &maybeInt64)
      case 15: try reader.readField(into: &maybeUint)
      case 16: try reader.readField(into: &maybeUint8)
      case 17: try reader.readField(into: &maybeUint16)
      case 18: try reader.readField(into: &maybeUint32)
      case 19: try reader.readField(into: &maybeUint64)
      default: break
      }
    }

    var isComplete: Bool { missingFields.isEmpty }

    var missingFields: [__MissingField] {
      []
    }
  }

  init(_ fields: Fields) {
    self.init()
    if let value = fields.int { int = value }
    if let value = fields.int8 { int8 = value }
    if let value = fields.int16 { int16 = value }
    if let value = fields.int32 { int32 = value }
    if let value = fields.int64 { int64 = value }
    if let value = fields.uint { uint = value }
    if let value = fields.uint8 { uint8 = value }
    if let value = fields.uint16 { uint16 = value }
    if let value = fields.uint32 { uint32 = value }
    if let value = fields.uint64 { uint64 = value }
    maybeInt = fields.maybeInt ?? nil
    maybeInt8 = fields.maybeInt8 ?? nil
    maybeInt16 = fields.maybeInt16 ?? nil
    maybeInt32 = fields.maybeInt32 ?? nil
    maybeInt64 = fields.maybeInt64 ?? nil
    maybeUint = fields.maybeUint ?? nil
    maybeUint8 = fields.maybeUint8 ?? nil
    maybeUint16 = fields.maybeUint16 ?? nil
    maybeUint32 = fields.maybeUint32 ?? nil
    maybeUint64 = fields.maybeUint64 ?? nil
  }

  var fields: Fields {
    var fields = Fields()
    fields.int = int
    fields.int8 = int8
    fields.int16 = int16
    fields.int32 = int32
    fields.int64 = int64
    fields.uint = uint
    fields.uint8 = uint8
    fields.uint16 = uint16
    fields.uint32 = uint32
    fields.uint64 = uint64
    fields.maybeInt = .some(maybeInt)
    fields.maybeInt8 = .some(maybeInt8)
    fields.maybeInt16 = .some(maybeInt16)
    fields.maybeInt32 = .some(maybeInt32)
    fields.maybeInt64 = .some(maybeInt64)
    fields.maybeUint = .some(maybeUint)
    fields.maybeUint8 = .some(maybeUint8)
    fields.maybeUint16 = .some(maybeUint16)
    fields.maybeUint32 = .some(maybeUint32)
    fields.maybeUint64 = .some(maybeUint64)
    return fields
  }
}
