// Reads arrays, dictionaries and optionals, their elements directly into their places in memory.

extension Array where Element: MappingDecodable {
  /// How values are read from binary data.
  public static var __binaryReading: __BinaryReading? {
    // These functions are specialized.
    if Element.self == String.self { return .array(of: String.self) }
    if Element.self == Int.self { return .array(of: Int.self) }
    if Element.self == Double.self { return .array(of: Double.self) }
    return unsafe __BinaryReading(of: [Element.self]) {
      (reader, place) throws(BinaryReader.Unusual) in
      unsafe place.initializeMemory(
        as: [Element].self, to: try reader.readElements(of: Element.self))
    }
  }
}

extension __BinaryReading {
  /// Values are arrays of scalars.
  @inline(__always)
  fileprivate static func array<Element: MappingDecodable>(of type: Element.Type) -> Self {
    unsafe Self(of: [type]) { (reader, place) throws(BinaryReader.Unusual) in
      unsafe place.initializeMemory(
        as: [Element].self, to: try reader.readScalars(of: Element.self))
    }
  }
}

extension Optional where Wrapped: MappingDecodable {
  /// How values are read from binary data.
  public static var __binaryReading: __BinaryReading? {
    let (form, wrapped) = (Wrapped.__decodingKind, Wrapped.__binaryReading)
    // The nil of a nested optional has more than one meaning.
    guard case nil = Wrapped.__valueForMissingKey,
      unsafe form.kind != .custom || wrapped?.direct != nil
    else { return wrapped == nil ? nil : .byTree(with: Wrapped.self) }
    return unsafe __BinaryReading(of: [Wrapped.self]) {
      (reader, place) throws(BinaryReader.Unusual) in
      let value: Wrapped? = try reader.skipNull() ? nil : reader.read(Wrapped.self)
      unsafe place.initializeMemory(as: Wrapped?.self, to: value)
    }
  }
}

extension Dictionary where Key: MappableKey, Value: MappingDecodable {
  /// How values are read from binary data.
  public static var __binaryReading: __BinaryReading? {
    guard Key.self == String.self else {
      let isKnown = Key.self is any BinaryInteger.Type || Key.self is any RawRepresentable.Type
      return isKnown ? .byTree(with: Value.self) : nil
    }
    return unsafe __BinaryReading(of: [Value.self]) {
      (reader, place) throws(BinaryReader.Unusual) in
      // Invariant: the cast is between identical types.
      let members = try reader.readMembers(of: Value.self)
      unsafe place.initializeMemory(
        as: [Key: Value].self, to: unsafeBitCast(members, to: [Key: Value].self))
    }
  }
}

extension BinaryReader {
  /// Moves past a null, and returns whether there is one.
  fileprivate mutating func skipNull() throws(Unusual) -> Bool {
    guard unsafe position < end else { throw Unusual() }
    guard unsafe heads[Int(position.pointee)].kind == .null else { return false }
    unsafe position += 1
    return true
  }

  /// Reads a value.
  fileprivate mutating func read<T: MappingDecodable>(_ type: T.Type) throws(Unusual) -> T {
    let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { unsafe place.deallocate() }
    unsafe try initialize(place)
    return unsafe place.move()
  }

  /// Reads a value into memory.
  ///
  /// Invariant: the memory is uninitialized, and remains so if reading fails.
  mutating func initialize<T: MappingDecodable>(
    _ place: UnsafeMutablePointer<T>
  ) throws(Unusual) { unsafe try initialize(place, ElementReading(T.self)) }

  /// How the elements of a collection are read.
  @safe private struct ElementReading {
    let form: __DecodingKind
    let direct: __BinaryReading.Direct?

    init<T: MappingDecodable>(_ type: T.Type) {
      form = type.__decodingKind
      unsafe direct = unsafe form.kind == .custom ? type.__binaryReading?.direct : nil
    }
  }

  /// Reads an element into memory.
  ///
  /// Invariant: the memory is uninitialized, and remains so if reading fails.
  private mutating func initialize<T: MappingDecodable>(
    _ place: UnsafeMutablePointer<T>, _ reading: ElementReading
  ) throws(Unusual) {
    let memory = UnsafeMutableRawPointer(place)
    if let direct = unsafe reading.direct { return unsafe try direct(&self, memory) }
    if !reading.form.isOptional {
      if let layout = reading.form.layout {
        return unsafe try initializeStruct(layout, at: memory)
      }
      let before = unsafe position
      let item = try readItem()
      if unsafe try initialize(memory, of: reading.form, from: item) { return }
      unsafe position = before
    }
    try readTree { (reader) throws(ReadFailure) in
      unsafe place.initialize(to: try T(from: &reader))
    }
  }

  /// Reads an array.
  fileprivate mutating func readElements<Element: MappingDecodable>(
    of type: Element.Type
  ) throws(Unusual) -> [Element] {
    let reading = ElementReading(type)
    return unsafe try readPlaces { (reader, place) throws(Unusual) in
      unsafe try reader.initialize(place, reading)
    }
  }

  /// Reads an array of scalars.
  @inline(__always)
  fileprivate mutating func readScalars<Element: MappingDecodable>(
    of type: Element.Type
  ) throws(Unusual) -> [Element] {
    let form = type.__decodingKind
    return unsafe try readPlaces { (reader, place) throws(Unusual) in
      let before = unsafe reader.position
      let item = try reader.readItem()
      if unsafe try reader.initialize(UnsafeMutableRawPointer(place), of: form, from: item) {
        return
      }
      unsafe reader.position = before
      try reader.readTree { (reader) throws(ReadFailure) in
        unsafe place.initialize(to: try Element(from: &reader))
      }
    }
  }

  /// Reads an array with a function that reads one element in place.
  @inline(__always)
  private mutating func readPlaces<Element: MappingDecodable>(
    _ readElement: (
      inout BinaryReader, UnsafeMutablePointer<Element>
    ) throws(Unusual) -> Void
  ) throws(Unusual) -> [Element] {
    let before = unsafe position
    let item = try readItem()
    guard item.kind == .array else { return unsafe try readWhole(from: before) }
    let count = try count(item)
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !isTooLarge, size <= roomToReserve else { return unsafe try readWhole(from: before) }
    roomToReserve &-= size
    try enter()
    let elements = unsafe try [Element].make(exactly: count) { (places, made) throws(Unusual) in
      while made < count {
        unsafe try readElement(&self, places + made)
        made &+= 1
      }
    }
    leave()
    roomToReserve &+= size
    return elements
  }

  /// Reads an array from the tree of the whole value.
  @inline(never)
  private mutating func readWhole<Element: MappingDecodable>(
    from before: UnsafePointer<UInt8>
  ) throws(Unusual) -> [Element] {
    unsafe position = before
    var elements: [Element] = []
    try readTree { (reader) throws(ReadFailure) in elements = try [Element](from: &reader) }
    return elements
  }

  /// Reads a dictionary.
  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  @_specialize(where Value == AnyValue)
  fileprivate mutating func readMembers<Value: MappingDecodable>(
    of type: Value.Type
  ) throws(Unusual) -> [String: Value] {
    let before = unsafe position
    var item = try readItem()
    guard item.kind == .object else {
      unsafe position = before
      var members: [String: Value] = [:]
      try readTree { (reader) throws(ReadFailure) in members = try [String: Value](from: &reader) }
      return members
    }
    var members: [String: Value] = [:]
    try enter()
    members.reserveCapacity(min(try count(item), 16))
    for _ in 0..<(try count(item)) {
      item = try readItem()
      guard item.kind == .text, let key = try readText(item) else { throw Unusual() }
      // Keys of a tree are equal if their bytes are, those of a dictionary also if only their
      // characters are.
      guard try members.updateValue(read(Value.self), forKey: key) == nil else { throw Unusual() }
    }
    leave()
    return members
  }
}
