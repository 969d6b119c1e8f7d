public import MaquetteCore

/// A row of a table of cell phones, an array on each line: `amazon_cellphones.ndjson`.
///
/// Columns have no keys, so the conformance is written by hand.
public struct CellPhone: Equatable, Sendable {
  public var asin: String
  public var brand: String
  public var title: String
  public var url: String
  public var image: String
  public var rating: Double
  public var reviewUrl: String
  public var totalReviews: Int
  public var prices: String

  /// Creates a reproducible phone.
  public init(number: Int) {
    let brands = ["Nokia", "Motorola", "Sony", "Xiaomi 小米", "Café \"Noir\""]
    asin = "B\(1_000_000_000 + number * 7919)"
    brand = brands[number % brands.count]
    title = "\(brand) model \(number), unlocked, with charger, case & manual, black/silver"
    url = "https://shop.example/\(asin)/dp/phones-and-accessories/model-\(number)"
    image = "https://images.shop.example/I/\(asin)._AC_UY218_SEARCH_QL75_.jpg"
    rating = Double(number % 41 + 10) / 10
    reviewUrl = "https://shop.example/product-reviews/\(asin)"
    totalReviews = number * 31 % 1000
    prices = number % 3 == 0 ? "" : "$\(number % 900).95"
  }
}

extension CellPhone: MappingDecodable {
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    try self.init(rowOf: &reader)
  }

  public init(from reader: inout ValueReader) throws(ReadFailure) {
    try self.init(rowOf: &reader)
  }

  @inline(__always)
  private init<R: MappingReader & ~Copyable>(rowOf reader: inout R) throws(ReadFailure) {
    let start = reader.mark()
    var more = try reader.beginArray()
    func next<T: MappingDecodable>(_ reader: inout R) throws(ReadFailure) -> T {
      guard more else { throw reader.failure(.invalidValue, at: start, expected: "9 columns") }
      let value = try reader.read(T.self)
      more = try reader.endElement()
      return value
    }
    asin = try next(&reader)
    brand = try next(&reader)
    title = try next(&reader)
    url = try next(&reader)
    image = try next(&reader)
    rating = try next(&reader)
    reviewUrl = try next(&reader)
    totalReviews = try next(&reader)
    prices = try next(&reader)
    if more { throw reader.failure(.invalidValue, at: start, expected: "9 columns") }
  }
}

extension CellPhone: MappingEncodable {
  public func write(to writer: inout JSONWriter) throws(WriteFailure) { try writeRow(to: &writer) }

  public func write(to writer: inout ValueWriter) throws(WriteFailure) { try writeRow(to: &writer) }

  @inline(__always)
  private func writeRow<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    try writer.beginArray()
    for text in [asin, brand, title, url, image] { writer.writeString(text) }
    try writer.writeDouble(rating)
    writer.writeString(reviewUrl)
    writer.writeInteger(totalReviews)
    writer.writeString(prices)
    writer.endArray()
  }
}
