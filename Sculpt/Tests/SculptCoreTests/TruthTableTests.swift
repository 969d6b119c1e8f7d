import Foundation
import Testing

@testable import SculptCore

/// What a reader says that values are, beside what is inferred.
///
/// The labels were written before the documents were read by Sculpt, and say what the service means: a text of a few
/// words is an enum, an object with data as keys a map, whatever evidence the samples have of it.
@Suite struct TruthTableTests {
  /// What values are.
  private enum Label: String {
    case any, bool, int, double, text, moment, day, uuid, url
    case list, map, record, labels, union, variants

    /// Whether evidence decides about it: what is left is a text, a number or a list in any case.
    var isDecided: Bool {
      switch self {
      case .moment, .day, .uuid, .url, .map, .record, .labels, .int, .union, .variants: true
      default: false
      }
    }

    init(_ type: ValueType, in model: TypeModel) {
      switch type {
      case .optional(let inner): self.init(inner, in: model)
      case .any, .named: self = .any
      case .bool: self = .bool
      case .int, .int32, .int64, .unsigned: self = .int
      case .double, .float, .decimal, .exactNumber: self = .double
      case .string, .data: self = .text
      case .day: self = .day
      case .date: self = .moment
      case .uuid: self = .uuid
      case .url: self = .url
      case .array: self = .list
      case .dictionary: self = .map
      case .declared(let index):
        switch model.declarations[index].kind {
        case .record(let properties):
          self = properties.contains(where: \.isFlattened) ? .variants : .record
        case .labels: self = .labels
        case .union: self = .union
        case .tagged: self = .variants
        }
      }
    }
  }

  /// The path, the label of a reader, and what was inferred, if it is something else.
  private func differences(
    _ documents: String..., expected: KeyValuePairs<String, Label>, counts: inout Counts
  ) throws -> [String] {
    let model = Inference.model(of: try shape(of: documents))
    var differences: [String] = []
    for (path, label) in expected {
      let known = try #require(SamplePath(path))
      guard let decision = model.decisions[known] else {
        // What is inside a record that a reader calls a map has other paths: the mistake counts once.
        #expect(differences.contains { path.hasPrefix($0.prefix { $0 != ":" }) }, "\(path)")
        continue
      }
      let found = Label(decision.type, in: model)
      counts.add(found, expected: label)
      if found != label { differences.append("\(path): \(found.rawValue), not \(label.rawValue)") }
    }
    return differences
  }

  private struct Counts {
    var paths = 0
    var right = 0

    /// How many were found by evidence, how many of them rightly so, and how many there are to find.
    var (found, hits, there) = (0, 0, 0)

    mutating func add(_ label: Label, expected: Label) {
      paths += 1
      if label == expected { right += 1 }
      if label.isDecided { found += 1 }
      if expected.isDecided { there += 1 }
      if label.isDecided, label == expected { hits += 1 }
    }
  }

  @Test("Of what is inferred 95 % is right, and 90 % of what there is to find is found")
  func precisionAndRecall() throws {
    var counts = Counts()
    var differences: [String] = []
    differences += try self.differences(
      Self.repositories,
      expected: [
        "$[*]": .record, "$[*].id": .int, "$[*].node_id": .text, "$[*].name": .text,
        "$[*].full_name": .text, "$[*].private": .bool, "$[*].owner": .record,
        "$[*].owner.login": .text, "$[*].owner.id": .int, "$[*].owner.avatar_url": .url,
        "$[*].owner.type": .labels, "$[*].html_url": .url, "$[*].description": .text,
        "$[*].created_at": .moment, "$[*].pushed_at": .moment, "$[*].homepage": .text,
        "$[*].size": .int, "$[*].stargazers_count": .int, "$[*].language": .labels,
        "$[*].topics": .list, "$[*].topics[*]": .text, "$[*].visibility": .labels,
        "$[*].license": .record, "$[*].license.key": .labels, "$[*].license.url": .url,
        "$[*].permissions": .record, "$[*].permissions.admin": .bool,
        "$[*].default_branch": .text, "$[*].languages": .map, "$[*].languages.*": .int,
        "$[*].mirror_url": .any,
      ], counts: &counts)
    differences += try self.differences(
      Self.weather,
      expected: [
        "$": .record, "$.latitude": .double, "$.longitude": .double, "$.elevation": .double,
        "$.timezone": .text, "$.current": .record, "$.current.time": .text,
        "$.current.temperature": .double, "$.current.humidity": .int, "$.current.is_day": .bool,
        "$.daily": .record, "$.daily.time": .list, "$.daily.time[*]": .day,
        "$.daily.temperature_max": .list, "$.daily.temperature_max[*]": .double,
        "$.daily.precipitation_sum[*]": .double, "$.daily.sunrise[*]": .moment,
        "$.daily.code[*]": .int, "$.stations": .map, "$.stations.*": .record,
        "$.stations.*.name": .text, "$.stations.*.distance": .double,
        "$.stations.*.since": .day, "$.alerts": .list,
      ], counts: &counts)
    differences += try self.differences(
      Self.rates,
      expected: [
        "$.base": .text, "$.date": .day, "$.rates": .map, "$.rates.*": .double,
        "$.history": .map, "$.history.*": .map, "$.history.*.*": .double, "$.names": .map,
        "$.names.*": .text, "$.limits": .record, "$.limits.daily": .int,
        "$.updated": .moment, "$.timestamp": .int, "$.source": .url,
      ], counts: &counts)
    differences += try self.differences(
      Self.thread,
      expected: [
        "$": .record, "$.id": .uuid, "$.author": .text, "$.body": .text, "$.edited": .union,
        "$.score": .int, "$.replies": .list, "$.replies[*]": .record,
        "$.posted": .moment,
      ], counts: &counts)
    differences += try self.differences(
      Self.orders,
      expected: [
        "$[*].orderId": .uuid, "$[*].state": .labels, "$[*].total": .text,
        "$[*].discount": .double, "$[*].paidAt": .moment, "$[*].lines": .list,
        "$[*].lines[*]": .record, "$[*].lines[*].sku": .text, "$[*].lines[*].quantity": .int,
        "$[*].lines[*].unitPrice": .double, "$[*].address": .record,
        "$[*].address.country": .labels, "$[*].address.zip": .text, "$[*].labels": .map,
        "$[*].labels.*": .text, "$[*].payment": .variants, "$[*].coupon": .any,
        "$[*].reference": .union,
      ], counts: &counts)
    differences += try self.differences(
      Self.features,
      expected: [
        "$.features": .list, "$.features[*].geometry": .variants,
        "$.features[*].properties": .record, "$.features[*].properties.kind": .labels,
        "$.features[*].properties.population": .int, "$.features[*].id": .text,
        "$.bbox": .list, "$.bbox[*]": .double,
      ], counts: &counts)
    differences += try self.differences(
      Self.fixture("orders.json"),
      expected: [
        "$.orders": .list, "$.orders[*]": .record, "$.orders[*].id": .uuid,
        "$.orders[*].number": .int, "$.orders[*].placed_at": .moment,
        "$.orders[*].shipped_on": .day, "$.orders[*].status": .labels,
        "$.orders[*].total": .double, "$.orders[*].weight": .double, "$.orders[*].prices": .map,
        "$.orders[*].prices.*": .double, "$.orders[*].titles": .map,
        "$.orders[*].titles.*": .text, "$.orders[*].customer": .record,
        "$.orders[*].customer.name": .text, "$.orders[*].customer.site": .url,
        "$.orders[*].customer.vip": .bool, "$.orders[*].lines[*]": .record,
        "$.orders[*].lines[*].sku": .text, "$.orders[*].lines[*].count": .int,
        "$.orders[*].lines[*].tags[*]": .text, "$.orders[*].metadata": .map,
        "$.orders[*].note": .text, "$.orders[*].coupon": .text, "$.page": .record,
        "$.page.next": .any, "$.page.count": .int,
      ], counts: &counts)
    differences += try self.differences(
      Self.fixture("events.json"),
      expected: ["$[*]": .variants, "$[*].id": .text, "$[*].actor": .text], counts: &counts)
    differences += try self.differences(
      Self.fixture("mixed.ndjson"),
      expected: [
        "$": .record, "$.id": .int, "$.value": .double, "$.exact": .double, "$.big": .int,
        "$.either": .union, "$.any": .any, "$.list": .list, "$.list[*]": .int, "$.extra": .list,
        "$.extra[*]": .list, "$.extra[*][*]": .double,
      ], counts: &counts)
    differences += try self.differences(
      Self.fixture("tree.json"),
      expected: [
        "$": .record, "$.name": .text, "$.size": .double, "$.children[*]": .record,
        "$.first": .record, "$.first.value": .int, "$.first.next": .record,
      ], counts: &counts)
    let precision = Double(counts.hits) / Double(counts.found)
    let recall = Double(counts.hits) / Double(counts.there)
    let all = differences.joined(separator: "\n")
    #expect(counts.paths >= 150 && counts.there >= 80, "\(counts)")
    #expect(precision >= 0.95, "\(precision)\n\(all)")
    #expect(recall >= 0.9, "\(recall)\n\(all)")
    #expect(Double(counts.right) / Double(counts.paths) >= 0.9, "\(counts)\n\(all)")
  }
}

/// Documents as services send them.
extension TruthTableTests {
  private static func fixture(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
  }

  private static func array(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }

  private static let words = [
    "amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "heron", "inlet", "jetty",
    "knoll", "larch", "maple", "north", "ochre", "pearl", "quartz", "ridge", "slate", "thorn",
    "umber", "vale", "willow", "yarrow",
  ]

  private static let repositories = array(24) { index in
    let (name, owner) = (words[index], words[(index * 5 + 3) % 24])
    let isOrganization = index % 3 == 0
    let license = ["mit", "apache-2.0", "gpl-3.0"][index % 3]
    let about = index % 4 == 0 ? "null" : #""A library for \#(name) and \#(owner).""#
    let home = ["null", "\"\"", #""https://\#(name).example""#][index % 3]
    let language = ["Swift", "Rust", "C++", "Python"][index % 4]
    let (kind, access) = (
      isOrganization ? "Organization" : "User", index % 5 == 0 ? "private" : "public"
    )
    let branch = index % 7 == 0 ? "develop-\(name)" : "main"
    let topics = (0..<index % 4).map { #""\#(words[(index + $0 * 7) % 24])""# }
    let terms =
      index % 6 == 5
      ? "null"
      : #"{"key": "\#(license)", "name": "\#(license) License", "url": "https://api.example/licenses/\#(license)"}"#
    let languages = ["\"Swift\": 120", "\"C\": 7", "\"Shell\": 33", "\"Makefile\": 1"]
    return #"""
      {"id": \#(1000 + index * 37), "node_id": "R_kgDOA\#(index * 7919)", "name": "\#(name)",
       "full_name": "\#(owner)/\#(name)", "private": \#(index % 5 == 0),
       "owner": {"login": "\#(owner)", "id": \#(index * 11), "avatar_url": "https://img.example/u/\#(index * 11)?v=4",
         "type": "\#(kind)"},
       "html_url": "https://code.example/\#(owner)/\#(name)", "description": \#(about),
       "created_at": "2021-03-\#(10 + index % 20)T10:1\#(index % 10):00Z",
       "pushed_at": "2026-05-\#(10 + index % 20)T01:02:0\#(index % 10)Z", "homepage": \#(home),
       "size": \#(index * 117), "stargazers_count": \#(index * index), "language": \#(index % 8 == 7 ? "null" : #""\#(language)""#),
       "topics": [\#(topics.joined(separator: ","))],
       "visibility": "\#(access)", "license": \#(terms),
       "permissions": {"admin": \#(index % 2 == 0), "push": true, "pull": true},
       "default_branch": "\#(branch)",
       "languages": {\#(languages[(index % 3)...].joined(separator: ","))}, "mirror_url": null}
      """#
  }

  private static let weather = #"""
    {"latitude": 52.52, "longitude": 13.419, "elevation": 38.0, "timezone": "Europe/Berlin",
     "current": {"time": "2026-05-06T07:15", "temperature": 13, "humidity": 81, "is_day": true},
     "daily": {"time": ["2026-05-06", "2026-05-07", "2026-05-08"], "temperature_max": [19.3, 20, 17.1],
       "precipitation_sum": [0, 0.3, 0], "code": [3, 61, 2],
       "sunrise": ["2026-05-06T03:27:00Z", "2026-05-07T03:25:00Z", "2026-05-08T03:23:00Z"]},
     "stations": {"10382": {"name": "Tegel", "distance": 9.1, "since": "1963-01-01"},
       "10384": {"name": "Tempelhof", "distance": 4, "since": "1948-01-01"},
       "10385": {"name": "Schönefeld", "distance": 18.2, "since": "1957-07-01"}},
     "alerts": []}
    """#

  private static let rates = #"""
    {"base": "EUR", "date": "2026-05-06", "rates": {"USD": 1.0812, "GBP": 0.8567, "JPY": 168},
     "history": {"2026-05-04": {"USD": 1.08, "GBP": 0.86}, "2026-05-05": {"USD": 1.07, "GBP": 0.86}},
     "names": {"en": "Euro", "de": "Euro", "fr": "euro", "pl": "euro"}, "limits": {"daily": 1000, "hourly": 100},
     "updated": "2026-05-06T16:00:00+02:00", "timestamp": 1778076000, "source": "https://bank.example/rates.json"}
    """#

  private static let thread = #"""
    {"id": "7F3B9A52-3F0D-4C0B-9E43-1B6E1F6D2C11", "author": "ada", "body": "First.", "edited": false, "score": 12,
     "posted": "2026-05-06T07:08:09Z", "replies": [
      {"id": "0C0B9E43-3F0D-4C0B-9E43-1B6E1F6D2C12", "author": "bob", "body": "No.", "edited": 1778076000, "score": 3,
       "posted": "2026-05-06T08:08:09Z", "replies": [
        {"id": "1B6E1F6D-3F0D-4C0B-9E43-1B6E1F6D2C13", "author": "ada", "body": "Yes!", "edited": false, "score": -4,
         "posted": "2026-05-06T09:08:09Z", "replies": []}]},
      {"id": "9E431B6E-3F0D-4C0B-9E43-1B6E1F6D2C14", "author": "cy", "body": "Hm.", "edited": false, "score": 0,
       "posted": "2026-05-06T10:08:09Z", "replies": []}]}
    """#

  private static let orders = array(20) { index in
    let payment = [
      #"{"type": "card", "last4": "4242", "network": "visa"}"#,
      #"{"type": "transfer", "iban": "DE00 1234", "bank": "Bank"}"#, #"{"type": "cash"}"#,
    ][index % 3]
    let lines = (0...index % 3).map {
      #"{"sku": "\#(words[(index + $0) % 24])-\#($0)", "quantity": \#($0 + 1), "unitPrice": \#(index % 2 == 0 ? "9.99" : "5")}"#
    }
    let hex = index + 10
    let paid = index % 3 == 0 ? "null" : #""2026-05-06T07:08:\#(hex).250Z""#
    let reference = index % 2 == 0 ? "\(index)" : #""A-\#(index)""#
    return #"""
      {"orderId": "7f3b9a52-3f0d-4c0b-9e43-1b6e1f6d2c\#(hex)", "state": "\#(["open", "paid", "sent"][index % 3])",
       "total": "\#(index).98", "discount": \#(index % 4 == 0 ? "2.5" : "0"),
       "paidAt": \#(paid),
       "lines": [\#(lines.joined(separator: ","))],
       "address": {"street": "\#(words[index]) \#(index)", "zip": "0\#(1000 + index)", "country": "\#(["DE", "AT"][index % 2])"},
       "labels": {"\#(words[index])": "for \#(words[index / 2])", "\#(words[(index + 9) % 24])": "\#(index * 7)"}, "payment": \#(payment), "coupon": null,
       "reference": \#(reference)}
      """#
  }

  private static let features = #"""
    {"bbox": [5.9, 47, 15, 55.1], "features": \#(array(18) { index in
      let geometry = [
        #"{"type": "Point", "coordinates": [7.5, 4\#(index)]}"#,
        #"{"type": "Circle", "center": [7.5, 4\#(index)], "radius": 12.5}"#,
        #"{"type": "Place", "address": "\#(words[index])"}"#,
      ][index % 3]
      return #"""
        {"id": "way/\#(index * 31)", "geometry": \#(geometry),
         "properties": {"kind": "\#(["city", "town", "village"][index % 3])", "population": \#(index * 1000)}}
        """#
    })}
    """#
}
