/// The parts of the output to write, chosen for one call.
///
/// ```swift
/// var mapper = JSONMapper()
/// mapper.options.encoding.selection = .only("id", "user.name")
/// try mapper.encodeString(statuses)   // [{"id":1,"user":{"name":"Ada"}}]
/// ```
///
/// Paths are those of the output. Keys pass through arrays, so a path means the same in a model and
/// in an array of models; a position selects one element.
public struct EncodingSelection: Sendable, Hashable {
  private let keeps: Bool
  private let paths: [MappingPath]

  /// Writes only the given parts, each with everything in it.
  ///
  /// - Parameter paths: The paths of the parts; the root keeps everything.
  public static func only(_ paths: MappingPath...) -> Self { only(paths) }

  /// Writes only the given parts, each with everything in it.
  ///
  /// - Parameter paths: The paths of the parts; the root keeps everything.
  public static func only(_ paths: [MappingPath]) -> Self { Self(keeps: true, paths: paths) }

  /// Writes everything except the given parts.
  ///
  /// - Parameter paths: The paths of the parts. The root stays.
  public static func without(_ paths: MappingPath...) -> Self { without(paths) }

  /// Writes everything except the given parts.
  ///
  /// - Parameter paths: The paths of the parts. The root stays.
  public static func without(_ paths: [MappingPath]) -> Self { Self(keeps: false, paths: paths) }

  /// Removes the parts that are not selected.
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
          // On the way to a key an array keeps its length: nulls and numbers stay.
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

  /// Returns the selected content of a part; nil if there is none.
  ///
  /// - Parameters:
  ///   - value: The part.
  ///   - own: The paths whose first step leads to the part.
  ///   - through: Those that continue inside it.
  private func selected(
    _ value: AnyValue, _ own: [ArraySlice<MappingPath.Step>],
    _ through: [ArraySlice<MappingPath.Step>]
  ) -> AnyValue? {
    // Not `nil`, which would be the literal for a null.
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
  /// Whether the options change the output of models.
  @usableFromInline var reshapes: Bool {
    configuration != nil || selection != nil || omitsEmpty
  }

  /// Changes the output of models.
  func reshape(_ value: inout AnyValue) {
    selection?.apply(to: &value)
    if omitsEmpty { value.removeEmptyMembers() }
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes a whole output, through a tree if the options change it.
  @inlinable @inline(__always)
  mutating func writeOutput<T: MappingEncodable & ~Copyable>(_ value: borrowing T)
    throws(WriteFailure)
  {
    if _fastPath(!state.options.reshapes) { return try write(value) }
    try writeReshaped(value)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func writeReshaped<T: MappingEncodable & ~Copyable>(_ value: borrowing T)
    throws(WriteFailure)
  {
    let options = state.options
    try write(value, rewriting: { options.reshape(&$0) })
  }
}

extension AnyValue {
  /// Removes the members of objects that are empty or become empty.
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
