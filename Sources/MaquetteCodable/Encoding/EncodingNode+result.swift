import MaquetteCore

// The encoded result.

extension EncodingNode {
  /// Whether nothing but the value has been written since an offset.
  func isInLine(from place: Int) -> Bool {
    form != .undecided && pieces.isEmpty && opening == place && end == output.count
  }

  func closeInLine() {
    switch form {
    case .object:
      if keys.mayRepeat { removeRepeatedKeys() }
      output.close(UInt8(ascii: "}"))
    case .array: output.close(UInt8(ascii: "]"))
    case .scalar, .undecided: break
    }
  }

  /// The last value of a repeated key counts.
  private func removeRepeatedKeys() {
    let members = [UInt8(ascii: "{")] + output.bytes(start..<output.count).dropLast()
    guard let distinct = WrittenMembers.withoutRepeated(in: members + [UInt8(ascii: "}")]) else {
      return
    }
    output.truncate(to: start)
    for byte in distinct.dropFirst().dropLast() { output.append(byte) }
    output.append(UInt8(ascii: ","))
  }

  /// Whether nothing has been encoded, not even a value without content in a single-value container.
  var isEmpty: Bool { form == .undecided && !isSingle }

  /// Appends the value to another output: joins its pieces, and adds a comma.
  func assemble(into result: CodingOutput) {
    let place = result.count
    switch form {
    case .undecided: return result.append("{},")
    case .object: result.append(UInt8(ascii: "{"))
    case .array: result.append(UInt8(ascii: "["))
    case .scalar: break
    }
    for piece in pieces {
      switch piece {
      case .run(let range): result.append(range, of: output)
      case .child(let node, let key):
        if form == .object { result.append(key: key, escapingSlashes: escapesSlashes) }
        node.assemble(into: result)
      case .value: break
      }
    }
    if end > start { result.append(start..<end, of: output) }
    switch form {
    case .object: result.close(UInt8(ascii: "}"))
    case .array: result.close(UInt8(ascii: "]"))
    case .scalar, .undecided: break
    }
    if form == .object, keys.mayRepeat,
      let distinct = WrittenMembers.withoutRepeated(in: result.bytes(place..<result.count - 1))
    {
      result.truncate(to: place)
      for byte in distinct { result.append(byte) }
      result.append(UInt8(ascii: ","))
    }
  }

  /// Returns the bytes of the outermost value.
  func takeBytes() -> [UInt8] {
    if isInLine(from: 0) {
      closeInLine()
      return output.take()
    }
    let result = CodingOutput(capacity: output.count + output.count / 8)
    defer { result.free() }
    assemble(into: result)
    return result.take()
  }

  /// The value as a tree.
  var tree: AnyValue {
    switch form {
    case .undecided: return .object(AnyValue.Object())
    case .scalar:
      if case .value(let value, _)? = pieces.last { return value }
      return .null
    case .array: return .array(pieces.compactMap { $0.tree?.value })
    case .object:
      var object = AnyValue.Object()
      for piece in pieces {
        if let (key, value) = piece.tree { object[key] = value }
      }
      return .object(object)
    }
  }
}

extension EncodingNode.Piece {
  fileprivate var tree: (key: String, value: AnyValue)? {
    switch self {
    case .run: nil
    case .child(let node, let key): (key, node.tree)
    case .value(let value, let key): (key, value)
    }
  }
}
