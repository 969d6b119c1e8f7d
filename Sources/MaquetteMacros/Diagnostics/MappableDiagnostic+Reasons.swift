// Attributes and arguments that would have no effect.

extension MappableDiagnostic {
  /// Why something has no effect, and what to do instead.
  struct Reason {
    let text: String

    /// A constant that always has its initial value.
    static func constant(_ name: String) -> Self {
      Self(text: "'\(name)' is a constant with a value and is never read")
    }

    /// A place in an array instead of a key.
    static func position(_ name: String) -> Self {
      Self(text: "'\(name)' has a position in an array and no key")
    }

    /// The only property of a struct that is mapped as this property.
    static func transparent(_ model: String) -> Self {
      Self(text: "'\(model)' is mapped as its only property, without an object around it")
    }

    /// A model that is mapped as another type.
    static func via(_ model: String, _ wire: String) -> Self {
      Self(text: "'\(model)' is mapped as '\(wire)', which says how")
    }

    /// A model that is mapped in one direction only.
    static func oneWay(_ model: String, _ deed: String) -> Self {
      Self(text: "'\(model)' is not \(deed)")
    }

    /// A case without a tag.
    static func untagged(_ name: String) -> Self {
      Self(text: "the case '\(name)' is recognized by its payload, without a name")
    }

    /// An enum without labels.
    static func noLabels(_ model: String) -> Self {
      Self(text: "no case of '\(model)' has labels, which would be keys")
    }

    /// A model that is an array.
    static func positions(_ model: String) -> Self {
      Self(text: "'\(model)' is an array, which has no keys")
    }

    /// An enum whose payloads are arrays.
    static func payloadArrays(_ model: String) -> Self {
      Self(text: "the payloads of '\(model)' are arrays, which have no keys")
    }

    /// An enum whose tags require objects.
    static func payloadObjects(_ model: String) -> Self {
      Self(text: "the payloads of '\(model)' are objects, as its tags require")
    }

    /// An enum whose tagging makes its cases arrays.
    static func arraysByTagging(_ model: String) -> Self {
      Self(text: "the cases of '\(model)' are arrays by 'tagged: .firstElement'")
    }

    /// An enum whose payloads are single values.
    static func noPayloads(_ model: String) -> Self {
      Self(text: "no payload of '\(model)' has several values, or labels")
    }

    /// A value that is never empty.
    static func neverEmpty(_ name: String, _ type: String) -> Self {
      Self(text: "'\(name)' is \(type) and never empty")
    }

    /// A type that cannot be archived.
    static func neverArchived(_ model: String) -> Self {
      Self(text: "'\(model)' cannot be archived")
    }

    /// A property that no format encodes.
    static func notArchived(_ name: String) -> Self {
      Self(text: "'\(name)' is not written")
    }

    /// A property that every format encodes.
    static func archivedAnyway(_ name: String) -> Self {
      Self(text: "'\(name)' is archived anyway")
    }

    /// A value without elements.
    static func noElements(_ name: String, _ type: String) -> Self {
      Self(text: "'\(name)' is \(type) and has no elements")
    }
  }

  /// An attribute or an argument without effect.
  static func pointless(_ name: String, _ reason: Reason) -> Self {
    Self("pointless", "\(reason.text), so '\(name)' has no effect")
  }
}
