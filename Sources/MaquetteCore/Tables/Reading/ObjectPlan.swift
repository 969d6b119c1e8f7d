/// The keys of an object and their targets, during the construction of a layout.
struct ObjectPlan {
  /// The target of a key.
  enum Use {
    /// A property, with the rank of the key among its keys, and whether the key leads into an
    /// array.
    case place(Int, rank: Int, isInArray: Bool = false)

    /// A nested object.
    case object(Int)

    fileprivate var isInArray: Bool {
      if case .place(_, _, let isInArray) = self { isInArray } else { false }
    }
  }

  private(set) var keys: [String] = []
  private var slots: [ExactKey: Int] = [:]

  /// The targets of each key; none for a key that is skipped.
  private var uses: [[Use]] = []
  private var affixes: [Int: __Affixes] = [:]
  private var objects: [ObjectPlan] = []

  init() {}

  /// Creates the plan of an existing object.
  init(
    _ node: UnsafePointer<__StructDecodingTable.Node>, _ places: UnsafeBufferPointer<__StructField>
  ) {
    for slot in unsafe 0..<node.pointee.keys.count {
      _ = unsafe self.slot(of: node.pointee.keys[slot])
      affixes[slot] = unsafe node.pointee.affixes[slot]
      var uses: [Use] = []
      var entry: UnsafePointer<__StructDecodingTable.Slot>? = unsafe node.pointee.slots + slot
      while let current = unsafe entry {
        if let inner = unsafe current.pointee.node {
          unsafe objects.append(ObjectPlan(inner, places))
          uses.append(.object(objects.count - 1))
        } else if unsafe current.pointee.place >= 0 {
          let (place, rank) = unsafe (current.pointee.place, current.pointee.rank)
          unsafe uses.append(
            .place(place, rank: rank, isInArray: places[place].isInArray(rank: rank)))
        }
        unsafe entry = current.pointee.next
      }
      self.uses[slot] = uses
    }
  }

  /// Adds a target for a path of keys.
  mutating func insert(_ path: ArraySlice<String>, _ use: Use) {
    guard let key = path.first else { return }
    let slot = self.slot(of: key)
    if path.count == 1 {
      uses[slot].append(use)
    } else {
      objects[object(in: slot)].insert(path.dropFirst(), use)
    }
  }

  /// Adds known keys without a target.
  mutating func pass(_ path: ArraySlice<String>) {
    guard let key = path.first else { return }
    let slot = self.slot(of: key)
    guard path.count > 1 else { return }
    for case .object(let index) in uses[slot] { return objects[index].pass(path.dropFirst()) }
  }

  /// Adds the keys of a flattened member.
  ///
  /// - Parameters:
  ///   - inner: The keys of the member.
  ///   - base: The first place of the member.
  ///   - affixes: The affixes of the member's keys in the object.
  mutating func merge(_ inner: ObjectPlan, base: Int, _ affixes: __Affixes) {
    for (slot, key) in inner.keys.enumerated() {
      let isKnown = slots[ExactKey(affixes.around(key))] != nil
      let own = self.slot(of: affixes.around(key))
      let around = inner.affixes[slot]
      if !affixes.isEmpty || around != nil, !isKnown {
        self.affixes[own] = affixes.around(
          prefix: around?.prefix ?? "", suffix: around?.suffix ?? "")
      }
      for use in inner.uses[slot] {
        switch use {
        case .place(let place, let rank, let isInArray):
          // The model's own keys take precedence over those of the member, unless both lead into an
          // array.
          guard !isKnown || isInArray && uses[own].allSatisfy(\.isInArray) else { continue }
          uses[own].append(.place(base + place, rank: rank, isInArray: isInArray))
        case .object(let index):
          let object = object(in: own)
          objects[object].merge(inner.objects[index], base: base, __Affixes())
        }
      }
    }
  }

  private mutating func slot(of key: String) -> Int {
    if let slot = slots[ExactKey(key)] { return slot }
    slots[ExactKey(key)] = keys.count
    keys.append(key)
    uses.append([])
    return keys.count - 1
  }

  private mutating func object(in slot: Int) -> Int {
    for case .object(let index) in uses[slot] { return index }
    objects.append(ObjectPlan())
    uses[slot].append(.object(objects.count - 1))
    return objects.count - 1
  }

  /// Returns where the keys of each place begin in a set of the keys of all places that have
  /// several, negative for a place with one key; and the number of keys in the set.
  func firstKeys(ofPlaces count: Int) -> (starts: [Int], count: Int) {
    var counts = [Int](repeating: 0, count: count)
    self.count(&counts)
    var next = 0
    let starts = counts.map { count in
      defer { next += count > 1 ? count : 0 }
      return count > 1 ? next : -1
    }
    return (starts, next)
  }

  /// Whether some key is the preferred one of a property, or known and skipped.
  private var leadsToBest: Bool {
    let ranks = uses.joined().map { use in
      if case .place(_, let rank, _) = use { rank } else { 1 }
    }
    return uses.contains(where: \.isEmpty) || ranks.contains(0)
      || objects.contains(where: \.leadsToBest)
  }

  private func count(_ counts: inout [Int]) {
    for case .place(let place, _, _) in uses.joined() { counts[place] += 1 }
    for object in objects { object.count(&counts) }
  }
}

extension ObjectPlan {
  /// Lays out the object and its nested objects.
  ///
  /// They are never freed.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the object.
  ///   - places: The properties.
  ///   - firstKeys: Where the keys of each property begin in the set of decoded keys; negative for
  ///     a property with one key.
  ///   - sharesRules: Whether all properties have the same rules.
  func node(
    path: [String], places: [__StructField], firstKeys: [Int], sharesRules: Bool
  ) -> UnsafePointer<__StructDecodingTable.Node> {
    let table = __KeyTable(keys: keys)
    let slots = UnsafeMutablePointer<__StructDecodingTable.Slot>.allocate(capacity: keys.count + 1)
    var reached = SlotSet()
    for slot in keys.indices {
      var next: UnsafePointer<__StructDecodingTable.Slot>?
      let uses: [Use?] = uses[slot].isEmpty ? [nil] : uses[slot]
      for (index, use) in uses.enumerated().reversed() {
        var (place, rank) = (-1, 0)
        var inner: UnsafePointer<__StructDecodingTable.Node>?
        switch use {
        case .place(let found, let foundRank, _):
          (place, rank) = (found, foundRank)
          reached.insert(place)
        case .object(let index):
          unsafe inner = objects[index].node(
            path: path + [keys[slot]], places: places, firstKeys: firstKeys,
            sharesRules: sharesRules)
          unsafe reached.formUnion(inner?.pointee.places ?? SlotSet())
        case nil: break
        }
        let field = place < 0 ? nil : places[place]
        let firstKey = place < 0 ? -1 : firstKeys[place]
        let entry = unsafe __StructDecodingTable.Slot(
          field, place, rank: rank, firstKey: firstKey,
          isOnly: place >= 0 && uses.count == 1 && firstKey < 0,
          isReadByKey: field?.isReadByKey(sharingRules: sharesRules) ?? true,
          row: table.row(slot), node: inner, next: next)
        if index == 0 {
          unsafe (slots + slot).initialize(to: entry)
        } else {
          let further = UnsafeMutablePointer<__StructDecodingTable.Slot>.allocate(capacity: 1)
          unsafe further.initialize(to: entry)
          unsafe next = UnsafePointer(further)
        }
      }
    }
    unsafe (slots + keys.count).initialize(to: .last)
    let node = UnsafeMutablePointer<__StructDecodingTable.Node>.allocate(capacity: 1)
    unsafe node.initialize(
      to: __StructDecodingTable.Node(
        keys: table, slots: UnsafePointer(slots), finder: KeyFinder(table),
        texts: TreeKeys(table), path: path, affixes: affixes, places: reached,
        leadsToBest: leadsToBest))
    return unsafe UnsafePointer(node)
  }
}
