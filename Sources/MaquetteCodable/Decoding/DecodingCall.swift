import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state that all decoders of one call share.
///
/// Values are decoded one inside another, so the coding path of the current value is a stack.
/// Decoders that outlive their value find their path through the tape.
final class DecodingCall {
  let tape: CodingTape
  let view: TapeHandle
  let way = Cell(DecodingWay())
  let options: DecodingSettings
  /// The values that types find in `userInfo`.
  ///
  /// Few types read it, so it is made on demand.
  private(set) lazy var userInfo: [CodingUserInfoKey: Any] = {
    var userInfo: [CodingUserInfoKey: Any] = options.userInfo
    userInfo[.mappingContext] = userInfo[.mappingContext] ?? options.context
    return userInfo
  }()

  /// Whether keys of the document are converted before they are compared.
  let convertsKeys: Bool

  /// The keys so far that were converted from snake case, which objects of one type repeat.
  var convertedKeys: [String: String] = [:]

  /// Whether the source is of a format whose scalars all are text, and its objects may be elements.
  let readsText, readsMarkup: Bool

  private(set) var stack: StackGuard

  /// The object whose keys are not converted because a dictionary is decoded from it.
  var plainKeysNode = -1

  init(_ tape: CodingTape, _ options: DecodingSettings) {
    self.tape = tape
    view = TapeHandle(tape)
    self.options = options
    stack = options.stack
    readsText = options.mapping?.scalarsAreText == true
    readsMarkup = options.mapping?.isMarkup == true
    if case .useDefaultKeys = options.keys { convertsKeys = false } else { convertsKeys = true }
  }

  deinit { way.free() }

  /// Breaks the reference cycles of the call.
  func end() {
    way.value.cursors = []
    way.value.containers = KeptContainers()
  }
}

// The coding path of the current value.

extension DecodingCall {
  /// The coding path of the current value.
  var codingPath: [any CodingKey] { options.basePath + way.value.steps.codingPath }

  /// The coding path of a position; after the call has left it, the path of the node in the
  /// document.
  func codingPath(of ticket: DecodingWay.Ticket, _ node: Int) -> [any CodingKey] {
    let depth = Int(ticket.depth)
    guard depth > 0 else { return options.basePath }
    let way = way.value
    guard depth <= way.serials.count, way.serials[depth - 1] == ticket.serial else {
      return options.basePath + tape.path(to: node).codingKeys
    }
    return options.basePath + Array(way.steps[..<depth]).codingPath
  }

  /// Enters a nested value.
  ///
  /// The depth is counted here because a type may decode itself again and again from one value.
  ///
  /// - Throws: An error if the depth limit is reached.
  @inline(__always)
  func push(_ step: CodingStep, _ node: Int) throws {
    way.value.push(step)
    if _slowPath(way.value.steps.count > 16) { try checkDepth(node) }
  }

  @inline(__always)
  func pop() { way.value.pop() }

  @inline(never)
  private func checkDepth(_ node: Int) throws {
    // A level of a document may take several calls: an optional of an array of a wrapper.
    guard way.value.steps.count > options.limits.depth &* 8 || !stack.hasRoom() else { return }
    let error = DecodingError.dataCorrupted(
      context("Too many values are decoded one inside the other.", at: node))
    pop()
    throw error
  }

  /// The context of an error about the current value: the path, a description, and the position in
  /// the text.
  func context(
    _ text: String, at node: Int, _ path: [any CodingKey]? = nil
  ) -> DecodingError.Context {
    let path = path ?? codingPath
    guard let location = tape.location(of: node) else {
      return .init(codingPath: path, debugDescription: text)
    }
    return .init(
      codingPath: path, debugDescription: "\(text) (\(location))",
      underlyingError: FoundValue(location: location, kind: tape.kind(node).valueKind))
  }

  /// The members of the current object.
  @inline(__always)
  func container<Key: CodingKey>(_ type: Key.Type, _ node: Int) -> KeyedDecodingContainer<Key> {
    let ticket = way.value.ticket
    if let container = way.value.containers.take(type, node, ticket) { return container }
    return newContainer(type, node, ticket)
  }

  @inline(never)
  private func newContainer<Key: CodingKey>(
    _ type: Key.Type, _ node: Int, _ ticket: DecodingWay.Ticket
  ) -> KeyedDecodingContainer<Key> {
    let cursor = ContainerCursor(self, node, ticket)
    let container = KeyedDecodingContainer(KeyedNodes<Key>(cursor: cursor))
    way.value.containers.keep(container, cursor, ticket.depth)
    return container
  }

  /// A cursor over the current container.
  func cursor(_ node: Int) -> ContainerCursor {
    let ticket = way.value.ticket
    let depth = Int(ticket.depth)
    if depth < way.value.cursors.count, isKnownUniquelyReferenced(&way.value.cursors[depth]),
      let cursor = way.value.cursors[depth]
    {
      cursor.reset(node, ticket)
      return cursor
    }
    return newCursor(node, ticket)
  }

  @inline(never)
  private func newCursor(_ node: Int, _ ticket: DecodingWay.Ticket) -> ContainerCursor {
    let cursor = ContainerCursor(self, node, ticket)
    let depth = Int(ticket.depth)
    while way.value.cursors.count <= depth { way.value.cursors.append(nil) }
    // Some decoder still uses the previous cursor. The new one replaces it here.
    way.value.cursors[depth] = cursor
    return cursor
  }
}

/// The options of a call.
struct DecodingSettings: Sendable {
  var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
  var data = JSONDecoder.DataDecodingStrategy.base64
  var floats = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  var assumesTopLevelDictionary = false
  var allowsJSON5 = false
  var limits = DecodingOptions.Limits()

  /// The context for strategies and hooks of models.
  var context = MappingContext()

  /// The stack that the call around this one has left: models and `Codable` types may contain each
  /// other.
  var stack = StackGuard()

  /// The options of the model that contains the value; nil if the call decodes a value alone.
  var mapping: DecodingOptions?

  /// The coding path of the decoded value, if it is part of another document.
  var basePath: [any CodingKey] = []
}
