/// A property in an object, with the keys that lead to it.
@usableFromInline
@safe struct OutputMember {
  var path: [String]

  /// The steps in arrays from the value of the last key.
  var steps: [MappingPath.Step] = []
  var property: WrittenProperty

  /// When the property is omitted: also if a flattened member that it belongs to is nil.
  var omission = Omission()

  /// Whether the property is always under one key of the model's own object.
  var isPlain: Bool {
    if case .field(let field) = property {
      return path.count == 1 && steps.isEmpty && !omission.isPossible && field.computedName == nil
    }
    return false
  }

  /// Returns the property for a model that is flattened into another one.
  func moved(
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
    unsafe moved.omission = omission.moved(by: offset, isNil: isNil)
    return moved
  }
}

/// Finds the keys of the encoded properties, including those of flattened members.
struct OutputBuilder {
  private(set) var members: [OutputMember] = []

  /// Whether a superclass encodes fields that are not among them.
  private(set) var lacksSuperclass = false

  /// How the tag of a class in a cluster is encoded.
  private(set) var tag: TagWriting?

  /// The profile and format that select keys.
  private let active: ActiveProfile

  /// - Parameters:
  ///   - written: The encoded properties.
  ///   - own: The decoded properties.
  ///   - active: The profile and the format of the output.
  init(
    _ written: [WrittenProperty], _ own: [__StructDecodingTable.OwnProperty],
    for active: ActiveProfile = ActiveProfile()
  ) {
    self.active = active
    for property in written {
      switch property {
      case .field(let field):
        guard let path = field.path(among: own, for: active) else { continue }
        members.append(
          OutputMember(
            path: path, steps: field.steps, property: property, omission: field.omission))
      case .member(let member): embed(member)
      case .superclass: lacksSuperclass = true
      case .tag(let tag): self.tag = tag
      }
    }
  }

  /// Adds the properties of a flattened member, unless it encodes itself.
  private mutating func embed(_ member: WrittenMember) {
    let output = member.output.map { unsafe $0.contents.pointee.variants?.table(for: active) ?? $0 }
    guard let inner = unsafe output?.contents.pointee.members,
      !inner.contains(where: \.keepsKeys) || member.affixes.isEmpty
    else { return members.append(OutputMember(path: [], property: .member(member))) }
    members += inner.map { unsafe $0.moved(by: member.offset, member.affixes, isNil: member.isNil) }
  }
}

extension OutputMember {
  /// Whether nothing else can change the keys that the property writes.
  fileprivate var keepsKeys: Bool {
    if case .member = property { true } else { false }
  }
}
