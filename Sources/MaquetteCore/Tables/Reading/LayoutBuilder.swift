/// Builds a layout from the properties of a model and their keys.
struct LayoutBuilder {
  private let name: String
  private let model: any Any.Type
  private var places: [__StructField] = []
  private var unread: [__StructField] = []
  private var fixed: [FixedValue]
  private let constants: Set<String>
  private let written: [WrittenProperty]
  private let writtenForms: [Int: WrittenForm]
  private let own: [__StructDecodingTable.OwnProperty]
  private var groups: [OptionalMember] = []
  private var members: [FlattenedMember.Plan] = []
  private var extras: [__ExtrasPlace] = []
  private var unknownKeys: DecodingOptions.UnknownKeys?
  private let isArray: Bool
  private var seesSiblings: Bool
  private var root = ObjectPlan()

  /// The profile and format that select keys.
  private let active: ActiveProfile

  /// The layouts for the profiles and formats that keys depend on.
  private var variants: ProfileVariants<__StructDecodingTable>?

  /// The places of optional members.
  private var grouped = SlotSet()

  /// - Parameters:
  ///   - name: The name of the model.
  ///   - model: The model.
  ///   - list: The properties.
  ///   - paths: For each decoded property the paths of keys that lead to it, the preferred one
  ///     first.
  ///   - passed: Known keys that are skipped.
  ///   - active: The profile and the format of the layout; nil for all without their own.
  init(
    _ name: String, _ model: any Any.Type, _ list: PropertyList, _ paths: [[[String]]],
    passing passed: [[String]], for active: ActiveProfile? = nil
  ) {
    (self.name, self.model, written) = (name, model, list.writtenKeepingNil)
    writtenForms = list.writtenForms
    (unread, fixed, constants) = (list.unread, list.fixed, list.constants)
    unknownKeys = list.unknownKeys
    (isArray, seesSiblings) = (list.isArray, list.seesSiblings)
    precondition(paths.count == list.read.count)
    self.active = active ?? ActiveProfile()
    let profiles = active == nil ? list.profiles : []
    if !profiles.isEmpty {
      variants = ProfileVariants(of: profiles) { active in
        LayoutBuilder(name, model, list, paths, passing: passed, for: active).layout()
      }
    }
    let paths = zip(list.read, paths).map { property, paths in
      guard case .field(let field) = property else { return paths }
      // No key leads to an excluded property: it keeps its value, or has its value for a missing
      // key.
      if active?.isAny(of: field.excluded) == true { return [] }
      return field.profiledKeys.paths(for: active ?? ActiveProfile()) ?? paths
    }
    own = zip(list.read, paths).map { .init($0, $1) }
    // Aliases have the last slots, because then the usual keys of documents are consecutive.
    var aliases: [(path: [String], use: ObjectPlan.Use)] = []
    for (entry, paths) in zip(list.read, paths) {
      switch entry {
      case .field(var field):
        field.isConstant = constants.contains(field.name)
        guard let path = paths.first else {
          _ = append(field)
          continue
        }
        field.path = path
        if list.isArray { field.position = Int(path.joined()) }
        let place = append(field)
        root.insert(
          path[...], .place(place, rank: 0, isInArray: field.isInArray(rank: 0)))
        for (rank, path) in paths.enumerated().dropFirst() {
          aliases.append((path, .place(place, rank: rank, isInArray: field.isInArray(rank: rank))))
        }
      case .extras(var field, let reading):
        field.isConstant = constants.contains(field.name)
        // The model's own extras take all keys, so they come before those of members.
        let own = __ExtrasPlace(place: append(field), reading: reading, affixes: __Affixes())
        extras.insert(own, at: 0)
      case .flattened(let member): embed(member)
      }
    }
    for alias in aliases { root.insert(alias.path[...], alias.use) }
    for path in passed + list.passed { root.pass(path[...]) }
  }

  private mutating func append(_ field: __StructField) -> Int {
    places.append(field)
    return places.count - 1
  }

  /// Returns the layout of a member for the same profile and format.
  private func current(_ layout: __StructDecodingTable) -> __StructDecodingTable {
    unsafe layout.contents.pointee.variants?.table(for: active) ?? layout
  }

  /// Adds the table of a flattened member, or a member that decodes itself.
  private mutating func embed(_ member: FlattenedProperty) {
    let affixes = member.affixes
    let base = places.count
    // A nested member that decodes itself belongs to the optional member around it.
    guard let inner = member.layout.map(current),
      unsafe member.optional == nil || inner.contents.pointee.members.isEmpty
    else { return members.append(.init(member, affixes: affixes)) }
    unsafe root.merge(ObjectPlan(inner.root, inner.contents.pointee.places), base: base, affixes)
    let contents = unsafe inner.contents.pointee
    if member.optional == nil { unknownKeys = unknownKeys ?? contents.unknownKeys }
    seesSiblings = seesSiblings || contents.seesSiblings
    for index in unsafe contents.places.indices {
      var field = unsafe contents.places[index]
      field.offset += member.offset
      field.path = affixes.around(keys: field.path)
      field.rules = field.rules?.over(member.rules) ?? member.rules
      if constants.contains(member.name) { field.isConstant = true }
      places.append(field)
    }
    let unread = contents.unread.map { $0.moved(by: member.offset) }
    let firstGroup = groups.count
    for group in contents.groups { groups.append(group.moved(by: member.offset, places: base)) }
    members += contents.members.map { $0.moved(by: member.offset, affixes, under: member.rules) }
    for var constant in contents.fixed {
      constant.path = affixes.around(keys: constant.path)
      // The memory of an optional member does not always contain a value.
      constant.offset = member.optional == nil ? constant.offset.map { $0 + member.offset } : nil
      fixed.append(constant)
    }
    for index in unsafe contents.extras.indices {
      var kept = unsafe contents.extras[index]
      kept.place += base
      kept.affixes = affixes.around(prefix: kept.affixes.prefix, suffix: kept.affixes.suffix)
      if let group = kept.group {
        kept.group = firstGroup + group
      } else if member.optional != nil {
        // The member becomes the next group.
        kept.group = groups.count
      }
      extras.append(kept)
    }
    if let optional = member.optional {
      let own = contents.read.shifted(by: base)
      groups.append(
        OptionalMember(
          optional, offset: member.offset, places: own,
          required: contents.required.shifted(by: base), unread: unread))
      grouped.formUnion(own)
    } else {
      self.unread += unread
      for group in contents.groups { grouped.formUnion(group.places.shifted(by: base)) }
    }
  }

  /// The rules of all properties; nil if there are none, or if they differ.
  private var rules: DecodingRules? {
    let all = Set(places.map(\.rules) + members.map(\.rules))
    return all.count == 1 ? all.first ?? nil : nil
  }

  /// Copies values into memory that is never freed.
  private static func keep<T>(_ values: [T]) -> UnsafeBufferPointer<T> {
    let kept = UnsafeMutableBufferPointer<T>.allocate(capacity: values.count)
    _ = unsafe kept.initialize(from: values)
    return UnsafeBufferPointer(kept)
  }

  /// Returns the layout.
  func layout() -> __StructDecodingTable {
    var read = SlotSet()
    var required = SlotSet()
    for (place, field) in places.enumerated() {
      read.insert(place)
      if field.isRequired, !grouped.contains(place) { required.insert(place) }
    }
    let firstKeys = root.firstKeys(ofPlaces: places.count)
    let node = unsafe root.node(
      path: [], places: places, firstKeys: firstKeys.starts, sharesRules: rules != nil)
    let isLarge = max(places.count, firstKeys.count) > __SlotBits.capacity
    let sharing = sharedCases.map { cases, offset in
      unsafe SharedObject(
        model: table(node, read, required, isLarge, members: []), offset: offset, cases: cases)
    }
    return unsafe table(node, read, required, isLarge, members: members, sharing: sharing)
  }

  /// The enum that takes all remaining keys of the model's object, if it is the only member that
  /// decodes itself and has no rules.
  private var sharedCases: (cases: SharedCases, offset: Int)? {
    guard members.count == 1, let member = members.first, let cases = member.sharedCases,
      member.affixes.isEmpty, member.rules == nil, rules == nil, variants == nil, extras.isEmpty,
      unknownKeys == nil, !isArray, !seesSiblings
    else { return nil }
    return (cases, member.offset)
  }

  /// - Parameter isLarge: Whether there are more properties, or keys of properties that have several, than
  ///   `__SlotBits` has.
  private func table(
    _ node: UnsafePointer<__StructDecodingTable.Node>, _ read: SlotSet, _ required: SlotSet,
    _ isLarge: Bool, members: [FlattenedMember.Plan], sharing: SharedObject? = nil
  ) -> __StructDecodingTable {
    let contents = UnsafeMutablePointer<__StructDecodingTable.Contents>.allocate(capacity: 1)
    unsafe contents.initialize(
      to: __StructDecodingTable.Contents(
        name: name, model: model, own: own, places: Self.keep(places),
        directReadings: Self.keep(places.map { unsafe $0.binary?.direct }), unread: unread,
        fixed: fixed, written: written, writtenForms: writtenForms, groups: groups,
        members: members,
        sharing: sharing.flatMap { unsafe UnsafePointer(Self.keep([$0]).baseAddress) },
        extras: Self.keep(extras), read: read, required: required,
        blank: BlankMemory(places, besides: grouped), rules: rules,
        unknownKeys: unknownKeys, isArray: isArray, seesSiblings: seesSiblings,
        hasRest: !unread.isEmpty || !groups.isEmpty || !members.isEmpty || isLarge,
        opensRest: !members.isEmpty || isLarge,
        variants: variants,
        isPlain: members.isEmpty && rules == nil && !isArray && !seesSiblings
          && variants == nil))
    return unsafe __StructDecodingTable(contents: UnsafePointer(contents), root: node)
  }
}
