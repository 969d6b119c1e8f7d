import MaquetteCore

// Creates tapes from trees.

extension CodingTape {
  /// Lays out a tree.
  convenience init(tree: AnyValue) {
    unsafe self.init(
      JSONCursor(UnsafeBufferPointer(start: nil, count: 0), isPadded: false), capacity: 16)
    // Never empty, because this marks the tape of a tree.
    held.append(.null)
    layOut(tree)
    appendAbsent()
  }

  /// Lays out another tree after everything else, and returns its entry.
  func append(_ tree: AnyValue) -> Int {
    let place = count
    layOut(tree)
    return place
  }

  private enum Rest {
    case elements(ArraySlice<AnyValue>, node: Int, count: Int)
    case members(Slice<AnyValue.Object>, node: Int, count: Int)
  }

  private func layOut(_ tree: AnyValue) {
    var open: [Rest] = []
    appendOne(tree, &open)
    while let rest = open.popLast() {
      switch rest {
      case .elements(var elements, let node, let count):
        guard let element = elements.popFirst() else {
          close(node, members: count)
          continue
        }
        open.append(.elements(elements, node: node, count: count))
        appendOne(element, &open)
      case .members(var members, let node, let count):
        guard let member = members.popFirst() else {
          close(node, members: count)
          continue
        }
        open.append(.members(members, node: node, count: count))
        hold(.string(member.key), as: .string)
        appendOne(member.value, &open)
      }
    }
  }

  private func appendOne(_ value: AnyValue, _ open: inout [Rest]) {
    switch value.untagged {
    case .null: append(Entry(.null, at: 0))
    case .bool(let flag): append(Entry(flag ? .yes : .no, at: 0))
    case .number(let number):
      if let integer = number.heldInteger {
        append(Entry(.integer, at: 0, UInt64(bitPattern: integer)))
      } else if let double = number.heldDouble, double.isFinite {
        held.append(value.untagged)
        append(Entry(.double, at: held.count - 1, double.bitPattern))
      } else {
        hold(value.untagged, as: .number)
      }
    case .string: hold(value.untagged, as: .string)
    case .bytes: hold(value.untagged, as: .bytes)
    case .date: hold(value.untagged, as: .date)
    case .array(let elements):
      open.append(.elements(elements[...], node: count, count: elements.count))
      append(Entry(.array, at: 0))
    case .object(let object):
      open.append(.members(object[...], node: count, count: object.count))
      append(Entry(.irregularObject, at: 0))
    case .tagged: append(Entry(.null, at: 0))
    }
  }

  private func hold(_ value: AnyValue, as kind: Kind) {
    held.append(value)
    append(Entry(kind, at: held.count - 1))
  }

  private func close(_ node: Int, members: Int) {
    let span = UInt64(truncatingIfNeeded: members) &<< 32 | UInt64(truncatingIfNeeded: count)
    unsafe entries[node].payload = span
  }
}

// Creates a tape from the value at a reader.

extension MappingReader where Self: ~Copyable {
  /// Lays out the value at the reader and skips it.
  ///
  /// - Parameter body: Receives the tape.
  /// - Throws: `ReadFailure` for a syntax error or an exceeded limit, and the errors of the
  ///   closure; the reader is then where it was before.
  mutating func withTape<Result>(
    _ body: (CodingTape) throws -> Result
  ) throws -> Result {
    guard ObjectIdentifier(Self.self) == ObjectIdentifier(JSONReader.self) else {
      let start = mark()
      do {
        let result = try body(CodingTape(tree: try readOwnTree()))
        reset(to: start)
        try skipValue()
        return result
      } catch {
        reset(to: start)
        throw error
      }
    }
    // Invariant: the types are identical, so the memory is that of a text reader.
    return unsafe try withUnsafeMutablePointer(to: &self) { reader in
      unsafe try UnsafeMutableRawPointer(reader).assumingMemoryBound(to: JSONReader.self).pointee
        .withTextTape(body)
    }
  }
}

extension JSONReader {
  fileprivate mutating func withTextTape<Result>(
    _ body: (CodingTape) throws -> Result
  ) throws -> Result {
    let start = mark()
    var tape = CodingTape(cursor, capacity: 32)
    var limits = state.options.limits
    limits.depth -= depth
    var scanner = TapeScanner(tape, limits: limits)
    var ahead = cursor
    let needsReader =
      limits.areNarrow || state.options.hasUnheededOptions
      || state.options.duplicateKeys == .reject || state.isReporting
    if unsafe needsReader || cursor.end - cursor.start > UInt32.max || !scanner.scanValue(&ahead) {
      // The reader implements every rule and produces the error.
      try skipValue()
      reset(to: start)
      guard needsReader else { throw failure(.sizeExceeded, expected: "at most 4 GB") }
      tape = CodingTape(cursor, capacity: 32)
      scanner = TapeScanner(tape, limits: limits)
      ahead = cursor
      guard scanner.scanValue(&ahead) else { throw failure(.depthExceeded) }
    }
    defer { if !isKnownUniquelyReferenced(&tape) { tape.ownText() } }
    let result = try body(tape)
    cursor = ahead
    return result
  }
}

// Decodes models inside the source of a tape.

extension CodingTape {
  /// Decodes a model at a node; an error in text has the whole path.
  ///
  /// - Parameter stack: The stack that the call around this one has left.
  func read<T: MappingDecodable>(
    _ type: T.Type, at node: Int, _ options: DecodingOptions, _ stack: StackGuard
  ) throws(MappingError) -> T {
    var state = __ReadingState(options: options)
    state.stack = stack
    guard let offset = offset(of: node) else {
      let value = try value(node)
      do throws(ReadFailure) {
        return try ValueReader.read(value, state: &state) { (reader) throws(ReadFailure) in
          try reader.read(asIs: type)
        }
      } catch {
        throw state.error(for: error, in: value)
      }
    }
    do throws(ReadFailure) {
      var reader = JSONReader(cursor: cursor(at: offset), state: state)
      defer { state = reader.state }
      return try reader.read(asIs: type)
    } catch {
      let bytes = unsafe UnsafeBufferPointer(start: text.start, count: text.end - text.start)
      throw unsafe state.error(for: error, in: bytes.span)
    }
  }
}
