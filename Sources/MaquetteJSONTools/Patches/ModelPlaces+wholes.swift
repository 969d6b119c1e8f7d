import MaquetteBehavior
import MaquetteCore

// Values that an update replaces as a whole: a patch of parts of them is completed.

/// How a patch is applied to a model.
struct PatchRules {
  /// Whether a null in the patch removes, as in a merge patch.
  let nullsRemove: Bool

  /// The options of decoding values.
  let options: DecodingOptions

  /// Whether a null of the patch that is lost in the model is an error.
  var refusesLosses = false

  /// A tree of a value that an update replaces as a whole, changed by a patch.
  ///
  /// - Parameter value: How the value is decoded; nil if that is not known.
  func changed(
    _ written: WrittenValue, by patch: AnyValue, as value: @autoclosure () -> WholeValue?
  ) throws(MappingError) -> AnyValue {
    guard nullsRemove, let value = value() else {
      return written.tree.changed(by: patch, nullsRemove)
    }
    let changed = value.changed(written, by: patch)
    if refusesLosses { try value.expectNoLoss(in: changed, of: written, by: patch) }
    return changed
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
