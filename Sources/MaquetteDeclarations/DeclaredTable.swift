import MaquetteCore

/// The table that decodes a declared model, and the memory that it decodes into: a slot for each property.
final class DeclaredTable: Sendable {
  private let table: __StructDecodingTable
  private let accesses: [DeclaredAccess]
  private let offsets: [Int]
  private let size: Int
  private let alignment: Int

  init<Model>(of model: Model.Type, _ name: String, _ properties: [DeclaredProperty<Model>]) {
    accesses = properties.map(\.access)
    var (offsets, size, alignment) = ([Int](), 0, 1)
    for access in accesses {
      let offset = (size + access.alignment - 1) / access.alignment * access.alignment
      offsets.append(offset)
      (size, alignment) = (offset + access.size, max(alignment, access.alignment))
    }
    (self.offsets, self.size, self.alignment) = (offsets, size, alignment)
    // A computed property makes a declaration for every use, and tables are never freed.
    table = .shared(of: model) {
      __StructDecodingTable(
        name, model, zip(properties, offsets).map { $0.field($1) }, paths: Self.paths(properties))
    }
  }

  /// The keys of each property; an alias that another property has is not one.
  private static func paths<Model>(_ properties: [DeclaredProperty<Model>]) -> [[[String]]] {
    var known = Set(properties.map(\.key))
    return properties.map { property in
      [[property.key]] + property.aliases.filter { known.insert($0).inserted }.map { [$0] }
    }
  }

  /// Decodes a model into memory.
  ///
  /// - Parameters:
  ///   - model: The existing model, for an update.
  ///   - reader: The reader.
  ///   - use: Takes the values.
  func read<R: MappingReader & ~Copyable, Result>(
    over model: UnsafeRawPointer? = nil, from reader: inout R,
    _ use: (borrowing DeclaredMemory) throws -> Result
  ) throws(ReadFailure) -> Result {
    let start = reader.mark()
    let slots = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    defer { unsafe slots.deallocate() }
    // Invariant: decoding initializes the slots, or throws and leaves them uninitialized.
    if let model = unsafe model {
      for (access, offset) in zip(accesses, offsets) { unsafe access.copy(model, slots + offset) }
      _ = unsafe try reader.__updateStruct(table, at: slots)
    } else {
      unsafe try reader.__initializeStruct(table, at: slots)
    }
    let memory = unsafe DeclaredMemory(slots, accesses, offsets)
    do {
      return try use(memory)
    } catch {
      throw reader.failure(error, at: start)
    }
  }
}

/// The decoded values of a declared model in memory.
@safe struct DeclaredMemory: ~Copyable {
  // Invariant: each slot is initialized until this value ends.
  private let slots: UnsafeMutableRawPointer
  private let accesses: [DeclaredAccess]
  private let offsets: [Int]

  init(_ slots: UnsafeMutableRawPointer, _ accesses: [DeclaredAccess], _ offsets: [Int]) {
    unsafe self.slots = slots
    (self.accesses, self.offsets) = (accesses, offsets)
  }

  deinit {
    for (access, offset) in zip(accesses, offsets) { unsafe access.destroy(slots + offset) }
  }

  /// The values; nil for a property that has none.
  var values: [Any?] {
    zip(accesses, offsets).map { access, offset in unsafe access.value(slots + offset) }
  }

  /// Sets the properties that have values.
  ///
  /// Invariant: the memory is that of an initialized model with these properties.
  func assign(to model: UnsafeMutableRawPointer) {
    for (access, offset) in zip(accesses, offsets) { unsafe access.assign(model, slots + offset) }
  }
}
