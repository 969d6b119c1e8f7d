/// A class whose data tells which of its subclasses it is.
///
/// Input:
///
/// ```json
/// [{"type": "circle", "name": "a", "radius": 1}, {"side": 2, "name": "b", "type": "square"}]
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// class Shape: ClassCluster {
///   class var cluster: PolymorphicTypes<Shape> { shapes }
///   var name = ""
/// }
///
/// @Mappable final class Circle: Shape { var radius = 0.0 }
/// @Mappable final class Square: Shape { var side = 0.0 }
///
/// private let shapes = PolymorphicTypes<Shape>(
///   discriminator: "type", ["circle": Circle.self, "square": Square.self])
/// ```
///
/// Result: reading `[Shape]` makes a `Circle` and a `Square`; writing writes the tag of an object's
/// own class first. A subclass is read as itself when it is asked for.
///
/// Failure: `unknownCase` for a tag that is unknown, unless the cluster has a fallback;
/// `unencodable` for writing an object of a class that the cluster does not know.
public protocol ClassCluster {
  /// The class that was marked.
  associatedtype ClusterBase = Self

  /// The types that there are.
  static var cluster: PolymorphicTypes<ClusterBase> { get }
}

extension ClassCluster {
  /// Takes the place of an object by another that was chosen.
  public init(__chosen value: Self) { self = value }
}
