/// A property as an object has it: the keys that lead to it.
@usableFromInline
@safe struct OutputMember {
  var path: [String]
  var property: WrittenProperty

  /// Whether the property is missing, or a flattened member that it belongs to is nil, asked of the
  /// memory of the model.
  var isAbsent: [(UnsafeRawPointer) -> Bool] = unsafe []

  /// Whether the property lies under a key of the model's own object, in any case.
  var isPlain: Bool {
    if case .field = property { return unsafe path.count == 1 && isAbsent.isEmpty }
    return false
  }

  /// The property of a model that is flattened into another one.
  fileprivate func moved(
    by offset: Int, _ affixes: __Affixes, isNil: ((UnsafeRawPointer) -> Bool)?
  ) -> Self {
    var moved = self
    moved.path = affixes.around(keys: path)
    switch property {
    case .field(var field):
      field.offset += offset
      moved.property = .field(field)
    case .member(var member):
      member.offset += offset
      moved.property = .member(member)
    case .superclass, .tag: break
    }
    unsafe moved.isAbsent = isAbsent.map { isAbsent in { unsafe isAbsent($0 + offset) } }
    if let isNil = unsafe isNil {
      unsafe moved.isAbsent.insert({ unsafe isNil($0 + offset) }, at: 0)
    }
    return moved
  }
}

/// Finds the keys of properties that are written, those of flattened members included.
struct OutputBuilder {
  private(set) var members: [OutputMember] = []

  /// Whether a superclass writes what is not among them.
  private(set) var lacksSuperclass = false

  /// How the tag of a class in a cluster is written.
  private(set) var tag: TagWriting?

  /// What keys that depend on the profile or the format are chosen by.
  private let active: ActiveProfile

  /// - Parameters:
  ///   - written: The properties that are written.
  ///   - own: Those that are read.
  ///   - active: The profile and the format that they are written for.
  init(
    _ written: [WrittenProperty], _ own: [__StructDecodingTable.OwnProperty],
    for active: ActiveProfile = ActiveProfile()
  ) {
    self.active = active
    for property in written {
      switch property {
      case .field(let field):
        guard let path = path(of: field, own) else { continue }
        let isAbsent = unsafe field.isMissing.map { isMissing in
          { (model: UnsafeRawPointer) in unsafe isMissing(model + field.offset) }
        }
        unsafe members.append(
          OutputMember(path: path, property: property, isAbsent: isAbsent.map { unsafe [$0] } ?? [])
        )
      case .member(let member): embed(member)
      case .superclass: lacksSuperclass = true
      case .tag(let tag): self.tag = tag
      }
    }
  }

  /// The keys that lead to a property; nil if it is left out.
  private func path(
    of field: WrittenField, _ own: [__StructDecodingTable.OwnProperty]
  ) -> [String]? {
    guard !active.isAny(of: field.excluded) else { return nil }
    return switch field.key {
    case .read(let slot): own[slot].paths.first
    case .own(let keys): field.profiledKeys.paths(for: active)?[0] ?? keys.map(\.text)
    }
  }

  /// Takes the properties of a flattened member over, unless it writes itself.
  private mutating func embed(_ member: WrittenMember) {
    let output = member.output.map { unsafe $0.contents.pointee.variants?.table(for: active) ?? $0 }
    guard let inner = unsafe output?.contents.pointee.members,
      !inner.contains(where: \.keepsKeys) || member.affixes.isEmpty
    else { return unsafe members.append(OutputMember(path: [], property: .member(member))) }
    members += inner.map { unsafe $0.moved(by: member.offset, member.affixes, isNil: member.isNil) }
  }
}

extension OutputMember {
  /// Whether the property writes keys that nobody else can change.
  fileprivate var keepsKeys: Bool {
    if case .member = property { return true }
    return false
  }
}

/// What a model writes, put together where places share objects.
///
/// All that lies in one nested object is written at the place of the first.
struct OutputTree {
  enum Node {
    case property(key: String, OutputMember)
    case member(OutputMember)
    indirect case object(key: String, OutputTree)
  }

  private(set) var nodes: [Node] = []

  init(_ members: [OutputMember]) {
    for member in members { insert(member, at: member.path[...]) }
  }

  private mutating func insert(_ member: OutputMember, at path: ArraySlice<String>) {
    guard let key = path.first else { return nodes.append(.member(member)) }
    guard path.count > 1 else { return nodes.append(.property(key: key, member)) }
    for (index, node) in nodes.enumerated() {
      guard case .object(key, var tree) = node else { continue }
      tree.insert(member, at: path.dropFirst())
      nodes[index] = .object(key: key, tree)
      return
    }
    var tree = OutputTree([])
    tree.insert(member, at: path.dropFirst())
    nodes.append(.object(key: key, tree))
  }

  /// Whether the own object has nested ones, and members that may write into these.
  var sharesObjects: Bool {
    nodes.contains { if case .object = $0 { true } else { false } }
      && nodes.contains { node in
        guard case .member(let member) = node, case .member(let written) = member.property else {
          return false
        }
        return !written.keepsExtras
      }
  }

  /// How many slots the tree takes.
  var count: Int {
    nodes.reduce(0) { count, node in
      if case .object(_, let tree) = node { return count + 1 + tree.count }
      return count + 1
    }
  }
}
