/// The kinds of models that features are put into, and the position of the features' document.
enum Carrier: String, Sendable, CaseIterable {
  case structure = "struct"
  case finalClass = "final class"
  case superclass, subclass
  case split = "superclass and subclass"
  case genericStruct = "generic struct"
  case genericClass = "generic final class"
  case external = "payload, external tag"
  case `internal` = "payload, internal tag"
  case adjacent = "payload, adjacent tag"
  case untagged = "payload, no tag"
  case labelsExternal = "labels, external tag"
  case labelsInternal = "labels, internal tag"
  case labelsAdjacent = "labels, adjacent tag"
  case labelsUntagged = "labels, no tag"
  case transparent, via, container
  case positions = "layout: .array"
  case noncopyable
  case actor
  case partial
  case flattenedInStruct = "flattened in a struct"
  case flattenedInClass = "flattened in a class"
  case arrayElement = "element of an array"
  case dictionaryValue = "value of a dictionary"
  case optionalProperty = "optional property"
  case protocolValue = "any P by a cluster"
  case classCluster = "class cluster"
}

extension Carrier {
  /// The whole document, with the carrier's own members around the model's document.
  ///
  /// - Parameter name: The name of the case, or the tag of the type.
  func wrap(_ document: Plain, as name: String) -> Plain {
    switch self {
    case .structure, .finalClass, .transparent, .via, .partial, .untagged, .labelsUntagged, .actor,
      .noncopyable:
      document
    case .superclass, .subclass, .split, .flattenedInStruct, .flattenedInClass:
      document.merged(with: ["own": .integer(1)])
    case .genericStruct, .genericClass: document.merged(with: ["item": .integer(1)])
    case .external, .labelsExternal: .object(PlainMembers([(name, document)]))
    case .internal, .labelsInternal, .classCluster: document.merged(with: ["kind": .text(name)])
    case .adjacent, .labelsAdjacent: ["kind": .text(name), "content": document]
    case .container: ["data": ["model": document]]
    case .positions: document
    case .arrayElement: ["items": .list([document]), "table": [:]]
    case .dictionaryValue: ["items": .list([]), "table": ["k": document]]
    case .optionalProperty: ["items": .list([]), "table": [:], "maybe": document]
    case .protocolValue: ["pet": document.merged(with: ["kind": .text(name)])]
    }
  }

  /// The path from the whole document to the model's.
  func steps(_ name: String) -> [String] {
    switch self {
    case .external, .labelsExternal: [name]
    case .adjacent, .labelsAdjacent: ["content"]
    case .container: ["data", "model"]
    case .arrayElement: ["items", "0"]
    case .dictionaryValue: ["table", "k"]
    case .optionalProperty: ["maybe"]
    case .protocolValue: ["pet"]
    default: []
    }
  }

  /// The path of an issue in the whole document.
  func path(_ path: String, _ name: String) -> String {
    let steps = self.steps(name).map { $0 == "0" ? "[0]" : $0 }
    let parts = path == "$" ? steps : steps + [path]
    guard !parts.isEmpty else { return "$" }
    return parts.joined(separator: ".").replacing(".[", with: "[")
  }

  /// The position of the model in the decoded value.
  func place(_ name: String) -> [String] {
    switch self {
    case .external, .internal, .adjacent, .untagged: [name]
    case .labelsExternal, .labelsInternal, .labelsAdjacent, .labelsUntagged: [name]
    case .transparent: ["value"]
    case .via: ["wire"]
    case .flattenedInStruct, .flattenedInClass: ["flat"]
    case .arrayElement: ["items", "0"]
    case .dictionaryValue: ["table", "\"k\""]
    case .optionalProperty: ["maybe"]
    case .protocolValue: ["pet"]
    default: []
    }
  }

  /// Whether an update replaces the model, so that it must contain all of it.
  ///
  /// This applies to elements, values of dictionaries, enums, and values of a strategy.
  var isReplaced: Bool {
    switch self {
    case .external, .internal, .adjacent, .untagged, .labelsExternal, .labelsInternal,
      .labelsAdjacent, .labelsUntagged, .positions, .arrayElement, .dictionaryValue,
      .protocolValue:
      true
    default: false
    }
  }

  /// Whether an invalid value is an error of the whole model, because no case is known.
  var tellsWhole: Bool { self == .untagged || self == .labelsUntagged }
}
