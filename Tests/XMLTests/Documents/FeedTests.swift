import Foundation
import Maquette
import MaquetteXML
import Testing

// RSS 2.0 with the extension for podcasts, and Atom (RFC 4287).

@Mappable struct RSSFeed: Equatable {
  @CodingKey("@version") var version: String
  var channel: RSSChannel
}

@Mappable struct RSSChannel: Equatable {
  var title: String
  var link: URL
  var description: String
  var language: String?
  @CodableBy(.rfc2822) var pubDate: Date
  var ttl: Int?
  var category: [String]
  @CodingKey("itunes:explicit") var isExplicit: Bool?
  @CodingKey("item") var items: [RSSItem]
}

@Mappable struct RSSItem: Equatable {
  var title: String?
  var description: String?
  var guid: RSSGuid
  var enclosure: RSSEnclosure?
  @CodingKey("itunes:duration") var duration: String?
}

@Mappable struct RSSGuid: Equatable {
  @CodingKey("@isPermaLink") var isPermaLink = true
  @CodingKey("#text") var id: String
}

@Mappable struct RSSEnclosure: Equatable {
  @CodingKey("@url") var url: URL
  @CodingKey("@length") var length: Int
  @CodingKey("@type") var type: String
}

@Mappable struct AtomFeed: Equatable {
  var id: String
  var title: AtomText
  var updated: Date
  @CodingKey("link") var links: [AtomLink]
  @CodingKey("author") var authors: [AtomPerson]
  @CodingKey("entry") var entries: [AtomEntry]
}

@Mappable struct AtomText: Equatable {
  @CodingKey("@type") var type = "text"
  @CodingKey("#text") var text: String
}

@Mappable struct AtomLink: Equatable {
  @CodingKey("@rel") var rel: String?
  @CodingKey("@href") var href: URL
}

@Mappable struct AtomPerson: Equatable {
  var name: String
  var email: String?
}

@Mappable struct AtomEntry: Equatable {
  var id: String
  var title: AtomText
  var updated: Date
  var summary: String?
  @CodingKey(path: "content.@src") var source: URL?
}

@Suite("Feeds") struct FeedTests {
  static let rss = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:pod="http://www.itunes.com/dtds/podcast-1.0.dtd">
      <channel>
        <title>Lehm &amp; Ton</title>
        <link>https://example.org/</link>
        <description><![CDATA[Every <b>Tuesday</b>.]]></description>
        <pubDate>Tue, 10 Jun 2003 04:00:00 GMT</pubDate>
        <ttl>60</ttl>
        <category>Arts</category>
        <pod:explicit>false</pod:explicit>
        <item>
          <title>One</title>
          <guid isPermaLink="false">urn:1</guid>
          <enclosure url="https://example.org/1.mp3" length="24986239" type="audio/mpeg"/>
          <pod:duration>1:02:03</pod:duration>
        </item>
        <language>de</language>
        <item>
          <description>No title</description>
          <guid>https://example.org/2</guid>
        </item>
      </channel>
    </rss>
    """

  static let feed = RSSFeed(
    version: "2.0",
    channel: RSSChannel(
      title: "Lehm & Ton", link: URL(string: "https://example.org/")!,
      description: "Every <b>Tuesday</b>.", language: "de",
      pubDate: Date(timeIntervalSince1970: 1_055_217_600), ttl: 60, category: ["Arts"],
      isExplicit: false,
      items: [
        RSSItem(
          title: "One", description: nil, guid: RSSGuid(isPermaLink: false, id: "urn:1"),
          enclosure: RSSEnclosure(
            url: URL(string: "https://example.org/1.mp3")!, length: 24_986_239, type: "audio/mpeg"),
          duration: "1:02:03"),
        RSSItem(
          title: nil, description: "No title", guid: RSSGuid(id: "https://example.org/2"),
          enclosure: nil, duration: nil),
      ]))

  static let mapper = XMLMapper(
    options: .init(
      format: .init(
        rootName: "rss", namespaces: ["itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd"],
        form: .pretty)))

  @Test("An RSS feed with any prefixes is a model, and is encoded with those of the format")
  func readsRSS() throws {
    #expect(try Self.mapper.decode(RSSFeed.self, from: Self.rss) == Self.feed)
    let written = try Self.mapper.encodeString(Self.feed)
    #expect(written.contains("<itunes:duration>1:02:03</itunes:duration>"))
    #expect(written.contains("<pubDate>Tue, 10 Jun 2003 04:00:00 +0000</pubDate>"))
    #expect(written.contains("<description>Every &lt;b&gt;Tuesday&lt;/b&gt;.</description>"))
    #expect(try Self.mapper.decode(RSSFeed.self, from: written) == Self.feed)
    let report = Self.mapper.decodeReporting(RSSFeed.self, from: Self.rss)
    #expect(report.issues.isEmpty, "\(report.issues)")
  }

  static let atomText = """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
      <title>Example Feed</title>
      <link href="http://example.org/"/>
      <link rel="self" href="http://example.org/feed"/>
      <updated>2003-12-13T18:30:02Z</updated>
      <author><name>John Doe</name></author>
      <id>urn:uuid:60a76c80-d399-11d9-b93C-0003939e0af6</id>
      <entry>
        <title type="html">Powered &lt;em>Robots&lt;/em></title>
        <link href="http://example.org/2003/12/13/atom03"/>
        <id>urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a</id>
        <updated>2003-12-13T18:30:02.25+01:00</updated>
        <summary type="text">Some text.</summary>
        <content type="image/png" src="http://example.org/robot.png"/>
      </entry>
    </feed>
    """

  @Test("An Atom feed survives a round trip as a model")
  func atom() throws {
    let text = Self.atomText
    let feed = try AtomFeed(xml: text)
    #expect(feed.title == AtomText(text: "Example Feed"))
    #expect(feed.links.map(\.rel) == [nil, "self"])
    #expect(feed.authors == [AtomPerson(name: "John Doe", email: nil)])
    let entry = try #require(feed.entries.first)
    #expect(entry.title == AtomText(type: "html", text: "Powered <em>Robots</em>"))
    #expect(entry.updated == Date(timeIntervalSince1970: 1_071_336_602.25))
    #expect(entry.summary == "Some text.")
    #expect(entry.source?.lastPathComponent == "robot.png")
    let format = XMLFormat(rootName: "feed", namespaces: ["": "http://www.w3.org/2005/Atom"])
    let mapper = XMLMapper(options: .init(format: format))
    let written = try mapper.encodeString(feed)
    #expect(written.contains("<feed xmlns=\"http://www.w3.org/2005/Atom\">"))
    #expect(written.contains("<content src=\"http://example.org/robot.png\"/>"))
    #expect(try mapper.decode(AtomFeed.self, from: written) == feed)
    #expect(try AtomFeed(xml: written) == feed)
  }

  @Test("An error in a feed has its location")
  func badFeeds() throws {
    let broken = Self.rss.replacingOccurrences(of: "24986239", with: "large")
    let error = #expect(throws: MappingError.self) {
      try Self.mapper.decode(RSSFeed.self, from: broken)
    }
    #expect(error?.path.description == "channel.item[0].enclosure.@length")
    let line = try #require(broken.split(separator: "\n").first { $0.contains("large") })
    let column = try #require(line.range(of: "length")).lowerBound
    #expect(error?.location?.line == 14)
    #expect(error?.location?.column == line.distance(from: line.startIndex, to: column) + 1)
  }
}
