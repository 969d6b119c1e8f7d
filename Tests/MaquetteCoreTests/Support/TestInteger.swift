import MaquetteCore

/// Every integer type that can be mapped.
typealias TestInteger = FixedWidthInteger & Mappable & Sendable
