import MaquetteCore

/// The tables of a document during parsing, and the rules for reopening them.
///
/// Each table has a number, and a nested table has a higher number than its parent. So the tree can
/// be built from the last table to the first, without recursion.
struct TOMLTables {
  /// How a table was created, which decides what may add to it.
  enum Origin {
    /// A header named a nested table: `[a.b]` creates an `a`.
    case implicit

    /// The table has its own header, or is the root.
    case header

    /// A dotted key named a member: `a.b = 1` creates an `a`.
    case dotted
  }

  /// The kind of a member that is not a plain value.
  enum Child {
    case value
    case table(Int)

    /// An array of tables, by its number.
    case tables(Int)
  }

  struct Table {
    var object = AnyValue.Object()

    /// The members that are tables or arrays of tables, in order.
    var children: [(position: Int, child: Child)] = []
    var origin: Origin
    let place: Place
    let depth: Int

    init(origin: Origin, place: Place, depth: Int) {
      self.origin = origin
      self.place = place
      self.depth = depth
      // Most tables have at least this many members.
      object.reserveCapacity(4)
    }

    /// The child at a member's position.
    func child(at position: Int) -> Child {
      var range = children.indices
      while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
        let found = children[middle]
        if found.position == position { return found.child }
        range =
          found.position < position
          ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return .value
    }
  }

  /// The position of a table; inline tables and the root have none.
  ///
  /// It consists of the parent table, the position of the member there and, in an array of tables,
  /// the index of the element.
  struct Place {
    var table: Int
    var position: Int
    var array: Int?
    var index = 0
  }

  var tables: [Table] = []
  var arrays: [[Int]] = []
  private let limits: DecodingOptions.Limits

  /// The number of levels that the tree may have.
  private var levels: TreeLevels

  init(limits: DecodingOptions.Limits) {
    self.limits = limits
    levels = TreeLevels(limit: limits.depth)
  }

  /// Creates a table without a parent: the root, or an inline table.
  mutating func begin(depth: Int) -> Int {
    let nowhere = Place(table: -1, position: 0)
    tables.append(Table(origin: .header, place: nowhere, depth: depth))
    return tables.count - 1
  }

  /// The nesting of a table's values.
  func depth(of table: Int) -> Int { tables[table].depth }
}

extension TOMLTables {
  /// Opens the table of a header, `[a.b]`.
  mutating func open(_ key: TOMLKey, from root: Int) throws(MappingError) -> Int {
    let parent = try descend(key.tables, from: root)
    let last = key.last
    guard let position = tables[parent].object.position(of: last.text) else {
      return try addTable(last, to: parent, .header)
    }
    switch tables[parent].child(at: position) {
    case .table(let table) where tables[table].origin == .implicit:
      tables[table].origin = .header
      return table
    case .table: throw duplicate(last, hint: "the table is already defined")
    case .tables: throw duplicate(last, hint: "it is an array of tables, [[\(last.text)]]")
    case .value: throw duplicate(last, hint: "it is a value")
    }
  }

  /// Adds a table to the array of a header, `[[a.b]]`.
  mutating func openElement(_ key: TOMLKey, from root: Int) throws(MappingError) -> Int {
    let parent = try descend(key.tables, from: root)
    let last = key.last
    let position: Int
    let array: Int
    if let present = tables[parent].object.position(of: last.text) {
      guard case .tables(let number) = tables[parent].child(at: present) else {
        throw duplicate(last, hint: "it is not an array of tables")
      }
      (position, array) = (present, number)
    } else {
      (position, array) = (try add(last, .null, .tables(arrays.count), to: parent), arrays.count)
      arrays.append([])
    }
    guard arrays[array].count < limits.elementCount else {
      throw tooMany("element", at: last.offset)
    }
    let place = Place(
      table: parent, position: position, array: array, index: arrays[array].count)
    let table = try makeTable(.header, at: place, depth: tables[parent].depth + 2, last)
    arrays[array].append(table)
    return table
  }

  /// Follows the parts of a header, and creates missing tables.
  private mutating func descend(
    _ key: [TOMLKeyPart], from root: Int
  ) throws(MappingError) -> Int {
    var table = root
    for part in key {
      guard let position = tables[table].object.position(of: part.text) else {
        table = try addTable(part, to: table, .implicit)
        continue
      }
      switch tables[table].child(at: position) {
      case .table(let inner): table = inner
      case .tables(let array): table = arrays[array][arrays[array].count - 1]
      case .value: throw duplicate(part, hint: "it is a value, which a header cannot extend")
      }
    }
    return table
  }

  /// Follows all parts of a dotted key except the last, and creates missing tables.
  mutating func descendDotted(
    _ key: TOMLKey, from start: Int
  ) throws(MappingError) -> Int {
    var table = start
    for part in key.tables {
      guard let position = tables[table].object.position(of: part.text) else {
        table = try addTable(part, to: table, .dotted)
        continue
      }
      guard case .table(let inner) = tables[table].child(at: position),
        tables[inner].origin != .header
      else { throw duplicate(part, hint: "a dotted key cannot extend a defined table") }
      tables[inner].origin = .dotted
      table = inner
    }
    return table
  }

  /// Adds a member to a table; its value is set later.
  ///
  /// - Returns: The position of the member.
  mutating func addKey(_ key: TOMLKeyPart, to table: Int) throws(MappingError) -> Int {
    guard tables[table].object.position(of: key.text) == nil else { throw duplicate(key) }
    return try add(key, .null, .value, to: table)
  }

  /// Sets the value of a member.
  mutating func setValue(_ value: AnyValue, at position: Int, of table: Int) {
    tables[table].object.setValue(value, at: position)
  }

  @discardableResult
  private mutating func add(
    _ key: TOMLKeyPart, _ value: AnyValue, _ child: Child, to table: Int
  ) throws(MappingError) -> Int {
    let position = tables[table].object.count
    guard position < limits.elementCount else { throw tooMany("key", at: key.offset) }
    tables[table].object.append(.init(key: key.text, value: value))
    switch child {
    case .value: break
    default: tables[table].children.append((position, child))
    }
    return position
  }

  private mutating func addTable(
    _ key: TOMLKeyPart, to parent: Int, _ origin: Origin
  ) throws(MappingError) -> Int {
    let place = Place(table: parent, position: tables[parent].object.count)
    let table = try makeTable(origin, at: place, depth: tables[parent].depth + 1, key)
    try add(key, .null, .table(table), to: parent)
    return table
  }

  private mutating func makeTable(
    _ origin: Origin, at place: Place, depth: Int, _ key: TOMLKeyPart
  ) throws(MappingError) -> Int {
    try checkDepth(depth, at: key.offset)
    tables.append(Table(origin: origin, place: place, depth: depth))
    return tables.count - 1
  }

  /// Checks that the tree may have a number of levels.
  mutating func checkDepth(_ depth: Int, at offset: Int) throws(MappingError) {
    guard let expected = levels.refusal(of: depth) else { return }
    throw MappingError(.depthExceeded, at: offset, expected: expected)
  }

  private func duplicate(_ key: TOMLKeyPart, hint: String? = nil) -> MappingError {
    MappingError(
      .duplicateKey, at: key.offset, expected: "a unique key",
      found: "'\(key.text)'", hint: hint)
  }

  private func tooMany(_ unit: String, at offset: Int) -> MappingError {
    MappingError(
      .tooManyElements, at: offset, expected: "at most \(limits.elementCount.counted(unit))")
  }
}
