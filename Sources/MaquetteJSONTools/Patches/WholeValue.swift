import MaquetteBehavior
import MaquetteCore

// A merge patch cannot say whether a member is removed or becomes null: decoding the result decides.

/// A value that an update replaces as a whole, and how it is decoded.
struct WholeValue {
  /// Decodes a tree of the value and encodes the result; nil if that fails.
  let form: (AnyValue) -> AnyValue?

  private init(_ form: @escaping (AnyValue) -> AnyValue?) { self.form = form }

  /// A value that its type decodes.
  init(of type: any MappingDecodable.Type, _ options: DecodingOptions) {
    form = { $0.form(decodedAs: type, options) }
  }

  /// A value under a key of a dictionary, which the type of that decodes.
  init(ofMember key: String, in type: any MappingDecodable.Type, _ options: DecodingOptions) {
    form = { AnyValue.object([key: $0]).form(decodedAs: type, options)?[key] }
  }

  /// The value of a property, which its model decodes and encodes with a strategy.
  ///
  /// - Parameter steps: The steps that lead to the encoded value in the members of the model.
  init(
    of property: ModelSchema.Property, in model: any SchemaProviding, at steps: MappingPath,
    _ options: DecodingOptions
  ) {
    form = { tree in
      let frame = ModelFrame(of: Swift.type(of: model))
      guard let type = Swift.type(of: model) as? any MappingDecodable.Type,
        let whole = try? ModelState.tree(of: model)
      else { return nil }
      var members = frame.members(of: whole)
      let read = property.path.map(MappingPath.Step.key) + (property.arrayPath?.steps ?? [])
      var form = whole
      if tree != .removal {
        members.put(tree, at: read[...])
      } else if case .positions = frame, let position = property.path.first.flatMap({ Int($0) }) {
        // What is after the last element is missing.
        form = .array(Array((whole.array ?? []).prefix(position)))
        members = frame.members(of: form)
      } else {
        members.remove(at: read)
      }
      return frame.form(of: members, over: form).form(decodedAs: type, options)
        .flatMap { frame.members(of: $0)[path: steps] }
    }
  }

  /// A tree of the value, changed by a merge patch, with the nulls of the patch where decoding would
  /// take a default for the removed value, or fail.
  ///
  /// - Parameter written: The value before the change.
  func changed(_ written: WrittenValue, by patch: AnyValue) -> AnyValue {
    let whole = written.tree.changed(by: patch, true)
    let nulls = written.nulls.overlaid(by: patch)
    guard nulls.hasNulls else { return whole }
    guard let made = form(whole) else {
      // The payload of a case that becomes null has no other key; the case before it is gone.
      let candidates = [false, true].map { all in
        whole.puttingNulls(of: patch, beside: written.full) { all || $0 == nil }
      }
      return candidates.first { form($0) != nil } ?? changedApart(written, by: patch) ?? whole
    }
    return keepingNulls(in: whole, of: nulls, where: made)
  }

  /// A tree of a dictionary whose members are changed one by one, because a null that removes one may be
  /// the payload of a case in another; nil if it cannot be decoded.
  private func changedApart(_ written: WrittenValue, by patch: AnyValue) -> AnyValue? {
    guard case .object(var object) = written.tree, case .object(let changes) = patch else {
      return nil
    }
    for change in changes where !change.value.isNull {
      let member = WholeValue { tree in form(.object([change.key: tree]))?[change.key] }
      let present = written[path: MappingPath([.key(change.key)])] ?? WrittenValue([:])
      object[change.key] = .some(member.changed(present, by: change.value))
    }
    // All at once, because each removal moves the members after it.
    object = AnyValue.Object(distinct: object.filter { changes[$0.key]?.isNull != true })
    return form(.object(object)) == nil ? nil : .object(object)
  }

  /// A tree of the value, changed by a merge patch, with the nulls of the patch where decoding would
  /// take a default.
  func keepingNulls(in whole: AnyValue, of patch: AnyValue) -> AnyValue {
    guard patch.hasNulls, let made = form(whole) else { return whole }
    return keepingNulls(in: whole, of: patch, where: made)
  }

  private func keepingNulls(
    in whole: AnyValue, of patch: AnyValue, where made: AnyValue
  ) -> AnyValue {
    let kept = whole.puttingNulls(of: patch, beside: made) { $0?.isNull == false }
    return kept == whole || form(kept) == nil ? whole : kept
  }
}

extension AnyValue {
  /// The encoded form of the value that is decoded from this tree; nil if that fails.
  func form(decodedAs type: any MappingDecodable.Type, _ options: DecodingOptions) -> AnyValue? {
    func value<T: MappingDecodable>(_ type: T.Type) throws(MappingError) -> Any {
      try decode(type, options)
    }
    return (try? value(type)).flatMap { try? ModelState.written($0) }
  }

  /// Removes the value at the end of steps; from an array, with all elements after it.
  fileprivate mutating func remove(at steps: [MappingPath.Step]) {
    let outer = steps.dropLast()
    guard case .index(let index)? = steps.last,
      case .array(let elements)? = self[path: MappingPath(Array(outer))]
    else { return put(nil, at: steps[...]) }
    put(.array(Array(elements.prefix(index))), at: outer)
  }

  var hasNulls: Bool {
    object?.contains { $0.value.isNull || $0.value.hasNulls } ?? false
  }

  /// This tree with some of the nulls of a patch.
  ///
  /// - Parameters:
  ///   - other: Another tree of the value.
  ///   - puts: Whether the null for a key is put, by what the other tree has for it.
  fileprivate func puttingNulls(
    of patch: AnyValue, beside other: AnyValue, where puts: (AnyValue?) -> Bool
  ) -> AnyValue {
    guard case .object(var object) = self else { return self }
    let others = other.object
    for change in patch.object ?? [:] {
      let beside = others?[change.key]
      if !change.value.isNull {
        object[change.key] = object[change.key]?.puttingNulls(
          of: change.value, beside: beside ?? .null, where: puts)
      } else if puts(beside) {
        object[change.key] = .some(.null)
      }
    }
    return .object(object)
  }
}
