import MaquetteCore

/// Every integer that maps.
typealias TestInteger = FixedWidthInteger & Mappable & Sendable
