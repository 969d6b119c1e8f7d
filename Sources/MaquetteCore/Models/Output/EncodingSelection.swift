/// Which parts of the output are written, chosen for one call.
///
/// ```swift
/// var mapper = JSONMapper()
/// mapper.options.encoding.selection = .only("id", "user.name")
/// try mapper.encodeString(statuses)   // [{"id":1,"user":{"name":"Ada"}}]
/// ```
///
/// Paths are those of the output. Keys pass through an array on the way, so a path means the same in a
/// model and in an array of models; a position chooses one element.
public struct EncodingSelection: Sendable, Hashable {
  private let keeps: Bool
  private let paths: [MappingPath]

  /// Nothing but some parts, each with all that is in it.
  ///
  /// - Parameter paths: Where the parts are; the root keeps everything.
  public static func only(_ paths: MappingPath...) -> Self { only(paths) }

  /// Nothing but some parts, each with all that is in it.
  ///
  /// - Parameter paths: Where the parts are; the root keeps everything.
  public static func only(_ paths: [MappingPath]) -> Self { Self(keeps: true, paths: paths) }

  /// All but some parts.
  ///
  /// - Parameter paths: Where the parts are. The root stays.
  public static func without(_ paths: MappingPath...) -> Self { without(paths) }

  /// All but some parts.
  ///
  /// - Parameter paths: Where the parts are. The root stays.
  public static func without(_ paths: [MappingPath]) -> Self { Self(keeps: false, paths: paths) }

  /// Takes away what is not to be written.
  func apply(to value: inout AnyValue) {
    if keeps, paths.contains(where: \.isRoot) { return }
    apply(to: &value, paths.lazy.filter { !$0.isRoot }.map { $0.steps[...] })
  }

  private func apply(to value: inout AnyValue, _ paths: [ArraySlice<MappingPath.Step>]) {
    switch value {
    case .array(let elements):
      let through = paths.filter { if case .key = $0.first { true } else { false } }
      var kept: [AnyValue] = []
      kept.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        let own = through.count == paths.count ? [] : paths.filter { $0.first == .index(index) }
        if own.isEmpty, !through.isEmpty {
          // On the way to a key an array keeps its length: null and numbers stay.
          var element = element
          apply(to: &element, through)
          kept.append(element)
        } else if let element = selected(element, own, through) {
          kept.append(element)
        }
      }
      value = .array(kept)
    case .object(let object):
      var kept = AnyValue.Object()
      for member in object {
        let own = paths.filter { $0.first == .key(member.key) }
        if let value = selected(member.value, own, []) { kept[member.key] = value }
      }
      value = .object(kept)
    default: break
    }
  }

  /// What is written of a part; nil if nothing is.
  ///
  /// - Parameters:
  ///   - value: The part.
  ///   - own: The paths whose first step leads to it.
  ///   - through: Those that go on inside it.
  private func selected(
    _ value: AnyValue, _ own: [ArraySlice<MappingPath.Step>],
    _ through: [ArraySlice<MappingPath.Step>]
  ) -> AnyValue? {
    // Not `nil`, which would be the literal of a null.
    let left = AnyValue?.none
    if own.contains(where: { $0.count == 1 }) { return keeps ? .some(value) : left }
    let inner = own.map { $0.dropFirst() } + through
    if inner.isEmpty { return keeps ? left : .some(value) }
    guard value.array != nil || value.object != nil || !keeps else { return left }
    var value = value
    apply(to: &value, inner)
    return value
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
  /// Writes a whole output, through a tree if the options change it.
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
