/// The parts of the output to write, chosen for one call.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(selection: .only("id", "user.name")))
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
  func apply(to value: inout AnyValue) { value = root.applied(to: value, by: self) ?? value }
}

/// What a selection leaves of a value.
enum SelectedPart {
  case whole
  case nothing

  /// Parts inside an array or an object, and whether other values stay.
  case inside(SelectedPaths, keepsScalars: Bool)

  /// Returns what is left of a tree; nil if nothing is.
  fileprivate func applied(to value: AnyValue, by selection: EncodingSelection) -> AnyValue? {
    switch (self, value) {
    case (.whole, _): return .some(value)
    case (.nothing, _): return AnyValue?.none
    case (.inside(let paths, _), .array(let elements)):
      var kept: [AnyValue] = []
      kept.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        let part = selection.element(index, of: paths)
        if let element = part.applied(to: element, by: selection) { kept.append(element) }
      }
      return .some(.array(kept))
    case (.inside(let paths, _), .object(let object)):
      var kept: [AnyValue.Object.Member] = []
      kept.reserveCapacity(object.count)
      for member in object {
        let part = selection.member(of: paths, member.key) { $0 == member.key }
        guard let value = part.applied(to: member.value, by: selection) else { continue }
        kept.append(AnyValue.Object.Member(key: member.key, value: value))
      }
      return .some(.object(AnyValue.Object(distinct: kept)))
    case (.inside(_, let keepsScalars), _):
      let isScalar = value.array == nil && value.object == nil
      return keepsScalars || !isScalar ? .some(value) : AnyValue?.none
    }
  }
}

extension EncodingSelection {
  /// What is left of a whole output.
  var root: SelectedPart {
    if keeps, paths.contains(where: \.isRoot) { return .whole }
    let inner = paths.filter { !$0.isRoot }.map { $0.steps[...] }
    return .inside(SelectedPaths(inner), keepsScalars: true)
  }

  /// Returns what is left of a member of an object.
  ///
  /// - Parameters:
  ///   - paths: The paths inside the object.
  ///   - key: The key of the member.
  ///   - isKey: Whether a key is that of the member.
  @inline(__always)
  func member(
    of paths: SelectedPaths, _ key: @autoclosure () -> String, _ isKey: (String) -> Bool
  ) -> SelectedPart {
    part(paths.through(key: key(), isKey), nil)
  }

  /// Returns what is left of an element of an array.
  ///
  /// - Parameters:
  ///   - index: The position of the element.
  ///   - paths: The paths inside the array.
  func element(_ index: Int, of paths: SelectedPaths) -> SelectedPart {
    let (own, through) = (paths.through(index: index), paths.withKeys)
    // On the way to a key an array keeps its length: nulls and numbers stay.
    if own.isEmpty, let through { return .inside(through, keepsScalars: true) }
    return part(own, through)
  }

  /// Returns what is left of a part.
  ///
  /// - Parameters:
  ///   - own: The paths whose first step leads to the part.
  ///   - through: Those that continue inside it; nil if there are none.
  private func part(
    _ own: [ArraySlice<MappingPath.Step>], _ through: SelectedPaths?
  ) -> SelectedPart {
    if own.isEmpty, through == nil { return keeps ? .nothing : .whole }
    if own.contains(where: { $0.count == 1 }) { return keeps ? .whole : .nothing }
    let inner = own.map { $0.dropFirst() } + (through?.all ?? [])
    return .inside(SelectedPaths(inner), keepsScalars: !keeps)
  }
}

extension EncodingOptions {
  /// Whether the options change the output of models.
  @usableFromInline package var reshapes: Bool {
    configuration != nil || selection != nil || omitsEmpty
  }

  /// Changes the output of models.
  package func reshape(_ value: inout AnyValue) {
    selection?.apply(to: &value)
    if omitsEmpty { value.removeEmptyMembers() }
  }
}

extension JSONWriter {
  /// Writes a whole output, without the parts that the options exclude.
  @inlinable @inline(__always)
  package mutating func writeOutput<T: MappingEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure) {
    if _fastPath(!state.options.reshapes) { return try write(value) }
    try writeReshaped(value)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func writeReshaped<T: MappingEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure) {
    let (start, depth, flattened) = (buffer.count, state.depth, state.openFlattened)
    if state.options.configuration == nil {
      do throws(WriteFailure) {
        try write(value)
        return removeParts(from: start)
      } catch {
        // What cannot be written may be in an excluded part.
        buffer.removeLast(buffer.count - start)
        (state.depth, state.openFlattened) = (depth, flattened)
      }
    }
    let options = state.options
    try write(value, rewriting: { options.reshape(&$0) })
  }
}

extension ValueWriter {
  /// Writes a whole output, without the parts that the options exclude.
  mutating func writeOutput<T: MappingEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure) {
    try write(value)
    if state.options.reshapes { removeParts() }
  }
}

extension AnyValue {
  /// Removes the members of objects that are empty or become empty.
  fileprivate mutating func removeEmptyMembers() {
    if let changed = withoutEmptyMembers { self = changed }
  }

  /// The value without the members of objects that are empty or become empty; nil if there are
  /// none.
  private var withoutEmptyMembers: AnyValue? {
    switch self {
    case .array(var elements):
      var isChanged = false
      for index in elements.indices {
        guard let changed = elements[index].withoutEmptyMembers else { continue }
        elements[index] = changed
        isChanged = true
      }
      return isChanged ? .some(.array(elements)) : AnyValue?.none
    case .object(let object):
      var kept: [Object.Member] = []
      var isChanged = false
      for (position, member) in object.enumerated() {
        let changed = member.value.withoutEmptyMembers
        let left = changed ?? member.value
        if !isChanged {
          guard changed.hasValue || left.isEmpty else { continue }
          isChanged = true
          kept.reserveCapacity(object.count)
          kept += object[..<position]
        }
        if !left.isEmpty { kept.append(Object.Member(key: member.key, value: left)) }
      }
      return isChanged ? .some(.object(Object(distinct: kept))) : AnyValue?.none
    default: return AnyValue?.none
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

extension AnyValue? {
  /// Whether there is a value; a comparison with `nil` would compare it with a null.
  fileprivate var hasValue: Bool { if case .some = self { true } else { false } }
}
