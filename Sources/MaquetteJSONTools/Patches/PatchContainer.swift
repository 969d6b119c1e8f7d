import MaquetteCore
import MaquetteMappings

/// An object or an array that is being changed; its place is its only owner.
final class PatchContainer {
  private var members: PatchMembers?
  private var elements = PatchElements([])

  /// Opens an object or an array for changes; nil for other values.
  init?(_ value: AnyValue) {
    switch value {
    case .object(let object): members = PatchMembers(object)
    case .array(let values): elements = PatchElements(values)
    default: return nil
    }
  }

  /// The current object or array.
  var value: AnyValue { members.map { .object($0.object) } ?? .array(elements.values) }

  /// The number of members or elements.
  var count: Int { members?.count ?? elements.count }

  /// The place of a token, or nil.
  subscript(token: String) -> PatchPlace? {
    if let members { return members[token] }
    return position(of: token).map { elements[$0] }
  }

  /// Opens the container at a token; nil if there is none.
  func open(_ token: String) -> PatchContainer? {
    guard var place = self[token], let container = place.open() else { return nil }
    _ = replace(token, by: place)
    return container
  }

  /// Replaces the value at a token; returns false if there is none.
  func replace(_ token: String, by place: PatchPlace) -> Bool {
    if let isReplaced = members?.replace(token, by: place) { return isReplaced }
    guard let position = position(of: token) else { return false }
    elements[position] = place
    return true
  }

  /// Removes the value at a token; returns nil if there is none.
  func remove(_ token: String) -> PatchPlace? {
    if members != nil { return members?.remove(token) }
    return position(of: token).map { elements.remove(at: $0) }
  }

  /// Adds or replaces a member, or inserts an element; returns false for an invalid position.
  func add(_ place: PatchPlace, at token: String) -> Bool {
    if members?.set(token, to: place) != nil { return true }
    let position = token.isSameKey(as: "-") ? elements.count : JSONPointer.position(token)
    guard let position, position <= elements.count else { return false }
    elements.insert(place, at: position)
    return true
  }

  /// Whether a predicate is true for all members or elements.
  func allSatisfy(_ rule: (PatchPlace) -> Bool) -> Bool {
    members?.allSatisfy(rule) ?? elements.allSatisfy(rule)
  }

  private func position(of token: String) -> Int? {
    JSONPointer.position(token).flatMap { $0 < elements.count ? $0 : nil }
  }
}
