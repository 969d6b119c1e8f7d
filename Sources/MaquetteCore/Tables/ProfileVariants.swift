/// The tables of a model whose keys depend on the profile or the format.
///
/// Each is created on first use and found without a lock.
@safe package final class ProfileVariants<Table: Sendable>: @unchecked Sendable {
  /// A table.
  private final class Entry: Sendable {
    let table: Table

    init(_ table: Table) { self.table = table }
  }

  /// The profiles and formats that keys depend on.
  let names: [MappingProfile]

  // The closure captures only descriptions of types, which nothing changes.
  private let make: (ActiveProfile) -> Table

  // Invariants: there is a place for each pair of an optional profile and an optional format, and
  // as many for declared keys. Each is nil or an `Entry`. A place is set once, by an atomic
  // instruction, and never changes after that.
  private let places: UnsafeMutablePointer<AnyObject?>
  private let size: Int

  /// - Parameters:
  ///   - names: The profiles and formats that keys depend on.
  ///   - make: Creates the table for one of them, or for two.
  init(of names: [MappingProfile], _ make: @escaping (ActiveProfile) -> Table) {
    self.names = names
    self.make = make
    size = names.count + 1
    unsafe places = .allocate(capacity: 2 * size * size)
    unsafe places.initialize(repeating: nil, count: 2 * size * size)
  }

  deinit {
    unsafe places.deinitialize(count: 2 * size * size)
    unsafe places.deallocate()
  }

  /// Returns the table for the active profile; it has no variants, so it allows the fast paths.
  package func table(for active: ActiveProfile) -> Table {
    let profile = active.profile.flatMap(names.firstIndex)
    let format = active.format.flatMap(names.firstIndex)
    let row = (profile.map { $0 + 1 } ?? 0) + (active.hasDeclaredKeys ? size : 0)
    let place = unsafe places + (row * size + (format.map { $0 + 1 } ?? 0))
    if let found = unsafe _stdlib_atomicLoadARCRef(object: place) {
      return unsafe unsafeDowncast(found, to: Entry.self).table
    }
    let made = Entry(
      make(
        ActiveProfile(
          profile: profile.map { names[$0] }, format: format.map { names[$0] },
          hasDeclaredKeys: active.hasDeclaredKeys)))
    guard unsafe !_stdlib_atomicInitializeARCRef(object: place, desired: made),
      let first = unsafe _stdlib_atomicLoadARCRef(object: place)
    else { return made.table }
    // Another thread was faster: one of the tables is kept.
    return unsafe unsafeDowncast(first, to: Entry.self).table
  }
}

extension __StructDecodingTable {
  /// Returns the layout for the profile and the format of a call; nil if there is only this one.
  ///
  /// The keys in a configuration refer to the declared keys, without profiles.
  ///
  /// - Parameters:
  ///   - options: The options of the call.
  ///   - isConfigured: Whether the object of which the model is a part has a configuration.
  @inline(never)
  package func variant(
    for options: DecodingOptions, isConfigured: Bool = false
  ) -> __StructDecodingTable? {
    guard let variants = unsafe contents.pointee.variants else { return nil }
    var active = options.activeProfile
    active.hasDeclaredKeys =
      unsafe isConfigured || options.configuration?.rules(for: contents.pointee.model) != nil
    return variants.table(for: active)
  }
}

extension __StructEncodingTable {
  /// Returns the output for the profile and the format of a call; nil if there is only this one.
  @inline(never)
  func variant(for state: __WritingState) -> __StructEncodingTable? {
    guard let variants = unsafe contents.pointee.variants else { return nil }
    return variants.table(for: state.activeProfile)
  }
}
