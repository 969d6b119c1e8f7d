public import Maquette

/// The program of a concert hall: `citm_catalog.json`.
@Mappable
public struct Catalog: Equatable, Sendable {
  public var areaNames: [String: String]
  public var audienceSubCategoryNames: [String: String]
  public var blockNames: [String: String]
  public var events: [String: Event]
  public var performances: [Performance]
  public var seatCategoryNames: [String: String]
  public var subTopicNames: [String: String]
  public var subjectNames: [String: String]
  public var topicNames: [String: String]
  public var topicSubTopics: [String: [UInt64]]
  public var venueNames: [String: String]
}

@Mappable
public struct Event: Equatable, Sendable {
  public var description: String?
  public var id: UInt64
  public var logo: String?
  public var name: String
  public var subTopicIds: [UInt64]
  public var subjectCode: String?
  public var subtitle: String?
  public var topicIds: [UInt64]
}

@Mappable
public struct Performance: Equatable, Sendable {
  public var eventId: UInt64
  public var id: UInt64
  public var logo: String?
  public var name: String?
  public var prices: [Price]
  public var seatCategories: [SeatCategory]
  public var seatMapImage: String?
  public var start: UInt64
  public var venueCode: String
}

@Mappable
public struct Price: Equatable, Sendable {
  public var amount: UInt64
  public var audienceSubCategoryId: UInt64
  public var seatCategoryId: UInt64
}

@Mappable
public struct SeatCategory: Equatable, Sendable {
  public var areas: [Area]
  public var seatCategoryId: UInt64
}

@Mappable
public struct Area: Equatable, Sendable {
  public var areaId: UInt64
  public var blockIds: [UInt64]
}
