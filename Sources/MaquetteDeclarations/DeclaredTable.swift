import MaquetteCore

/// The table that decodes a declared model, and the memory that it decodes into: a slot for each property.
final class DeclaredTable: Sendable {
  let table: __StructDecodingTable
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

  /// Decodes the values of a model.
  ///
  /// - Parameter model: The existing model, for an update.
  func read<R: MappingReader & ~Copyable>(
    over model: UnsafeRawPointer? = nil, from reader: inout R
  ) throws(ReadFailure) -> DeclaredMemory {
    let slots = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    do throws(ReadFailure) {
      // Invariant: decoding initializes the slots, or throws and leaves them uninitialized.
      if let model = unsafe model {
        unsafe copy(model, into: slots)
        _ = unsafe try reader.__updateStruct(table, at: slots)
      } else {
        unsafe try reader.__initializeStruct(table, at: slots)
      }
    } catch {
      unsafe slots.deallocate()
      throw error
    }
    return unsafe DeclaredMemory(slots, accesses, offsets)
  }

  /// The values of a model.
  ///
  /// Invariant: the memory is that of an initialized model with these properties.
  func values(of model: UnsafeRawPointer) -> DeclaredMemory {
    let slots = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    unsafe copy(model, into: slots)
    return unsafe DeclaredMemory(slots, accesses, offsets)
  }

  private func copy(_ model: UnsafeRawPointer, into slots: UnsafeMutableRawPointer) {
    for (access, offset) in zip(accesses, offsets) { unsafe access.copy(model, slots + offset) }
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
    unsafe slots.deallocate()
  }

  /// The values; nil for a property that has none.
  var values: [Any?] {
    zip(accesses, offsets).map { access, offset in unsafe access.value(slots + offset) }
  }

  /// Sets the properties that have values, or some of them.
  ///
  /// Invariant: the memory is that of an initialized model with these properties.
  func assign(_ places: [Int]? = nil, to model: UnsafeMutableRawPointer) {
    for place in places ?? Array(accesses.indices) {
      unsafe accesses[place].assign(model, slots + offsets[place])
    }
  }

  /// Whether a property has no value.
  var isIncomplete: Bool { values.contains { $0 == nil } }

  /// Gives the properties without values those of another model.
  ///
  /// Invariant: the memory is that of an initialized model with these properties.
  func complete(by model: UnsafeRawPointer) {
    for (access, offset) in zip(accesses, offsets) { unsafe access.complete(model, slots + offset) }
  }
}

/// What an update changes in a declared model: only these properties are set.
final class DeclaredChange {
  private let before: DeclaredMemory
  private let after: DeclaredMemory
  private let places: [Int]

  init(from before: consuming DeclaredMemory, to after: consuming DeclaredMemory) {
    places = zip(before.values, after.values).enumerated().filter { _, values in
      !ModelComparison.areEqual(values.0 as Any, values.1 as Any)
    }.map(\.offset)
    self.before = before
    self.after = after
  }

  // Invariant of the functions: the properties are those of the model.

  /// Changes a model.
  func apply<Model>(to model: inout Model) {
    unsafe withUnsafeMutablePointer(to: &model) {
      unsafe after.assign(places, to: UnsafeMutableRawPointer($0))
    }
  }

  /// Changes an object.
  func apply<Model>(to object: Model) {
    var object = object
    apply(to: &object)
  }

  /// Gives an object its old values.
  func undo<Model>(in object: Model) {
    var object = object
    unsafe withUnsafeMutablePointer(to: &object) {
      unsafe before.assign(places, to: UnsafeMutableRawPointer($0))
    }
  }
}
