import Foundation
import Maquette

// Values that every format supports: an array of objects with text, numbers, a date, a list and a
// nested object.

@Mappable public struct Catalogue: Equatable, Codable, Sendable {
  public var books: [Book]
}

@Mappable public struct Book: Equatable, Codable, Sendable {
  public var id: Int
  public var title: String
  public var isbn: String
  public var price: Double
  public var pages: Int
  public var isAvailable: Bool
  public var published: Date
  public var authors: [String]
  public var publisher: Publisher
  public var subtitle: String?
}

@Mappable public struct Publisher: Equatable, Codable, Sendable {
  public var name: String
  public var city: String
  public var founded: Int
}

/// A row without lists and nested objects.
@Mappable public struct Sale: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var isbn: String
  public var price: Double
  public var count: Int
  public var isPaid: Bool
  public var note: String

  public init(
    id: Int, title: String, isbn: String, price: Double, count: Int, isPaid: Bool, note: String
  ) {
    (self.id, self.title, self.isbn, self.price) = (id, title, isbn, price)
    (self.count, self.isPaid, self.note) = (count, isPaid, note)
  }
}

extension Catalogue {
  /// A reproducible catalog with a number of books.
  public static func many(_ count: Int) -> Catalogue {
    Catalogue(books: (0..<count).map(Book.numbered))
  }
}

extension Book {
  fileprivate static func numbered(_ number: Int) -> Book {
    Book(
      id: 1_000_000 + number * 37,
      title: "The \(["Quiet", "Öland", "Northern & Southern", "Small"][number % 4]) Book \(number)",
      isbn: "978-3-16-\(148_410 + number)-0", price: Double(number % 5000 + 499) / 100,
      pages: 80 + number * 7 % 900, isAvailable: number % 3 != 0,
      published: Date(timeIntervalSince1970: Double(946_684_800 + number * 86_413)),
      authors: (0...(number % 3)).map { "Author \((number + $0) % 211) of Somewhere" },
      publisher: Publisher(
        name: "House of Letters \(number % 17)", city: "Köln", founded: 1900 + number % 90),
      subtitle: number % 2 == 0 ? "A story that is about as long as stories are" : nil)
  }
}

extension Sale {
  /// A reproducible array of sales.
  public static func many(_ count: Int) -> [Sale] {
    Catalogue.many(count).books.map { book in
      Sale(
        id: book.id, title: book.title, isbn: book.isbn, price: book.price, count: book.pages,
        isPaid: book.isAvailable,
        note: book.id % 5 == 0 ? "\"To be fetched\", says the caller" : book.subtitle ?? "")
    }
  }
}
