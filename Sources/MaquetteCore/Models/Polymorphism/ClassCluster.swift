/// A class whose data decides which of its subclasses to create.
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
/// Result: decoding `[Shape]` makes a `Circle` and a `Square`; encoding writes the tag of an
/// object's own class first. A subclass that is requested itself is decoded as itself.
///
/// Failure: `unknownCase` for an unknown tag, unless the cluster has a fallback; `unencodable` for
/// an object of a class that is not in the cluster.
public protocol ClassCluster {
  /// The class that was marked.
  associatedtype ClusterBase = Self

  /// The types of the cluster.
  static var cluster: PolymorphicTypes<ClusterBase> { get }
}

extension ClassCluster {
  /// Replaces an object by the chosen one.
  public init(__chosen value: Self) { self = value }
}
