// XML: elements and attributes as properties, mixed content, namespaces, and documents as trees.

import Foundation
import Maquette
import MaquetteCore
import MaquetteXML

@Mappable
struct Book {
  @CodingKey("@isbn") var isbn: String
  var title: String
  var year: Int?
  var author: [String]
  var price: Price?
}

@Mappable
struct Price {
  @CodingKey("@currency") var currency: String = "EUR"
  @CodingKey("#text") var amount: Decimal
}

let xml = """
  <book isbn="3-16-148410-X">
    <title>Ton &amp; Lehm</title>
    <author>Ada</author>
    <year> 1984 </year>
    <author>Bob</author>
    <price currency="CHF">9.50</price>
  </book>
  """
let book = try Book(xml: xml)
print(book.isbn, book.title, book.year ?? 0, book.author)
// 3-16-148410-X Ton & Lehm 1984 ["Ada", "Bob"]
print(book.price?.amount ?? 0, book.price?.currency ?? "")
// 9.5 CHF

let short = try Book(xml: "<book isbn='1' title='Glaze'><year/><price>3</price></book>")
print(short.title, short.year as Any, short.author, short.price?.currency ?? "")
// Glaze nil [] EUR

let form = XML.Form(indentation: "  ", hasDeclaration: false)
print(try short.xmlString(rootName: "book", form), terminator: "")
// <book isbn="1">
//   <title>Glaze</title>
//   <price currency="EUR">3</price>
// </book>

do {
  _ = try Book(xml: "<book isbn='1'>\n  <title>A</title><title>B</title>\n</book>")
} catch {
  print(error)
  // expected String at 'title' in Book, found an array (line 2, column 3)
}

@Mappable
struct Shelf {
  @CodingKey(path: "books.book") var books: [Book]
}

print(try Shelf(xml: "<shelf><books/></shelf>").books.count)  // 0
print(try [Book](xml: "<books><book isbn='1' title='A'/><book isbn='2' title='B'/></books>").count)
// 2

@Mappable
enum Run {
  @CodableCase("#text") case text(String)
  case b(String)
  case br
}

@Mappable
struct Paragraph {
  @CodingKey("#content") var runs: [Run]
}

let paragraph = try Paragraph(xml: "<p>Fire <b>slowly</b>.<br/>Wait.</p>")
print(paragraph.runs.count)  // 5
print(try paragraph.xmlString(rootName: "p", XML.Form(hasDeclaration: false)))
// <p>Fire <b>slowly</b>.<br/>Wait.</p>

@Mappable
struct Episode {
  var title: String
  @CodingKey("itunes:duration") var duration: Int
}

let podcasts = ["itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd"]
let episode = try Episode(
  xml: """
    <item xmlns:p="http://www.itunes.com/dtds/podcast-1.0.dtd">
      <title>One</title><p:duration>60</p:duration>
    </item>
    """, namespaces: podcasts)
print(episode.duration)  // 60
let plain = XML.Form(hasDeclaration: false)
print(try episode.xmlString(rootName: "item", namespaces: podcasts, plain))
// <item xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><title>One</title><itunes:duration>60</itunes:duration></item>

var document = try XML.Document("<?page a?><r b='2' a='1'><!-- kept --> <x/></r>")
document.root["c"] = "3"
print(try document.string(XML.Form(hasDeclaration: false)))
// <?page a?><r b="2" a="1" c="3"><!-- kept --> <x/></r>
print(try document.string(.canonical))
// <?page a?>
// <r a="1" b="2" c="3"> <x></x></r>

// An attribute and text in XML only.
@Mappable
struct Cost {
  @CodingKey("@currency", in: .xml) var currency: String
  @CodingKey("#text", in: .xml) var amount: Decimal
  @CodingKey(path: "notes.note", in: .xml) var notes: [String] = []
}

let cost = Cost(currency: "CHF", amount: 9, notes: ["net", "today"])
print(try cost.jsonString())  // {"currency":"CHF","amount":9,"notes":["net","today"]}
let shown = try cost.xmlString(rootName: "cost", XML.Form(hasDeclaration: false))
print(shown)
// <cost currency="CHF">9<notes><note>net</note><note>today</note></notes></cost>
print(try Cost(xml: shown).notes)  // ["net", "today"]
