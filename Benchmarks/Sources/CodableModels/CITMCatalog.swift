// Foundation's models of `citm_catalog.json`, with the spelling of the document, so that no keys
// are converted.

public struct CatalogCodable: Codable {
  public var areaNames: [String: String]
  public var audienceSubCategoryNames: [String: String]
  public var blockNames: [String: String]
  public var events: [String: EventCodable]
  public var performances: [PerformanceCodable]
  public var seatCategoryNames: [String: String]
  public var subTopicNames: [String: String]
  public var subjectNames: [String: String]
  public var topicNames: [String: String]
  public var topicSubTopics: [String: [UInt64]]
  public var venueNames: [String: String]
}

public struct EventCodable: Codable {
  public var description: String?
  public var id: UInt64
  public var logo: String?
  public var name: String
  public var subTopicIds: [UInt64]
  public var subjectCode: String?
  public var subtitle: String?
  public var topicIds: [UInt64]
}

public struct PerformanceCodable: Codable {
  public var eventId: UInt64
  public var id: UInt64
  public var logo: String?
  public var name: String?
  public var prices: [PriceCodable]
  public var seatCategories: [SeatCategoryCodable]
  public var seatMapImage: String?
  public var start: UInt64
  public var venueCode: String
}

public struct PriceCodable: Codable {
  public var amount: UInt64
  public var audienceSubCategoryId: UInt64
  public var seatCategoryId: UInt64
}

public struct SeatCategoryCodable: Codable {
  public var areas: [AreaCodable]
  public var seatCategoryId: UInt64
}

public struct AreaCodable: Codable {
  public var areaId: UInt64
  public var blockIds: [UInt64]
}
