import MaquetteCore

/// One value that is being encoded: its kind, and the positions of its parts.
///
/// Types may write to several containers in turn, keep one, and return to it later. Almost none
/// does: normally all parts are written in sequence, and a value is finished when its `encode(to:)`
/// returns. Parts written in another order are kept as pieces, which the end of the call joins.
final class EncodingNode {
  enum Form {
    case undecided, object, array

    /// A value without members, written at once.
    case scalar
  }

  /// A part of a container that was written out of order.
  enum Piece {
    /// Whole members, or elements, between two offsets of the output.
    case run(Range<Int>)

    /// A value that may still change, with its key if it is in an object.
    case child(EncodingNode, key: String)

    /// A finished value of a tree.
    case value(AnyValue, key: String)

    func isChild(_ node: EncodingNode) -> Bool {
      if case .child(let child, _) = self { child === node } else { false }
    }
  }

  let call: EncodingCall
  let output: CodingOutput
  let makesTree: Bool
  let escapesSlashes: Bool
  let convertsKeys: Bool
  /// The mutable state.
  ///
  /// It is outside the object, where Swift would check each access for exclusivity.
  private let state: Cell<State>

  private struct State {
    // Invariant: the parent node exists while its `encode(to:)` runs. If this node may outlive that
    // call, it retains the parent.
    var parent: UncountedReference<EncodingNode>
    var keptParent: EncodingNode?
    var step: CodingStep
    var form = Form.undecided
    var isSingle = false

    /// Whether this is the value of a `superEncoder` that has not been used.
    var isAwaited = false
    var start = 0
    var end = 0
    var opening = -1
    var count = 0
    var pieces: [Piece] = []
    var keepsKeys = false

    /// A node to reuse for the next nested value, if nothing else retains it.
    var spare: EncodingNode?
  }

  /// The keys so far.
  let keys = WrittenKeys()

  /// The nesting of containers around this node.
  private let level: Int

  init(_ call: EncodingCall, parent: EncodingNode?, _ step: CodingStep) {
    self.call = call
    output = call.output
    makesTree = call.makesTree
    escapesSlashes = call.escapesSlashes
    convertsKeys = call.convertsKeys
    state = Cell(State(parent: UncountedReference(parent), step: step))
    level = (parent?.level ?? 0) + 1
  }

  /// The coding path of this node.
  var codingPath: [any CodingKey] {
    var keys: [any CodingKey] = []
    var node = self
    while let parent = node.state.value.parent.object {
      keys += [node.state.value.step].codingPath
      node = parent
    }
    return call.options.basePath + keys.reversed()
  }

  private func reset(_ step: CodingStep) {
    state.value.step = step
    form = .undecided
    (isSingle, keepsKeys) = (false, false)
    (start, end, opening, count) = (0, 0, -1, 0)
    if !pieces.isEmpty { pieces = [] }
    keys.removeAll()
  }

  deinit {
    keys.free()
    state.free()
  }

  /// Breaks the reference cycles when a call ends: nested nodes retain their parents.
  func dismantle() {
    var rest = [self]
    while let node = rest.popLast() {
      for case .child(let inner, _) in node.pieces { rest.append(inner) }
      node.pieces = []
      node.state.value.parent = UncountedReference(nil)
      node.state.value.keptParent = nil
      node.state.value.spare = nil
    }
  }
}

// The mutable state.

extension EncodingNode {
  var form: Form {
    @inline(__always) get { state.value.form }
    @inline(__always) set { state.value.form = newValue }
  }

  /// Whether a single-value container has been used.
  var isSingle: Bool {
    get { state.value.isSingle }
    set { state.value.isSingle = newValue }
  }

  /// The offset after the last piece, where the remaining bytes of this value begin.
  var start: Int {
    @inline(__always) get { state.value.start }
    @inline(__always) set { state.value.start = newValue }
  }

  /// The end of those bytes.
  var end: Int {
    @inline(__always) get { state.value.end }
    @inline(__always) set { state.value.end = newValue }
  }

  /// The offset of the value's first byte.
  var opening: Int {
    @inline(__always) get { state.value.opening }
    @inline(__always) set { state.value.opening = newValue }
  }

  var pieces: [Piece] {
    @inline(__always) get { state.value.pieces }
    @inline(__always) set { state.value.pieces = newValue }
  }

  /// The number of elements.
  var count: Int {
    @inline(__always) get { state.value.count }
    @inline(__always) set { state.value.count = newValue }
  }

  /// Whether keys stay unconverted because a dictionary is encoded.
  var keepsKeys: Bool {
    @inline(__always) get { state.value.keepsKeys }
    @inline(__always) set { state.value.keepsKeys = newValue }
  }

  /// Retains the parent: this node may outlive its `encode(to:)`.
  func keepParent() { state.value.keptParent = state.value.parent.object }
}

// Containers.

extension EncodingNode {
  /// Makes this an object or an array; if it already has another kind, records the error and
  /// returns false.
  func become(_ container: Form) -> Bool {
    if form == container { return true }
    guard form == .undecided else {
      noteOtherKind()
      return false
    }
    if level > call.options.depth {
      call.note(
        "Containers are nested deeper than \(call.options.depth.counted("level")).", at: self)
    }
    takePlace()
    form = container
    guard !makesTree else { return true }
    opening = output.count
    output.append(container == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    start = output.count
    end = start
    return true
  }

  /// Records the error of a value with containers of different kinds.
  func noteOtherKind() {
    call.note("A value cannot be encoded to two containers of different kinds.", at: self)
  }

  /// Makes the following bytes a part of this value.
  @inline(__always)
  private func openRun() {
    if _slowPath(end != output.count) { closeRun() }
  }

  /// Ends the run of bytes; the next one begins where the output ends.
  private func closeRun() {
    if end > start { state.value.pieces.append(.run(start..<end)) }
    start = output.count
    end = start
  }

  /// Writes the key of a member.
  @inline(__always)
  private func beginMember(_ name: String) {
    keys.insert(name)
    openRun()
    output.append(key: name, escapingSlashes: escapesSlashes)
  }

  @inline(__always)
  private func name<Key: CodingKey>(_ key: Key) -> String {
    _fastPath(!convertsKeys || keepsKeys) ? key.stringValue : call.name(of: key, in: self)
  }

  /// Encodes a member of an object.
  @inline(__always)
  func encode<T: Encodable, Key: CodingKey>(_ value: T, _ key: Key) throws {
    let name = name(key)
    if _fastPath(!makesTree) {
      beginMember(name)
      if output.write(value, escapingSlashes: escapesSlashes) { return end = output.count }
    } else {
      keys.insert(name)
    }
    try encodeInside(value, .key(key), name)
  }

  /// Encodes an element of an array.
  @inline(__always)
  func encode<T: Encodable>(element value: T) throws {
    if _fastPath(!makesTree) {
      openRun()
      if output.write(value, escapingSlashes: escapesSlashes) {
        count += 1
        return end = output.count
      }
    }
    try encodeInside(value, .index(count), "")
    count += 1
  }

  /// Encodes a null as a member or an element.
  func encodeNil(_ name: String?) {
    if let name { keys.insert(name) } else { count += 1 }
    guard !makesTree else { return state.value.pieces.append(.value(.null, key: name ?? "")) }
    openRun()
    if let name { output.append(key: name, escapingSlashes: escapesSlashes) }
    output.append("null,")
    end = output.count
  }

  func encodeNil<Key: CodingKey>(_ key: Key) { encodeNil(name(key)) }

  /// Encodes a value that is not a scalar, after its key if it has one.
  @inline(never)
  private func encodeInside<T: Encodable>(
    _ value: T, _ step: CodingStep, _ name: String
  ) throws {
    let place = output.count
    var node = takeNode(step)
    do {
      try node.encodeSelf(value)
    } catch {
      // Discard what a failed `encode(to:)` wrote.
      let isOwn = isKnownUniquelyReferenced(&node)
      if !isOwn { node.keepParent() }
      let isWhole = isOwn && node.pieces.isEmpty
      if isWhole, !makesTree, node.opening <= place { output.truncate(to: end) }
      throw error
    }
    finish(&node, at: place, name)
  }

  private func takeNode(_ step: CodingStep) -> EncodingNode {
    guard let node = state.value.spare.take() else {
      return EncodingNode(call, parent: self, step)
    }
    node.reset(step)
    return node
  }

  /// Keeps a node for the next value.
  @inline(__always)
  private func park(_ node: EncodingNode) { state.value.spare = node }

  /// Makes a value part of this one after its `encode(to:)` has returned.
  private func finish(_ node: inout EncodingNode, at place: Int, _ name: String) {
    let isOwn = isKnownUniquelyReferenced(&node)
    guard !makesTree else {
      state.value.pieces.append(
        isOwn ? .value(node.tree, key: name) : .child(node, key: name))
      if isOwn { park(node) } else { node.keepParent() }
      return
    }
    if isOwn, node.form == .undecided, output.count == place {
      output.append("{},")
    } else if isOwn, node.isInLine(from: place) {
      node.closeInLine()
    } else {
      // Joining the pieces writes the key again.
      closeRun()
      node.keepParent()
      return state.value.pieces.append(.child(node, key: name))
    }
    end = output.count
    park(node)
  }

  /// A value that may be written to at any time; it replaces an earlier one of its key.
  func child(_ step: CodingStep, _ name: String?) -> EncodingNode {
    if let name { keys.insert(name) } else { count += 1 }
    let node = EncodingNode(call, parent: self, step)
    node.keepParent()
    if !makesTree { closeRun() }
    state.value.pieces.append(.child(node, key: name ?? ""))
    return node
  }

  func child<Key: CodingKey>(_ key: Key) -> EncodingNode { child(.key(key), name(key)) }

  /// The value of an encoder that may be used at any time.
  func awaitedChild(_ step: CodingStep, _ name: String?) -> EncodingNode {
    let node = child(step, name)
    node.state.value.isAwaited = true
    return node
  }

  func awaitedChild<Key: CodingKey>(_ key: Key) -> EncodingNode {
    awaitedChild(.key(key), name(key))
  }

  /// Makes the value of a `superEncoder` the last one of its key, once it is used.
  @inline(__always)
  func takePlace() {
    if _slowPath(state.value.isAwaited) { moveToEnd() }
  }

  @inline(never)
  private func moveToEnd() {
    state.value.isAwaited = false
    guard let parent = state.value.parent.object, parent.form == .object, parent.keys.mayRepeat,
      // Most are used at once, and so are the last.
      let index = parent.pieces.lastIndex(where: { $0.isChild(self) })
    else { return }
    if !makesTree { parent.closeRun() }
    parent.pieces.append(parent.pieces.remove(at: index))
  }

  /// A nested container of a key: the one that the key already has, or a new one.
  func container<Key: CodingKey>(_ form: Form, of key: Key) -> EncodingNode {
    let name = name(key)
    guard keys.mayContain(name) else { return child(.key(key), name).container(form) }
    if !makesTree { closeRun() }
    for piece in pieces.reversed() {
      switch piece {
      // The value of an unused encoder replaces what the key has until then.
      case .child(let node, name) where !node.state.value.isAwaited: return node.container(form)
      case .value(let value, name):
        let node = child(.key(key), name).container(form)
        node.adopt(value)
        return node
      case .run(let members):
        let object = [UInt8(ascii: "{")] + output.bytes(members).dropLast() + [UInt8(ascii: "}")]
        guard let value = WrittenMembers.value(of: name, in: object) else { continue }
        let node = child(.key(key), name).container(form)
        node.adopt(value)
        return node
      default: break
      }
    }
    return child(.key(key), name).container(form)
  }

  /// A value without a parent: writing to it records an error, and its content is discarded.
  var detached: EncodingNode {
    EncodingNode(call, parent: nil, state.value.step)
  }
}
