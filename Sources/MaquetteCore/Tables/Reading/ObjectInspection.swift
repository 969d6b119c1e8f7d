/// What options and reports know of the keys of one object.
struct ObjectInspection {
  /// The keys so far, if they are counted.
  var keys: KeyAudit?

  /// The values of properties with several keys.
  var aliases: AliasAudit?

  /// The number of issues before the current value.
  var issueCount = 0

  /// Creates the inspection of an object.
  @inline(__always)
  init(for state: borrowing __ReadingState) {
    guard state.checksKeys else { return }
    keys = KeyAudit(keepsTexts: state.options.reportsDefaults)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Reports what is wrong with the current key.
  ///
  /// - Returns: Whether to decode its value; if not, the reader has passed it.
  /// - Throws: `duplicateKey` or `tooManyElements`, as the options require.
  @inline(__always)
  mutating func admits(
    _ slot: Int, of fields: inout __PartialStruct, _ inspection: inout ObjectInspection
  ) throws(ReadFailure) -> Bool {
    guard state.checksKeys else { return true }
    let limit = state.options.limits.elementCount
    if _slowPath(inspection.keys?.insertShortly(slot, limit: limit) != true) {
      let start = mark()
      do throws(ReadFailure) {
        guard try admitCurrentKey(&inspection.keys, slot) else {
          try skipValue()
          return false
        }
      } catch {
        try fieldFailed(error, of: &fields, slot: slot, at: start)
        return false
      }
    }
    if state.isReporting, slot >= 0, fields.aliasedField(of: slot) >= 0 {
      auditAlias(slot, of: fields, &inspection.aliases)
    }
    return true
  }
}
