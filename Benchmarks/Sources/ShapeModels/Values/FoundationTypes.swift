public import Foundation
import Maquette

/// A date, a UUID, a URL and a decimal.
@Mappable
public struct TypedArticle: Equatable, Sendable {
  public var id: UUID
  public var title: String
  public var author: String
  public var link: URL
  public var isPublished: Bool
  public var price: Decimal
  public var changed: Date

  init(_ sample: Sample) {
    id = UUID(uuidString: sample.uuid)!
    title = sample.title
    author = sample.author
    link = URL(string: sample.link)!
    isPublished = sample.isPublished
    price = Decimal(sample.cents) / 100
    changed = Date(timeIntervalSince1970: Double(sample.seconds))
  }
}

/// Dates in explicit forms.
@Mappable
public struct DatedArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  @CodableBy(.secondsSince1970) public var written: Date
  @CodableBy(.date("dd.MM.yyyy HH:mm:ss")) public var printed: Date
  @CodableBy(.rfc1123) public var sold: Date
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    written = Date(timeIntervalSince1970: Double(sample.seconds))
    printed = written
    sold = written
    tags = sample.tags
  }
}

extension Sample {
  /// The price in cents.
  var cents: Int { 1999 + number * 1250 }

  /// Seconds since 1970, on days of May 2024.
  var seconds: Int { 1_714_521_600 + number * 86400 + 9 * 3600 + 41 * 60 + number }

  var uuid: String { "C0FFEE00-1234-4ABC-8DEF-0000000000\(twoDigits(number))" }
  var link: String { "https://books.example.org/volumes/\(id)?lang=\(language)" }

  /// The text of the time.
  var time: String { "09:41:\(twoDigits(number))" }
  var day: String { twoDigits(number + 1) }
  var weekday: String { ["Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue"][number % 7] }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Shapes {
  public static let types = Shape("date-uuid-url-decimal", TypedArticle.init(_:)) { sample in
    json([
      "id": sample.uuid, "title": sample.title, "author": sample.author, "link": sample.link,
      "isPublished": sample.isPublished, "price": sample.price,
      "changed": "2024-05-\(sample.day)T\(sample.time)Z",
    ])
  }
  public static let dates = Shape("dates-by-strategies", DatedArticle.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "author": sample.author, "written": sample.seconds,
      "printed": "\(sample.day).05.2024 \(sample.time)",
      "sold": "\(sample.weekday), \(sample.day) May 2024 \(sample.time) GMT", "tags": sample.tags,
    ])
  }
}
