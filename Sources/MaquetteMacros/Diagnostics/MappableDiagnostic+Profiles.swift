import SwiftDiagnostics

// Problems of attributes for profiles and formats.

extension MappableDiagnostic {
  /// A case with another name under a profile.
  static func profileOfCase(_ attribute: String) -> Self {
    Self(
      "'in' is for properties; the cases of an enum have one name everywhere, so remove '@\(attribute)'"
    )
  }

  /// A key for a profile that leads into an array, or whose property has such a key.
  static func profileInArray(_ name: String) -> Self {
    Self("no key of '\(name)' may lead into an array, because it has keys for profiles or formats")
  }

  /// A constant with other keys under a profile.
  static func profileOfConstant(_ name: String) -> Self {
    Self(
      "'\(name)' is a constant with a value, which has one key; make it a variable, or remove 'in'")
  }

  /// A model with extras, which depend on the profile.
  static func profileBesideExtras(_ name: String) -> Self {
    Self(
      "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of '\(name)' "
        + "does; read one of them by another model")
  }

  /// Why a property cannot be left out under some profiles or in some formats only.
  enum Obstacle: String {
    case constant = "is a constant with a value"
    case position = "is an element of an array, so leaving it out would move others"
    case transparent = "is the only value of its model"
    case extras = "has '@CodableExtras' beside it, which would keep its key"
    case array = "has a key that leads into an array"
  }

  /// A property that cannot be left out under some profiles or in some formats only.
  static func cannotBeLeftOut(_ name: String, _ obstacle: Obstacle) -> Self {
    Self(
      "'\(name)' \(obstacle.rawValue), so it cannot be left out in some formats alone; remove 'in', or "
        + "map these formats by another model")
  }

  /// A name that is used twice.
  static func profileTwice(_ name: String) -> Self {
    Self("there is another such attribute for '\(name)'")
  }
}
