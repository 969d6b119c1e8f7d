/// The access of a memberwise initialiser that `@Mappable` makes.
public struct MemberwiseAccess: Sendable {
  /// Other modules may call it.
  public static var `public`: MemberwiseAccess { MemberwiseAccess() }

  /// Other modules of the package may call it.
  public static var package: MemberwiseAccess { MemberwiseAccess() }

  /// The module may call it.
  public static var `internal`: MemberwiseAccess { MemberwiseAccess() }
}
