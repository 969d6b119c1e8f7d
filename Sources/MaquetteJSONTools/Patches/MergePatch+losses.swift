import MaquetteBehavior
import MaquetteCore

// What a merge patch of two models cannot express: null where it is another value than none.

extension AnyValue {
  /// A null of a patch for a member that has become null, and is not removed.
  private static let becomesNull = AnyValue.tagged(
    TaggedValue(ValueTag(format: "Maquette", name: "null"), .null))

  /// Ensures that no change of a model is lost in this merge patch.
  ///
  /// - Parameters:
  ///   - old: The model before.
  ///   - new: The encoded model after.
  func expectNoLoss(from old: Any, to new: AnyValue) throws(MappingError) {
    let rules = PatchRules(
      nullsRemove: true, options: DecodingOptions(), refusesLosses: true)
    do throws(MappingError) {
      _ = try ModelPlaces.completed(markingNulls(of: new), for: old, rules)
    } catch {
      // The other errors are those of applying the patch.
      if error.code == .unencodable { throw error }
    }
  }

  /// This patch with marks for the members that become null.
  private func markingNulls(of new: AnyValue) -> AnyValue {
    guard case .object(var patch) = self, case .object(let members) = new else { return self }
    for change in patch {
      guard let member = members[change.key] else { continue }
      patch[change.key] = .some(
        change.value.isNull ? .becomesNull : change.value.markingNulls(of: member))
    }
    return .object(patch)
  }

  /// This marked patch for trees in which null is a value.
  var withRemovals: AnyValue {
    guard case .object(var patch) = self else { return isNull ? nullOrRemoval : self }
    for change in patch { patch[change.key] = .some(change.value.withRemovals) }
    return .object(patch)
  }

  private var nullOrRemoval: AnyValue { self == .becomesNull ? .null : .removal }

  /// Whether this null of a marked patch is for a member that has become null.
  fileprivate var isKept: Bool { self == .becomesNull }
}

extension PatchRules {
  /// Ensures that a null of a patch removes a member.
  func expectRemoval(_ patch: AnyValue) throws(MappingError) {
    if refusesLosses, patch.isKept { throw MappingError(lossOfNullAt: MappingPath()) }
  }

  /// Ensures that a null of a patch is for a property that becomes null, if it can also be missing.
  func expectNull(_ patch: AnyValue, at place: ModelPlaces.Place) throws(MappingError) {
    guard refusesLosses, patch.isNull, !patch.isKept, place.canBeMissing else { return }
    throw MappingError(lossOfAbsenceAt: MappingPath())
  }
}

extension WholeValue {
  /// Ensures that a value, changed by a marked patch, is decoded as it would be with its nulls.
  func expectNoLoss(
    in changed: AnyValue, of written: WrittenValue, by patch: AnyValue
  ) throws(MappingError) {
    guard patch.hasNulls else { return }
    let made = form(changed) ?? changed
    // With the nils that are omitted, and without them: that depends on the options of encoding.
    let wanted = [written.tree, written.full].compactMap {
      form($0.changed(by: patch.withRemovals, false))
    }
    guard !wanted.contains(made), let loss = wanted.first?.changes(since: made).first else {
      return
    }
    guard loss.new != nil else { throw MappingError(lossOfAbsenceAt: loss.path) }
    throw MappingError(lossOfNullAt: loss.path)
  }
}

extension MappingError {
  fileprivate init(lossOfNullAt path: MappingPath) {
    self.init(
      .unencodable, at: path, expected: "a value other than null (a merge patch cannot set null)",
      found: "null")
  }

  fileprivate init(lossOfAbsenceAt path: MappingPath) {
    self.init(
      .unencodable, at: path,
      expected: "null or a value (a merge patch cannot remove one that may be null)",
      found: "no value")
  }
}
