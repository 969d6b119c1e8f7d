// Fields whose paths step into arrays: the steps are walked each time that the key of the outermost
// array comes, and then the array is passed over.

extension StoredField {
  /// The statements that walk to a place in an array and read the field there.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - object: The accumulator that holds the field.
  ///   - rank: The rank of the place, if the field has several.
  func walking(to place: Place, into object: String, rank: Int?) -> [String] {
    let field = "\(object).\(name)"
    let start = property.identifier(prefix: "start\(rank ?? 0)_")
    let isRead = rank.map { ["  \(object).\(self.rank) = \($0)"] } ?? []
    // If the key stands twice, nothing of the array before is to be left.
    let isAgain = rank.map { ", \(object).\(self.rank) == \($0)" } ?? ""
    var lines = ["if !reader.state.isUpdating\(isAgain) {", "  \(field) = nil"]
    lines += (rank.map { _ in ["  \(object).\(self.rank) = 255"] } ?? []) + ["}"]
    if place.isInEach {
      lines.append("try reader.collectField(")
      lines.append("  into: &\(field), along: \(place.tail.swiftLiteral),")
      lines.append("  each: \(place.tail.behindEach.swiftLiteral), model: \(model.swiftLiteral),")
      lines.append("  property: \(property.swiftLiteral))")
      if !isRead.isEmpty { lines += ["if \(field) != nil {"] + isRead + ["}"] }
    } else {
      lines.append("if try reader.descend(along: \(place.tail.swiftLiteral)) {")
      lines += reading(into: object).map { "  " + $0 } + isRead + ["}"]
    }
    lines.append("try reader.resume(behind: \(start))")
    return ["let \(start) = reader.mark()", "do throws(MaquetteCore.ReadFailure) {"]
      + lines.map { "  " + $0 }
      + [
        "} catch {", "  try reader.pathFailed(", "    error, of: &\(object),",
        "    MaquetteCore.MissingField(steps: \(place.stepsFromObject.swiftLiteral),",
        "      property: \(property.swiftLiteral)), at: \(start))", "}",
      ]
  }

  /// The steps to the field as its accumulator tells them: a spread field lives in the outermost one.
  var missingSteps: [PathText.Step] { isSpread ? places[0].steps : places[0].stepsFromObject }
}

extension Place {
  /// The steps from the object that has the last of the keys.
  var stepsFromObject: [PathText.Step] { keys.suffix(1).map { .key($0) } + tail }
}

extension [PathText.Step] {
  /// The steps behind `[*]`.
  fileprivate var behindEach: ArraySlice<PathText.Step> {
    firstIndex(of: .each).map { self[($0 + 1)...] } ?? []
  }
}
