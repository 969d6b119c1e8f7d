import MaquetteCore

// Single values.

extension EncodingNode {
  /// Encodes the value of this node.
  func encodeSelf<T: Encodable>(_ value: T) throws {
    if try encodeSpecial(value) { return }
    if convertsKeys, value is any StringKeyed { keepsKeys = true }
    try call.counted(value, self) { try value.encode(to: NodeEncoder(node: self)) }
  }

  /// Encodes the outermost value, which is in no container.
  func encodeOutermost<T: Encodable>(_ value: T) throws {
    if !makesTree {
      (opening, start) = (0, 0)
      if output.write(value, escapingSlashes: escapesSlashes) {
        form = .scalar
        return end = output.count
      }
      opening = -1
    }
    try encodeSelf(value)
  }

  /// Encodes a value to a single-value container.
  func encodeSingle<T: Encodable>(_ value: T) throws {
    guard claimSingle() else { return }
    if !makesTree {
      opening = output.count
      start = opening
      if output.write(value, escapingSlashes: escapesSlashes) {
        form = .scalar
        return end = output.count
      }
      opening = -1
    }
    // The value may itself be encoded to a single-value container, which is that of this node.
    isSingle = false
    do {
      try encodeSelf(value)
      isSingle = true
    } catch {
      // The type may try another value.
      form = .undecided
      isSingle = false
      pieces = []
      keys.removeAll()
      count = 0
      throw error
    }
  }

  func encodeSingleNil() {
    guard claimSingle() else { return }
    write(scalar: .null) { $0.append("null,") }
  }

  private func claimSingle() -> Bool {
    guard form == .undecided, !isSingle else {
      call.note("A value cannot be encoded to a single-value container twice.", at: self)
      return false
    }
    takePlace()
    isSingle = true
    return true
  }

  /// Writes a value without members.
  func write(scalar value: @autoclosure () -> AnyValue, _ body: (CodingOutput) -> Void) {
    form = .scalar
    guard !makesTree else { return pieces = [.value(value(), key: "")] }
    opening = output.count
    start = opening
    body(output)
    end = output.count
  }
}
