/// The slots of an output during layout; they are never freed.
@safe struct OutputSlots {
  private(set) var start: UnsafePointer<__StructEncodingTable.Slot>
  private(set) var count = 0
  private var memory: UnsafeMutablePointer<__StructEncodingTable.Slot>

  init() {
    unsafe memory = .allocate(capacity: 1)
    unsafe start = UnsafePointer(memory)
  }

  /// Lays out the output of a model.
  mutating func append(_ tree: OutputTree) {
    unsafe memory.deallocate()
    unsafe memory = .allocate(capacity: max(tree.count, 1))
    unsafe start = UnsafePointer(memory)
    add(tree)
  }

  /// Whether all slots have different keys.
  var hasDistinctKeys: Bool {
    Set((0..<count).map { unsafe (start + $0).pointee.name }).count == count
  }

  /// The positions of the slots in the order of their keys, which are different; nil if a key is not
  /// ASCII, because sorted and canonical JSON order such keys differently.
  var sorted: UnsafePointer<Int>? {
    let names = (0..<count).map { unsafe (start + $0).pointee.name.utf8 }
    guard names.allSatisfy({ $0.allSatisfy { $0 < 0x80 } }) else { return nil }
    let positions = UnsafeMutablePointer<Int>.allocate(capacity: max(count, 1))
    let sorted = names.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
    unsafe positions.initialize(from: sorted, count: count)
    return unsafe UnsafePointer(positions)
  }

  private mutating func add(_ tree: OutputTree) {
    for (key, node) in tree.nodes { add(node, under: key) }
  }

  /// Lays out the elements of an array, with gaps for positions that no property has.
  private mutating func add(_ elements: [Int: OutputTree.Node]) {
    var next = 0
    for (position, node) in elements.sorted(by: { $0.key < $1.key }) {
      while next < position {
        addContainer(.gap, nil, 0)
        next += 1
      }
      add(node, under: nil)
      next += 1
    }
  }

  /// Lays out a node; an element of an array has no key.
  private mutating func add(_ node: OutputTree.Node, under key: String?) {
    switch node {
    case .property(let member):
      guard case .field(let field) = member.property else { return }
      add(field, key, .property, 0, member.omission)
    case .member(let member):
      guard case .member(let written) = member.property else { return }
      var omission = member.omission
      if let isNil = unsafe written.isNil {
        unsafe omission.add { unsafe isNil($0 + written.offset) }
      }
      unsafe add(
        WrittenField(
          .own(""), at: written.offset, .custom, keepsNil: false, isNil: nil,
          written.writing), "", .member, 0, omission)
    case .object(let inner):
      addContainer(.object, key, inner.count)
      add(inner)
    case .array(let elements):
      addContainer(.array, key, elements.slotCount, mayBeAbsent: node.mayBeAbsent)
      add(elements)
    }
  }

  private mutating func addContainer(
    _ kind: __StructEncodingTable.Kind, _ key: String?, _ innerCount: Int, mayBeAbsent: Bool = false
  ) {
    unsafe add(
      WrittenField(.own(""), at: 0, .custom, keepsNil: false, isNil: nil, nil), key, kind,
      innerCount, Omission(), mayBeAbsent: mayBeAbsent)
  }

  private mutating func add(
    _ field: WrittenField, _ name: String?, _ kind: __StructEncodingTable.Kind, _ innerCount: Int,
    _ omission: Omission, mayBeAbsent: Bool = false
  ) {
    let row = name.map { Array((JSONText.quoted($0) + ":").utf8) } ?? []
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: row.count + 16)
    unsafe key.initialize(repeating: 0, count: row.count + 16)
    unsafe key.update(from: row, count: row.count)
    unsafe (memory + count).initialize(
      to: __StructEncodingTable.Slot(
        field: field, name: name ?? "", key: key, keyCount: row.count, hasNil: field.isNil != nil,
        kind: kind, innerCount: innerCount, omission: omission,
        hasViews: !omission.views.isEmpty, hasTest: omission.hasTest, mayBeAbsent: mayBeAbsent))
    count += 1
  }
}

extension OutputTree {
  /// The number of slots in the tree.
  fileprivate var count: Int { nodes.reduce(0) { $0 + $1.node.count } }
}

extension OutputTree.Node {
  /// The number of slots of the node.
  fileprivate var count: Int {
    switch self {
    case .property, .member: 1
    case .object(let tree): 1 + tree.count
    case .array(let elements): 1 + elements.slotCount
    }
  }
}

extension [Int: OutputTree.Node] {
  /// The number of slots of the elements of an array, and of the gaps before them.
  fileprivate var slotCount: Int {
    let gaps = (keys.max().map { $0 + 1 } ?? 0) - count
    return gaps + values.reduce(0) { $0 + $1.count }
  }
}
