/// Foundation's model of a row of `amazon_cellphones.ndjson`: an array of columns.
public struct CellPhoneCodable: Codable {
  public var asin: String
  public var brand: String
  public var title: String
  public var url: String
  public var image: String
  public var rating: Double
  public var reviewUrl: String
  public var totalReviews: Int
  public var prices: String

  public init(from decoder: any Decoder) throws {
    var columns = try decoder.unkeyedContainer()
    asin = try columns.decode(String.self)
    brand = try columns.decode(String.self)
    title = try columns.decode(String.self)
    url = try columns.decode(String.self)
    image = try columns.decode(String.self)
    rating = try columns.decode(Double.self)
    reviewUrl = try columns.decode(String.self)
    totalReviews = try columns.decode(Int.self)
    prices = try columns.decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var columns = encoder.unkeyedContainer()
    for text in [asin, brand, title, url, image] { try columns.encode(text) }
    try columns.encode(rating)
    try columns.encode(reviewUrl)
    try columns.encode(totalReviews)
    try columns.encode(prices)
  }
}
