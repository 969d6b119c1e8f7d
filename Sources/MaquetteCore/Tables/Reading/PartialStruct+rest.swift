// The parts of a struct other than decoded properties: properties that are not decoded, and
// flattened members.

extension __PartialStruct {
  /// The state that only some structs need, for updates and failures.
  final class Rest {
    // Accesses to these properties never overlap, because each only moves a value.

    /// The members that decode themselves, in the order of the layout.
    @safe @exclusivity(unchecked) var members: [FlattenedMember]

    /// The initialized properties and the decoded keys after the first 128 of each.
    @safe @exclusivity(unchecked) var furtherPresent: [UInt64]?
    @safe @exclusivity(unchecked) var furtherSeen: [UInt64]?

    /// The properties that an update has changed.
    @safe @exclusivity(unchecked) var touched = SlotSet()

    /// The properties, and the keys of members, whose values failed in a report.
    @safe @exclusivity(unchecked) var failed = SlotSet()
    @safe @exclusivity(unchecked) var failedKeys: [String] = []

    /// Failures of keys that are not the preferred ones of their properties.
    @safe @exclusivity(unchecked) var postponed: [PostponedFailure] = []

    /// Whether this is an update, in which properties that are not decoded are initialized.
    @safe @exclusivity(unchecked) var isUpdate = false

    /// The object whose storage an update changes.
    @safe @exclusivity(unchecked) var object: (any SchemaProviding)?

    /// The properties that existed at the beginning of an update.
    @safe @exclusivity(unchecked) var initial = SlotSet()

    /// The optional members that existed at the beginning of an update, by their index in the
    /// layout.
    @safe @exclusivity(unchecked) var presentMembers: Set<Int> = []

    /// Whether a key of an optional member follows, by its index in the layout, as far as that was
    /// needed.
    @safe @exclusivity(unchecked) var expectedMembers: [Int: Bool] = [:]

    /// The texts of extras so far, by the place of the property and the key, if keys are counted.
    @safe @exclusivity(unchecked) var extraKeys: [Int: [AnyHashable: Set<ExactKey>]] = [:]

    @inline(__always)
    func noteTouched(_ place: Int) {
      if place < __SlotBits.capacity {
        touched.bits.insert(place)
      } else {
        noteFurtherTouched(place)
      }
    }

    @inline(never)
    private func noteFurtherTouched(_ place: Int) { touched.insert(place) }

    init(_ layout: __StructDecodingTable) {
      members = unsafe layout.contents.pointee.members.map { $0.make() }
    }

    init(copying other: Rest) {
      members = other.members.map { $0.copy() }
      (isUpdate, initial, presentMembers) = (other.isUpdate, other.initial, other.presentMembers)
      (touched, failed, failedKeys) = (other.touched, other.failed, other.failedKeys)
      (postponed, expectedMembers) = (other.postponed, other.expectedMembers)
      (furtherPresent, furtherSeen) = (other.furtherPresent, other.furtherSeen)
      extraKeys = other.extraKeys
    }
  }

  /// Begins an update of a complete struct.
  mutating func beginUpdate() {
    let rest = openRest()
    rest.isUpdate = true
    presentBits = unsafe layout.contents.pointee.read.bits
    guard hasRest else {
      rest.initial.bits = presentBits
      return
    }
    present = unsafe layout.contents.pointee.read
    // Outer members are unwrapped before the members inside them.
    for (index, member) in unsafe layout.contents.pointee.groups.enumerated().reversed() {
      guard !present.intersection(member.places).isEmpty else { continue }
      if unsafe member.operations.unwrap(memory + member.offset) {
        rest.presentMembers.insert(index)
      } else {
        present = present.subtracting(member.places)
      }
    }
    for (plan, member) in unsafe zip(layout.contents.pointee.members, rest.members) {
      unsafe member.begin(with: memory + plan.offset)
    }
    rest.initial = present
  }

  var isRestComplete: Bool {
    let present = present
    guard unsafe present.isSuperset(of: layout.contents.pointee.required) else { return false }
    for member in unsafe layout.contents.pointee.groups
    where present.intersects(member.places) && !present.isSuperset(of: member.required) {
      return false
    }
    return rest?.members.allSatisfy(\.isComplete) ?? true
  }

  var missingFieldsOfMembers: [__MissingField] {
    unsafe zip(layout.contents.pointee.members, rest?.members ?? []).flatMap { plan, member in
      guard !member.isComplete else { return [__MissingField]() }
      var fields: [__MissingField] = []
      fields.add(member.missingFields, prefix: plan.affixes.prefix, suffix: plan.affixes.suffix)
      return fields
    }
  }

  /// Initializes the properties that are not decoded, and removes the places of nil members from
  /// those that need their defaults.
  @inline(never)
  mutating func finishRest(_ absent: inout SlotSet) {
    for (index, member) in unsafe layout.contents.pointee.groups.enumerated() {
      if !present.intersects(member.places) {
        absent = absent.subtracting(member.places)
      } else if rest?.presentMembers.contains(index) != true {
        initialize(member.unread)
      }
    }
    if rest?.isUpdate != true { unsafe initialize(layout.contents.pointee.unread) }
    guard let rest else { return }
    for (plan, member) in unsafe zip(layout.contents.pointee.members, rest.members) {
      unsafe member.initialize(memory + plan.offset)
    }
  }

  /// Wraps the optional members; nested ones first.
  @inline(never)
  mutating func wrapMembers() {
    var isInNil = SlotSet()
    for member in unsafe layout.contents.pointee.groups.reversed()
    where !present.intersects(member.places) {
      // A member inside a nil member has no memory.
      if isInNil.intersects(member.places) { continue }
      unsafe member.operations.initializeNil(memory + member.offset)
      isInNil.formUnion(member.places)
    }
    for member in unsafe layout.contents.pointee.groups where present.intersects(member.places) {
      unsafe member.operations.wrap(memory + member.offset)
    }
  }

  private func initialize(_ properties: [__StructField]) {
    unsafe properties.forEachPlace { property in
      unsafe property.pointee.makeDefault?(memory + property.pointee.offset)
    }
  }

  /// Destroys the properties that an update found initialized.
  func destroyRest() {
    guard let rest, rest.isUpdate else { return }
    var properties = unsafe layout.contents.pointee.unread
    for index in rest.presentMembers {
      unsafe properties += layout.contents.pointee.groups[index].unread
    }
    unsafe properties.forEachPlace { property in
      unsafe property.destroy(memory + property.pointee.offset)
    }
  }

  /// Replaces the properties that an update changed in another struct of the layout; both structs
  /// are complete.
  ///
  /// Invariant: the memory of this one and that of the source are initialized.
  static func replace(
    _ changes: __ChangedPlaces, in target: UnsafeMutableRawPointer, by source: UnsafeRawPointer
  ) {
    let contents = unsafe changes.layout.contents
    var rest = changes.places
    // The properties inside an optional member have no memory if it is nil.
    for member in unsafe contents.pointee.groups.reversed() where rest.intersects(member.places) {
      let isNil = unsafe member.operations.isNil
      guard unsafe isNil(target + member.offset) || isNil(source + member.offset) else { continue }
      unsafe member.operations.replace(target + member.offset, source + member.offset)
      rest = rest.subtracting(member.places)
    }
    for (plan, isTouched) in unsafe zip(contents.pointee.members, changes.members) where isTouched {
      unsafe plan.replace(target + plan.offset, source + plan.offset)
    }
    while let place = rest.popFirst() {
      let property = unsafe contents.pointee.places.baseAddress.unsafelyUnwrapped + place
      let offset = unsafe property.pointee.offset
      unsafe property.destroy(target + offset)
      unsafe property.copy(from: source + offset, to: target + offset)
    }
  }

  /// The changed properties.
  var changes: __ChangedPlaces {
    guard let rest, rest.isUpdate else {
      return __ChangedPlaces(layout: layout, places: SlotSet(), members: [])
    }
    var places = rest.touched
    // The properties that a nil optional member received did not exist before, so they are not
    // changes.
    places.bits.formUnion(presentBits.subtracting(rest.initial.bits))
    if hasRest { places.formUnion(present.subtracting(rest.initial)) }
    return __ChangedPlaces(layout: layout, places: places, members: rest.members.map(\.isTouched))
  }

  /// Copies the properties of another struct.
  mutating func copyProperties(of other: __PartialStruct) {
    func copy(_ property: UnsafePointer<__StructField>) {
      let offset = unsafe property.pointee.offset
      unsafe property.copy(from: other.memory + offset, to: memory + offset)
    }
    var places = other.present
    while let place = places.popFirst() { unsafe copy(property(place)) }
    if let others = other.rest, others.isUpdate {
      unsafe layout.contents.pointee.unread.forEachPlace(copy)
      for index in others.presentMembers {
        unsafe layout.contents.pointee.groups[index].unread.forEachPlace(copy)
      }
    }
    end()
    unsafe ownRest = other.rest.map { unsafe .passRetained(Rest(copying: $0)) }
    (presentBits, seenBits) = (other.presentBits, other.seenBits)
  }
}
