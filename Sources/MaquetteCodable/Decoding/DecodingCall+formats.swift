import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Values that a format writes in another form than a `Codable` type asks for. Models read the same
// forms. Only members and elements of a declared type lose what it does not ask for: a type that tries
// one form after another gets the one that the source has.

extension DecodingCall {
  /// Decodes a member or an element.
  @inline(__always)
  func decodePart<T: Decodable>(_ type: T.Type, at node: Int) throws -> T {
    try _slowPath(readsText) ? decodePartOfText(type, at: node) : decode(type, at: node)
  }

  // Apart: a function with an optional of the type asks the runtime for it at its start.
  @inline(never)
  private func decodePartOfText<T: Decodable>(_ type: T.Type, at node: Int) throws -> T {
    try partInFormat(type, at: node) ?? decode(type, at: node)
  }

  /// Decodes a single value as an array of one, in formats that repeat an element for each value, and
  /// an element with attributes as the scalar in it; nil for other values and types.
  private func partInFormat<T>(_ type: T.Type, at node: Int) throws -> T? {
    if let array = ElementwiseTypes.array(type) {
      guard isSingle(node) else { return nil }
      return try array.elements(from: node, count: 1, self, as: type)
    }
    guard isScalar(type) || T.self == Decimal.self || T.self == URL.self,
      readsMarkup, tape.kind(node).isObject, !hasElements(node)
    else { return nil }
    return readInFormat(type, node) as? T
  }

  /// Whether a value is an array of one.
  private func isSingle(_ node: Int) -> Bool {
    guard let mapping = options.mapping, mapping.singleValuesAreArrays else { return false }
    let kind = tape.kind(node)
    return kind != .array && (kind != .null || mapping.isMarkup)
  }

  /// Decodes a scalar in a format of texts.
  @inline(never)
  func scalarInFormat<T>(_ type: T.Type, _ node: Int) throws -> T {
    try scalarOfText(type, node) ?? scalarAsIs(type, node)
  }

  /// Decodes a scalar from text as models do; nil for other values.
  func scalarOfText<T>(_ type: T.Type, _ node: Int) -> T? {
    guard readsText, !tape.kind(node).isContainer else { return nil }
    return readInFormat(type, node) as? T
  }

  // Where the type is known, it would end the optimizer (seen with Swift 6.3.1).
  @inline(never)
  private func readInFormat(_ type: any Any.Type, _ node: Int) -> Any? {
    guard let mapping = options.mapping, let readable = type as? any MappingDecodable.Type
    else { return nil }
    func read<Value: MappingDecodable>(_ type: Value.Type) -> Any? {
      try? mapped(type, node, mapping)
    }
    return read(readable)
  }

  /// Whether an object has more than attributes and text.
  private func hasElements(_ node: Int) -> Bool {
    members(of: node).contains { (key, _) in
      let name = tape.string(key)
      return name.attributeName == nil && name != MarkupKey.text
    }
  }

  /// The keys of an object, and their values.
  private func members(of node: Int) -> some Sequence<(key: Int, value: Int)> {
    let end = tape.next(after: node)
    return sequence(state: tape.first(of: node)) { [tape] key in
      guard key < end else { return nil }
      defer { key = tape.next(after: key + 1) }
      return (key, key + 1)
    }
  }

  /// The empty array that a missing key means in such formats; nil for other types and formats.
  @inline(never)
  func absentArray<T>(_ type: T.Type) throws -> T? {
    guard options.mapping?.absentArraysAreEmpty == true, let array = ElementwiseTypes.array(type)
    else { return nil }
    return try array.elements(from: tape.absent, count: 0, self, as: type)
  }

  /// Whether a value is text that means nothing where a value may be missing.
  func isBlank(_ node: Int) -> Bool {
    guard let mapping = options.mapping, mapping.isMarkup || mapping.emptyTextIsNil,
      tape.kind(node) == .string
    else { return false }
    let text = tape.string(node)
    return mapping.isMarkup ? text.isBlank : text.isEmpty
  }

  /// Whether a value is an object all of whose columns are empty, in formats where null is empty.
  func isEmptyRow(_ node: Int) -> Bool {
    guard options.mapping?.nullsAreEmpty == true, tape.kind(node).isObject else { return false }
    return members(of: node).allSatisfy { tape.kind($0.value) == .null || isEmptyRow($0.value) }
  }

  /// Decodes a value with its own initializer; from the element that has only the text at a node, if
  /// the type does not accept the text.
  @inline(never)
  func makeInMarkup<T: Decodable>(_ type: T.Type, at node: Int) throws -> T {
    do {
      return try make(type, at: node)
    } catch let error as DecodingError {
      guard tape.kind(node) == .string else { throw error }
      let text = tape.string(node)
      let object = text.isEmpty ? AnyValue.Object() : AnyValue.Object(textOfMarkup: text)
      guard let value = try? make(type, at: tape.append(.object(object))) else { throw error }
      return value
    }
  }

  /// The object without members that an empty element of markup is; nil for other values.
  func emptyElement(_ node: Int) -> Int? {
    guard readsMarkup, tape.kind(node) == .string, tape.string(node).isEmpty else { return nil }
    return tape.append(.object(AnyValue.Object()))
  }
}
