import MaquetteBehavior
import MaquetteCore

/// The case of a flattened enum, whose keys are in the object of its model.
struct FlattenedCase {
  private let name: String
  private let type: any MappingDecodable.Type

  /// The affixes, the innermost first.
  private var affixes: [__Affixes]

  /// The encoded case, under the keys of the enum.
  private let written: WrittenValue

  /// The members of the case in the object of the model.
  private(set) var form: AnyValue.Object

  /// Finds the members of a case; nil for nil.
  init?(_ value: Any, named name: String, _ affixes: __Affixes) throws(MappingError) {
    guard let type = Swift.type(of: value) as? any MappingDecodable.Type,
      value is any MappingEncodable
    else { return nil }
    // A case without a payload is the name of an empty object.
    written = try WrittenValue(encoding: value).map { $0.string.map { [$0: [:]] } ?? $0 }
    guard let form = written.tree.object else { return nil }
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
    if !isReplaced, let reduced = reduced(by: others, rules) { return reduced }
    for change in others {
      let isRemoved = change.value.removes(nullsRemove)
      guard let value = whole[change.key] else {
        if !isRemoved {
          whole[change.key] = .some(AnyValue.null.changed(by: change.value, nullsRemove))
        }
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
      .keepingNulls(in: .object(inner), of: written.nulls.overlaid(by: .object(own(others))))
    for member in around(kept) { whole[member.key] = .some(member.value) }
    return whole
  }

  /// The members of the case without what a patch removes from its payload; nil if the case is gone, too.
  private func reduced(by others: AnyValue.Object, _ rules: PatchRules) -> AnyValue.Object? {
    let patch = AnyValue.object(own(others))
    let reduced =
      rules.nullsRemove
      ? WholeValue(of: type, rules.options).changed(written, by: patch)
      : written.tree.changed(by: patch, false)
    return reduced.form(decodedAs: type, rules.options) == nil ? nil : around(reduced)
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

  /// The keys, in the object of the model, of the case after a patch.
  func keys(after others: AnyValue.Object, _ rules: PatchRules) -> Set<String> {
    let patch = AnyValue.object(own(others))
    for change in rules.nullsRemove ? [patch.withRemovals, patch] : [patch] {
      let forms = [written.tree, written.full].compactMap {
        $0.changed(by: change, false).form(decodedAs: type, rules.options)
      }
      if !forms.isEmpty { return Set(forms.flatMap { around($0).map(\.key) }) }
    }
    return []
  }

  /// Ensures that the case does not lose a null of a patch.
  func expectNoLoss(
    in whole: AnyValue.Object, by others: AnyValue.Object, _ rules: PatchRules
  ) throws(MappingError) {
    guard rules.refusesLosses else { return }
    do throws(MappingError) {
      try WholeValue(of: type, rules.options)
        .expectNoLoss(in: .object(own(whole)), of: written, by: .object(own(others)))
    } catch {
      var error = error
      error.contents.path.steps = affixes.reduce(error.path.steps) { $1.around($0) }
      throw error
    }
  }

  /// The members of an object of the enum, under the keys of the model.
  private func around(_ tree: AnyValue) -> AnyValue.Object {
    affixes.reduce(tree) { $1.around($0) }.object ?? [:]
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
