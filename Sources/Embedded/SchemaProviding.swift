/// A protocol that nothing conforms to: `@Mappable` sees by it that it writes Embedded Swift.
public protocol EmbeddedModel {}

/// Models have no schema: it would be made of types that are known at run time.
public typealias SchemaProviding = EmbeddedModel
