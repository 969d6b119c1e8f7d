/// The tables that are made for types at run time, such as those that configurations derive.
///
/// Tables are never freed. So equal ones are shared, and a type has a limited number of them.
@safe final class DerivedTables<Table: Sendable>: Sendable {
  /// The keys of a property's values, and the offset of the property in its model.
  struct Entry: Hashable {
    let offset: Int
    let paths: [[ExactKey]]

    init(_ offset: Int, _ paths: [[String]]) {
      self.offset = offset
      self.paths = paths.map { $0.map(ExactKey.init) }
    }
  }

  /// A table, and the place of the next one of the same type.
  private final class Link: ChainLink, @unchecked Sendable {
    let entries: [Entry]
    let table: Table?

    init(_ entries: [Entry] = [], _ table: Table? = nil) {
      (self.entries, self.table) = (entries, table)
    }
  }

  private let links = TypeCache<Link>()
  private let limit: Int

  /// - Parameter limit: The maximum number of tables of a type.
  init(limit: Int = 64) {
    self.limit = limit
  }

  /// Returns the table of a type with some keys.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - entries: The keys and offsets on which the table depends.
  ///   - make: Creates the table, if there is none yet.
  /// - Returns: The table; nil if the type already has as many as it may have.
  func table(of type: any Any.Type, _ entries: [Entry], _ make: () -> Table) -> Table? {
    var link = links.value(of: type) { Link() }
    var made: Link?
    for _ in 0..<limit {
      if unsafe _stdlib_atomicLoadARCRef(object: link.next) == nil {
        let new = made ?? Link(entries, make())
        made = new
        if unsafe _stdlib_atomicInitializeARCRef(object: link.next, desired: new) {
          return new.table
        }
      }
      // Another thread may have been faster.
      guard let found = unsafe _stdlib_atomicLoadARCRef(object: link.next) else { return nil }
      link = unsafe unsafeDowncast(found, to: Link.self)
      if link.entries == entries { return link.table }
    }
    return nil
  }
}

extension [[String]] {
  /// Whether one of the paths leads into the value of another, or two are equal.
  var overlap: Bool {
    indices.contains { index in
      self[..<index].contains { other in
        zip(other, self[index]).allSatisfy { $0.isSameKey(as: $1) }
      }
    }
  }
}
