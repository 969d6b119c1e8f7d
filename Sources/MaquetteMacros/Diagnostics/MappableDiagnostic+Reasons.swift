// Attributes and arguments that would have no effect.

extension MappableDiagnostic {
  /// Why something has no effect, and what to do instead.
  enum Reason {
    /// A constant that always has its initial value.
    case constant(String)
    /// A place in an array instead of a key.
    case position(String)
    /// The only property of a struct that is mapped as this property.
    case transparent(String)
    /// A model that is mapped as another type.
    case via(String, String)
    /// A model that is mapped in one direction only.
    case oneWay(String, String)
    /// A case without a tag.
    case untagged(String)
    /// An enum without labels.
    case noLabels(String)
    /// A model that is an array.
    case positions(String)
    /// An enum whose payloads are arrays.
    case payloadArrays(String)
    /// An enum whose tags require objects.
    case payloadObjects(String)
    /// An enum whose tagging makes its cases arrays.
    case arraysByTagging(String)
    /// An enum whose payloads are single values.
    case noPayloads(String)
    /// A value that is never empty.
    case neverEmpty(String, String)
    /// A type that cannot be archived.
    case neverArchived(String)
    /// A property that no format encodes.
    case notArchived(String)
    /// A property that every format encodes.
    case archivedAnyway(String)
    /// A value without elements.
    case noElements(String, String)

    var text: String {
      switch self {
      case .constant(let name): "'\(name)' is a constant with a value and is never read"
      case .position(let name): "'\(name)' has a position in an array and no key"
      case .transparent(let model):
        "'\(model)' is mapped as its only property, without an object around it"
      case .via(let model, let wire): "'\(model)' is mapped as '\(wire)', which says how"
      case .oneWay(let model, let deed): "'\(model)' is not \(deed)"
      case .untagged(let name): "the case '\(name)' is recognized by its payload, without a name"
      case .noLabels(let model): "no case of '\(model)' has labels, which would be keys"
      case .positions(let model): "'\(model)' is an array, which has no keys"
      case .payloadArrays(let model): "the payloads of '\(model)' are arrays, which have no keys"
      case .payloadObjects(let model): "the payloads of '\(model)' are objects, as its tags require"
      case .arraysByTagging(let model):
        "the cases of '\(model)' are arrays by 'tagged: .firstElement'"
      case .noPayloads(let model): "no payload of '\(model)' has several values, or labels"
      case .neverEmpty(let name, let type): "'\(name)' is \(type) and never empty"
      case .neverArchived(let model): "'\(model)' cannot be archived"
      case .notArchived(let name): "'\(name)' is not written"
      case .archivedAnyway(let name): "'\(name)' is archived anyway"
      case .noElements(let name, let type): "'\(name)' is \(type) and has no elements"
      }
    }
  }

  /// Why a property cannot be left out under some profiles or in some formats only.
  enum Obstacle: String {
    case constant = "is a constant with a value"
    case position = "is an element of an array, so leaving it out would move others"
    case transparent = "is the only value of its model"
    case extras = "has '@CodableExtras' beside it, which would keep its key"
    case array = "has a key that leads into an array"
  }
}
