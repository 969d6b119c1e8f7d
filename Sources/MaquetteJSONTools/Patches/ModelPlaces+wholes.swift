import MaquetteBehavior
import MaquetteCore

// Values that an update replaces as a whole: a patch of parts of them is completed.

/// How a patch is applied to a model.
struct PatchRules {
  /// Whether a null in the patch removes, as in a merge patch.
  let nullsRemove: Bool

  /// The options of decoding values.
  let options: DecodingOptions

  /// A tree of a value that an update replaces as a whole, changed by a patch.
  ///
  /// - Parameter value: How the value is decoded; nil if that is not known.
  func changed(
    _ written: AnyValue, by patch: AnyValue, as value: @autoclosure () -> WholeValue?
  ) -> AnyValue {
    guard nullsRemove, let value = value() else { return written.changed(by: patch, nullsRemove) }
    return value.changed(written, by: patch)
  }
}

extension AnyValue {
  /// Whether this value of a patch removes what it is for.
  ///
  /// - Parameter nullsRemove: Whether a null removes, as in a merge patch; if not, only `removal`
  ///   does.
  func removes(_ nullsRemove: Bool) -> Bool { nullsRemove ? isNull : self == .removal }

  /// Returns this tree, changed by a patch.
  func changed(by patch: AnyValue, _ nullsRemove: Bool) -> AnyValue {
    if nullsRemove { return MergePatch(patch).applied(to: self) }
    guard case .object(let changes) = patch, case .object(var object) = self else { return patch }
    for change in changes {
      let changed = object[change.key]?.changed(by: change.value, nullsRemove) ?? change.value
      // A literal nil would be a null.
      object[change.key] = change.value == .removal ? AnyValue?.none : changed
    }
    return .object(object)
  }

  /// The model as which a value of a type is mapped, decoded from this tree of the value; nil if it is
  /// mapped otherwise.
  func model(behind type: any Any.Type) -> (any SchemaProviding)? {
    guard case .value(let wire, _)? = (type as? any MappingDecodable.Type)?.__decodingForm?.kind,
      let wire = wire as? any (MappingDecodable & SchemaProviding).Type
    else { return nil }
    func model<T: MappingDecodable & SchemaProviding>(_ type: T.Type) -> (any SchemaProviding)? {
      try? decode(type, DecodingOptions())
    }
    return model(wire)
  }
}

/// The case of a flattened enum, whose keys are in the object of its model.
struct FlattenedCase {
  private let name: String
  private let type: any MappingDecodable.Type

  /// The affixes, the innermost first.
  private var affixes: [__Affixes]

  /// The members of the case in the object of the model.
  private(set) var form: AnyValue.Object

  /// Finds the members of a case; nil for nil.
  init?(_ value: Any, named name: String, _ affixes: __Affixes) throws(MappingError) {
    guard let type = Swift.type(of: value) as? any MappingDecodable.Type,
      let value = value as? any MappingEncodable
    else { return nil }
    let written = try ValueMapper().encode(value)
    // A case without a payload is the name of an empty object.
    guard let form = written.object ?? written.string.map({ [$0: [:]] }) else { return nil }
    (self.name, self.type, self.affixes) = (name, type, [affixes])
    self.form = affixes.around(.object(form)).object ?? form
  }

  /// The case in a member with affixes.
  func inside(_ affixes: __Affixes) -> Self {
    var outer = self
    outer.affixes.append(affixes)
    outer.form = affixes.around(.object(form)).object ?? form
    return outer
  }

  /// The members of the case, changed by those of a patch.
  ///
  /// - Throws: `invalidValue` if the patch removes the case.
  func changed(
    by others: AnyValue.Object, _ rules: PatchRules
  ) throws(MappingError) -> AnyValue.Object {
    let nullsRemove = rules.nullsRemove
    var whole = form
    let isReplaced = others.contains { !$0.value.removes(nullsRemove) }
    if nullsRemove, !isReplaced, let new = caseOfNull(in: others, rules.options) { return new }
    for change in others {
      let isRemoved = change.value.removes(nullsRemove)
      guard let value = whole[change.key] else {
        if !isRemoved { whole[change.key] = .some(change.value) }
        continue
      }
      // What another case replaces is gone.
      whole[change.key] =
        isRemoved && isReplaced ? AnyValue?.none : value.changed(by: change.value, nullsRemove)
    }
    guard isReplaced else { return whole }
    let inner = own(whole)
    if !form.contains(where: { whole[$0.key] != nil }), !isCase(inner, rules.options) {
      throw MappingError(
        .invalidValue, at: MappingPath().appending(keys: [name]),
        expected: "a value: an update cannot remove a flattened property, set it to nil",
        found: "null")
    }
    guard nullsRemove else { return whole }
    let kept = WholeValue(of: type, rules.options)
      .keepingNulls(in: .object(inner), of: .object(own(others)))
    for member in affixes.reduce(kept, { $1.around($0) }).object ?? [:] {
      whole[member.key] = .some(member.value)
    }
    return whole
  }

  /// The members of another case, whose payload is null, if nulls remove this one; nil for none.
  private func caseOfNull(
    in nulls: AnyValue.Object, _ options: DecodingOptions
  ) -> AnyValue.Object? {
    guard form.contains(where: { nulls[$0.key] != nil }) else { return nil }
    let added = AnyValue.Object(nulls.filter { form[$0.key] == nil })
    let other = AnyValue.object(own(added))
    guard other.object?.isEmpty == false, other.form(decodedAs: type, options) != nil else {
      return nil
    }
    return added
  }

  /// The members of an object, under the keys of the enum.
  private func own(_ object: AnyValue.Object) -> AnyValue.Object {
    affixes.reversed().reduce(object) { $1.inner(of: $0) }
  }

  /// Whether a case, besides which other keys may be, can be decoded from an object.
  private func isCase(_ object: AnyValue.Object, _ options: DecodingOptions) -> Bool {
    AnyValue.object(object).form(decodedAs: type, options) != nil
      || object.contains {
        AnyValue.object([$0.key: $0.value]).form(decodedAs: type, options) != nil
      }
  }
}
