import Foundation
import Maquette
import MaquetteXML
import Testing

@Mappable struct XMLScalars: Equatable {
  var id: Int
  var ratio: Double = 0
  var price: Decimal = 0
  var isOn = false
  var name = ""
  var at: Date?
  var raw: Data?
  var link: URL?
  var count: Int?
}

@Mappable struct XMLPrice: Equatable {
  @CodingKey("@currency") var currency: String?
  @CodingKey("#text") var amount: Decimal
}

@Mappable struct XMLOffer: Equatable {
  var price: Decimal
  var full: XMLPrice?
}

@Mappable struct XMLTags: Equatable {
  var tag: [String]
  @CodingKey(path: "items.item") var items: [Int]
  var extra: [Int]?
}

@Mappable struct XMLBoth: Equatable {
  @CodingKey("@id") var attribute: Int
  var id: Int
}

@Mappable enum XMLRun: Equatable {
  @CodableCase("#text") case text(String)
  case b(String)
  case br
}

@Mappable struct XMLParagraph: Equatable {
  @CodingKey("#content") var runs: [XMLRun]
}

@Mappable(tagged: .internal("@type")) enum XMLFigure: Equatable {
  case circle(r: Int), square(side: Int), point
}

@Mappable struct XMLFigures: Equatable {
  @CodingKey("figure") var figures: [XMLFigure]
}

@Mappable struct XMLFigureTypes: Equatable {
  @CodingKey(path: "figure[*].@type") var types: [String]
}

@Mappable struct XMLBook: Equatable {
  var title: String
  @CodingKey("@lang") var lang: String?
}

@Suite("Models from XML") struct XMLMappingTests {
  static func decode<T: MappingDecodable>(_ type: T.Type, _ xml: String) -> Result<T, MappingError>
  {
    do throws(MappingError) { return .success(try T(xml: xml)) } catch { return .failure(error) }
  }

  static func outcome<T: MappingDecodable>(_ type: T.Type, _ xml: String) -> String {
    switch decode(type, xml) {
    case .success(let value): return "\(value)"
    case .failure(let error):
      let place = error.location.map { " \($0.line):\($0.column)" } ?? ""
      return "\(error.code) at \(error.path)\(place)"
    }
  }

  @Test(
    "A document becomes a tree",
    arguments: [
      ("<r/>", #""""#), ("<r>x</r>", #""x""#), ("<r> x\n</r>", #"" x\n""#),
      ("<r a='1'/>", #"{"@a":"1"}"#), ("<r a='1'>x</r>", ##"{"@a":"1","#text":"x"}"##),
      ("<r><i>1</i></r>", #"{"i":"1"}"#), ("<r>\n <i>1</i>\n</r>", #"{"i":"1"}"#),
      ("<r><i>1</i><x/><i>2</i></r>", #"{"i":["1","2"],"x":""}"#),
      ("<r><i><j/><j a=''/></i></r>", #"{"i":{"j":["",{"@a":""}]}}"#),
      (
        "<r>a <b>c</b> d</r>",
        ##"{"#text":"a  d","b":"c","#content":[{"#text":"a "},{"b":"c"},{"#text":" d"}]}"##
      ),
      (
        "<r> <b/> x</r>",
        ##"{"#text":" x","b":"","#content":[{"#text":" "},{"b":""},{"#text":" x"}]}"##
      ),
      ("<r>x<![CDATA[<y>]]>&amp;</r>", #""x<y>&""#), ("<r><![CDATA[ ]]></r>", #"" ""#),
      ("<r><!--a--><i/><?p?></r>", #"{"i":""}"#),
      ("<r xmlns='u' xmlns:p='v'><p:i p:a='1'/></r>", #"{"p:i":{"@p:a":"1"}}"#),
      (
        "<r xml:space='preserve'> <i/></r>",
        ##"{"@xml:space":"preserve","#text":" ","i":"","#content":[{"#text":" "},{"i":""}]}"##
      ),
      (
        "<r xmlns:x='http://www.w3.org/2001/XMLSchema-instance'><i x:nil='true'/><j x:nil='0'/></r>",
        #"{"i":null,"j":""}"#
      ),
    ])
  func tree(xml: String, json: String) throws {
    let value = try XMLMapper().decodeValue(from: xml)
    let found = try value.jsonString()
    #expect(try value == AnyValue(json: json), "\(found)")
  }

  @Test(
    "The format chooses where contents keep their order")
  func contentOption() throws {
    let xml = "<r><a/><b/> <a/></r>"
    let all = XMLMapper(options: .init(format: .init(content: .all)))
    #expect(
      try all.decodeValue(from: xml)["#content"] == [["a": ""], ["b": ""], ["a": ""]])
    let none = XMLMapper(options: .init(format: .init(content: .none)))
    #expect(try none.decodeValue(from: "<r>x<a/></r>") == ["#text": "x", "a": ""])
  }

  // Features: 218, 227
  @Test("Elements and attributes are properties")
  func elementsAndAttributes() {
    #expect(Self.decode(XMLScalars.self, "<u><id>7</id></u>") == .success(XMLScalars(id: 7)))
    #expect(Self.decode(XMLScalars.self, "<u id='7'/>") == .success(XMLScalars(id: 7)))
    #expect(Self.decode(XMLScalars.self, "<u id='7'><id>8</id></u>") == .success(XMLScalars(id: 8)))
    #expect(
      Self.decode(XMLBoth.self, "<u id='7'><id>8</id></u>")
        == .success(XMLBoth(attribute: 7, id: 8)))
    #expect(Self.outcome(XMLBoth.self, "<u id='7'/>") == "missingKey at id 1:1")
    #expect(
      Self.outcome(XMLScalars.self, "<u>\n<id>1</id><id>2</id></u>") == "typeMismatch at id 2:1")
  }

  @Test("Scalars decode from the forms of XML Schema")
  func scalars() throws {
    let xml = """
      <u ratio=" INF "><id>
        +007 </id><price>.50</price><isOn> 1 </isOn><name> a b </name>
        <at> 2009-03-31T18:01:12+02:00 </at><raw>AQ\n ID</raw><link> https://a.org/ </link><count>5.</count></u>
      """
    let model = try XMLScalars(xml: xml)
    #expect(model.id == 7 && model.ratio == .infinity && model.price == Decimal(string: "0.5"))
    #expect(
      model.isOn && model.name == " a b " && model.raw == Data([1, 2, 3]) && model.count == 5)
    #expect(model.at == Date(timeIntervalSince1970: 1_238_515_272))
    #expect(model.link?.absoluteString == "https://a.org/")
    let report = XMLMapper().decodeReporting(XMLScalars.self, from: xml)
    #expect(report.issues.isEmpty, "\(report.issues)")
    let strict = XMLMapper(options: .init(conversions: .strict))
    #expect(try strict.decode(XMLScalars.self, from: xml) == model)
  }

  @Test(
    "Invalid numbers are rejected",
    arguments: ["x", "1 2", "0x1", "++1", "+", ".", "1e", "٣", "Infinity", "1,5", "--1", "1.2.3"])
  func noNumbers(text: String) {
    #expect(Self.outcome(Double.self, "<n>\(text)</n>") == "typeMismatch at $ 1:1")
    #expect(Self.outcome(Int.self, "<n>\(text)</n>") == "typeMismatch at $ 1:1")
  }

  @Test(
    "Numbers are exact",
    arguments: [
      ("0", 0.0), ("-0", 0.0), ("+0.5", 0.5), ("-.5", -0.5), ("00012.50", 12.5), ("1.", 1),
      ("1.e2", 100),
      ("+1E-2", 0.01), ("1e+2", 100),
    ])
  func numbers(text: String, number: Double) throws {
    #expect(try Double(xml: "<n>\(text)</n>") == number)
  }

  @Test("Text next to attributes decodes as a scalar, and text alone as a model with a text")
  func textAndAttributes() throws {
    let price = "<price currency='EUR'>9.50</price>"
    #expect(try XMLOffer(xml: "<o>\(price)</o>").price == Decimal(string: "9.5"))
    #expect(try XMLPrice(xml: price) == XMLPrice(currency: "EUR", amount: Decimal(string: "9.5")!))
    #expect(
      try XMLPrice(xml: "<p>9.5</p>") == XMLPrice(currency: nil, amount: Decimal(string: "9.5")!))
    let offer = try XMLOffer(xml: "<o><price>1</price><full>2</full></o>")
    #expect(offer.full == XMLPrice(currency: nil, amount: 2))
    #expect(try String(xml: "<t type='html'>x &lt;b></t>") == "x <b>")
    #expect(
      try Date(xml: "<t a='1'>2009-03-31T18:01:12Z</t>").timeIntervalSince1970 == 1_238_522_472)
    #expect(try Data(xml: "<t a='1'>AQID</t>") == Data([1, 2, 3]))
    #expect(
      try UUID(xml: "<t a='1'> E621E1F8-C36C-495A-93FC-0C247A3E6E5F</t>").uuidString.first == "E")
  }

  @Test("Elements with one name are an array, at any position")
  func arrays() {
    func tags(_ xml: String) -> Result<XMLTags, MappingError> { Self.decode(XMLTags.self, xml) }
    #expect(
      tags("<r><tag>a</tag><x/><tag>b</tag></r>")
        == .success(XMLTags(tag: ["a", "b"], items: [], extra: nil)))
    #expect(tags("<r><tag>a</tag></r>") == .success(XMLTags(tag: ["a"], items: [], extra: nil)))
    #expect(tags("<r/>") == .success(XMLTags(tag: [], items: [], extra: nil)))
    #expect(
      tags("<r><items><item>1</item></items></r>")
        == .success(XMLTags(tag: [], items: [1], extra: nil)))
    #expect(tags("<r><items/></r>") == .success(XMLTags(tag: [], items: [], extra: nil)))
    #expect(
      tags("<r><items><item>1</item><item>2</item></items><extra>3</extra></r>")
        == .success(XMLTags(tag: [], items: [1, 2], extra: [3])))
    let report = XMLMapper().decodeReporting(XMLTags.self, from: "<r><tag>a</tag></r>")
    #expect(report.issues.isEmpty)
    #expect(
      Self.outcome(XMLTags.self, "<r>\n<items>\n<item>1</item>\n<item>x</item></items></r>")
        == "typeMismatch at items.item[1] 4:1")
  }

  @Mappable struct Lists: Equatable {
    var list: [Int?]
    var optional: [Int?]?
  }

  @Test("Nulls in arrays survive, except one alone in an optional array, which has the form of nil")
  func nulls() throws {
    for list in [[nil], [nil, nil], [1, nil], [nil, 1]] as [[Int?]] {
      let lists = Lists(list: list, optional: list)
      let decoded = try XMLMapper().decode(Lists.self, from: XMLMapper().encode(lists))
      #expect(decoded == Lists(list: list, optional: list == [nil] ? nil : list))
    }
    // With nulls for nil, the same element is nil.
    let mapper = XMLMapper(options: .init(nilValues: .writeNull))
    let lists = Lists(list: [], optional: nil)
    #expect(try mapper.decode(Lists.self, from: mapper.encode(lists)) == lists)
  }

  @Test("Elements inside of the outermost one are an array of models")
  func rootList() throws {
    let xml =
      "<library><book><title>A</title></book>\n<book lang='de'><title>B</title></book></library>"
    let books = [XMLBook(title: "A", lang: nil), XMLBook(title: "B", lang: "de")]
    #expect(try [XMLBook](xml: xml) == books)
    #expect(try [XMLBook](xml: "<library/>") == [])
    #expect(try [Int](xml: "<l><a>1</a><b>2</b><a>3</a></l>") == [1, 2, 3])
    #expect(Self.outcome([XMLBook].self, "<l>\n<book/></l>") == "missingKey at title 1:1")
    let error = #expect(throws: MappingError.self) {
      try [XMLBook](xml: "<l>\n<b><title/></b>\n<b/></l>")
    }
    #expect(error?.path.description == "[1].title")
    #expect(error?.location?.line == 3)
    #expect(throws: MappingError.self) { try [XMLBook](xml: "<l>text</l>") }
    #expect(
      try books.xmlString(rootName: "library", XML.Form(hasDeclaration: false))
        == "<library><XMLBook><title>A</title></XMLBook><XMLBook lang=\"de\"><title>B</title></XMLBook></library>"
    )
    #expect(throws: MappingError.self) { try books.xmlString() }
  }

  @Test(
    "An empty element is empty text, nil for an optional, and an error for other types"
  )
  func emptyElements() throws {
    let model = try XMLScalars(xml: "<u><id>1</id><name/><count/><at></at><raw/><ratio/></u>")
    #expect(model == XMLScalars(id: 1, raw: Data()))
    let report = XMLMapper().decodeReporting(XMLScalars.self, from: "<u><id>1</id>\n<count/></u>")
    #expect(report.value == XMLScalars(id: 1))
    #expect(report.issues.map { "\($0.path) \($0.resolution ?? "")" } == ["count read as null"])
    #expect(report.issues.first?.error.location?.line == 2)
    #expect(Self.outcome(XMLScalars.self, "<u><id/></u>") == "typeMismatch at id 1:4")
    #expect(Self.outcome(XMLScalars.self, "<u><id> </id></u>") == "typeMismatch at id 1:4")
    #expect(try XMLOffer(xml: "<o><price>1</price><full/></o>").full == nil)
    #expect(
      Self.outcome(XMLOffer.self, "<o><price>1</price><full currency='EUR'/></o>")
        == "missingKey at full[\"#text\"] 1:20")
  }

  @Test("The members of a dictionary are elements and attributes, without blank text")
  func dictionaries() throws {
    func members(_ xml: String) throws -> [String: String] { try [String: String](xml: xml) }
    #expect(try members("<d/>") == [:])
    #expect(try members("<d> </d>") == [:])
    #expect(try members("<d>\n <a>1</a>\n <b/>\n</d>") == ["a": "1", "b": ""])
    #expect(try members("<d a='1'/>") == ["@a": "1"])
    #expect(try members("<d>x<a>1</a></d>") == ["#text": "x", "a": "1"])
    #expect(try members("<d a='1'>x</d>") == ["@a": "1", "#text": "x"])
    let report = XMLMapper().decodeReporting([Int: Int].self, from: "<d/>")
    #expect(report.value == [:] && report.issues.isEmpty, "\(report.issues)")
    #expect(try [String: Int](json: ##"{"#text":1}"##) == ["#text": 1])
  }

  @Test("An element that is nil is null, and has no contents")
  func nilElements() throws {
    let xsi = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
    #expect(
      try XMLScalars(xml: "<u \(xsi)><id>1</id><count xsi:nil='true'/></u>") == XMLScalars(id: 1))
    #expect(try [Int?](xml: "<u \(xsi)><a>1</a><a xsi:nil='1'/></u>") == [1, nil])
    #expect(
      Self.outcome(XMLScalars.self, "<u \(xsi)><id xsi:nil='true'/></u>")
        == "unexpectedNull at id 1:58")
    #expect(
      Self.outcome(XMLScalars.self, "<u \(xsi)><id xsi:nil='true'>1</id></u>").hasPrefix(
        "unexpectedCharacter at id"))
  }

  // Features: 227
  @Test("Contents in their order are the cases of an enum, both ways")
  func mixedContent() throws {
    let xml = "<p>a <b>c</b> d<br/><b>e</b></p>"
    let paragraph = try XMLParagraph(xml: xml)
    #expect(paragraph.runs == [.text("a "), .b("c"), .text(" d"), .br, .b("e")])
    #expect(try paragraph.xmlString(rootName: "p", XML.Form(hasDeclaration: false)) == xml)
    #expect(try XMLParagraph(xml: "<p>plain</p>").runs == [.text("plain")])
  }

  @Test("The tag of an enum is an attribute, and its payload elements or attributes")
  func tags() throws {
    let xml = "<r><figure type='circle' r='1'/><figure type='square'><side>2</side></figure></r>"
    #expect(try XMLFigures(xml: xml).figures == [.circle(r: 1), .square(side: 2)])
    #expect(try XMLFigureTypes(xml: xml).types == ["circle", "square"])
    #expect(try XMLFigure(xml: "<f type='point'/>") == .point)
    #expect(try XMLFigure(xml: XMLFigure.circle(r: 3).xmlBytes()) == .circle(r: 3))
    let one = "<r><figure type='point'/></r>"
    #expect(try XMLFigures(xml: one).figures == [.point])
    #expect(try XMLFigureTypes(xml: one).types == ["point"])
    #expect(
      Self.outcome(XMLFigures.self, "<r>\n<figure type='line'/></r>")
        == "unknownCase at figure.@type 2:9")
  }

  @Test("Unknown elements, attributes and text are reported, but not ordered contents")
  func unknownKeys() {
    let mapper = XMLMapper(options: .init(unknownKeys: .report))
    let xml = "<b lang='de' x='1'>\n t <title>A</title> <y/></b>"
    let report = mapper.decodeReporting(XMLBook.self, from: xml)
    #expect(report.issues.map(\.path.description) == ["@x", "[\"#text\"]", "y"])
    #expect(report.issues.map { $0.error.location?.line } == [1, 1, 2])
  }

  @Test("Errors have the places of elements and attributes")
  func places() {
    #expect(Self.outcome(XMLScalars.self, "<u\n  id='x'/>") == "typeMismatch at @id 2:3")
    #expect(Self.outcome(XMLScalars.self, "<u>\n  <id>x</id></u>") == "typeMismatch at id 2:3")
    #expect(
      Self.outcome(XMLOffer.self, "<o>\n<price>1</price><full\n>x</full></o>")
        == "typeMismatch at full[\"#text\"] 3:2")
    let utf16 = "\u{FEFF}<u>\n<id>é</id></u>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let error = #expect(throws: MappingError.self) { try XMLScalars(xml: utf16) }
    #expect(error?.location == TextLocation(line: 2, column: 1, byteOffset: 10))
  }

  @Test("A Swift string ignores its declared encoding")
  func declaredEncoding() throws {
    for name in ["utf-16", "ISO-8859-1", "Shift_JIS"] {
      let text = "<?xml version='1.0' encoding='\(name)'?><a>é</a>"
      #expect(try String(xml: text) == "é")
      #expect(try XMLMapper().decode(String.self, from: text[...]) == "é")
      #expect(XMLMapper().decodeReporting(String.self, from: text).value == "é")
      let list = "<?xml version='1.0' encoding='\(name)'?><a><b>é</b></a>"
      #expect(try XMLMapper().decode(String.self, from: list, at: "b") == "é")
    }
  }

  // Features: 227
  @Test("An update changes only the values in the document")
  func update() throws {
    var book = XMLBook(title: "A", lang: "de")
    try XMLMapper().update(&book, from: "<b><title>B</title></b>")
    #expect(book == XMLBook(title: "B", lang: "de"))
    try XMLMapper().update(&book, from: "<b lang='fr'/>")
    #expect(book == XMLBook(title: "B", lang: "fr"))
  }

  @Test("A model is decoded at a path in the document")
  func path() throws {
    let xml = "<r><list><book><title>A</title></book><book><title>B</title></book></list></r>"
    let mapper = XMLMapper()
    #expect(try mapper.decode(XMLBook.self, from: xml, at: "list.book[1]").title == "B")
    #expect(
      try mapper.decode([XMLBook].self, from: xml, at: "list.book").map(\.title) == ["A", "B"])
    let single = "<r><list><book><title>A</title></book></list></r>"
    #expect(try mapper.decode(XMLBook.self, from: single, at: "list.book[0]").title == "A")
    #expect(try mapper.decode([XMLBook].self, from: single, at: "list.book").count == 1)
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(XMLBook.self, from: single, at: "list.book[1]")
    }
    #expect(error?.code == .missingKey)
  }
}
