/// Which parts of the output are written, chosen for one call.
///
/// ```swift
/// var mapper = JSONMapper()
/// mapper.options.encoding.selection = .only("id", "user.name")
/// try mapper.encodeString(statuses)   // [{"id":1,"user":{"name":"Ada"}}]
/// ```
///
/// Paths are those of the output, keys with dots between them; an array on the way is passed
/// through, so a path means the same in a model and in an array of models.
public struct EncodingSelection: Sendable, Hashable {
  private let keeps: Bool
  private let paths: [[String]]

  /// Nothing but some parts, each with all that is in it.
  public static func only(_ paths: String...) -> Self { only(paths) }

  /// Nothing but some parts, each with all that is in it.
  public static func only(_ paths: [String]) -> Self { Self(keeps: true, paths) }

  /// All but some parts.
  public static func without(_ paths: String...) -> Self { without(paths) }

  /// All but some parts.
  public static func without(_ paths: [String]) -> Self { Self(keeps: false, paths) }

  private init(keeps: Bool, _ paths: [String]) {
    self.keeps = keeps
    self.paths = paths.map { $0.split(separator: ".").map(String.init) }
  }

  /// Takes away what is not to be written.
  func apply(to value: inout AnyValue) { apply(to: &value, paths.map { $0[...] }) }

  private func apply(to value: inout AnyValue, _ paths: [ArraySlice<String>]) {
    switch value {
    case .array(var elements):
      for index in elements.indices { apply(to: &elements[index], paths) }
      value = .array(elements)
    case .object(let object):
      var kept = AnyValue.Object()
      for member in object {
        let matching = paths.filter { $0.first == member.key }
        let isNamed = matching.contains { $0.count == 1 }
        if isNamed || matching.isEmpty {
          if isNamed == keeps { kept[member.key] = member.value }
          continue
        }
        var inner = member.value
        guard inner.array != nil || inner.object != nil || !keeps else { continue }
        apply(to: &inner, matching.map { $0.dropFirst() })
        kept[member.key] = inner
      }
      value = .object(kept)
    default: break
    }
  }
}

extension EncodingOptions {
  /// Whether what models write is changed before it is the output.
  @usableFromInline var reshapes: Bool {
    configuration != nil || selection != nil || omitsEmpty
  }

  /// Changes what models have written.
  func reshape(_ value: inout AnyValue) {
    selection?.apply(to: &value)
    if omitsEmpty { value.removeEmptyMembers() }
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes a whole output, by way of a tree if the options change it.
  @inlinable @inline(__always)
  mutating func writeOutput<T: MappingEncodable>(_ value: T) throws(WriteFailure) {
    if _fastPath(!state.options.reshapes) { return try write(value) }
    try writeReshaped(value)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func writeReshaped<T: MappingEncodable>(_ value: T) throws(WriteFailure) {
    let options = state.options
    try write(value, rewriting: { options.reshape(&$0) })
  }
}

extension AnyValue {
  /// Takes away the members of objects that are empty or become so.
  fileprivate mutating func removeEmptyMembers() {
    switch self {
    case .array(var elements):
      for index in elements.indices { elements[index].removeEmptyMembers() }
      self = .array(elements)
    case .object(let object):
      var kept = AnyValue.Object()
      for member in object {
        var value = member.value
        value.removeEmptyMembers()
        if !value.isEmpty { kept[member.key] = value }
      }
      self = .object(kept)
    default: break
    }
  }

  private var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let object): object.isEmpty
    default: false
    }
  }
}
