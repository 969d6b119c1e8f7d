import Foundation
import Maquette
import Testing

@testable import SculptMigration

/// What migrated types mean, beside the types that they were: both are compiled here, and take the same documents.
///
/// Each document is a valid one with a key missing, null, or with a value of another kind.
// Features: 239
@Suite("Migrated types decode and encode as the Codable ones did")
struct EquivalenceTests {
  private static let others: [AnyValue] = [
    "x", "1", 1, 1.5, -1, true, [], ["x"], [1], [:], ["a": 1], .null,
  ]

  /// Returns documents that differ from one in one place, with the path of the place.
  private static func changes(of document: AnyValue) -> [(path: String, document: AnyValue)] {
    var changes: [(path: String, document: AnyValue)] = []
    func add(_ inner: AnyValue, at step: String, _ replaced: (AnyValue) -> AnyValue) {
      changes += others.map { (step, replaced($0)) }
      changes += Self.changes(of: inner).map { ("\(step).\($0.path)", replaced($0.document)) }
    }
    switch document {
    case .object(let object):
      for key in object.keys {
        var without = object
        without[key] = AnyValue?.none
        changes.append((key, .object(without)))
        add(object[key] ?? .null, at: key) { value in
          var changed = object
          changed[key] = value
          return .object(changed)
        }
      }
    case .array(let elements):
      for index in elements.indices {
        add(elements[index], at: "[]") { value in
          var changed = elements
          changed[index] = value
          return .array(changed)
        }
      }
    default: break
    }
    return changes
  }

  private func documents(_ valid: [String]) throws -> [(path: String, document: AnyValue)] {
    try valid.flatMap { text in
      let document = try AnyValue(json: text)
      return [("", document)] + Self.others.map { ("", $0) } + Self.changes(of: document)
    }
  }

  /// A value in words, without the name of the namespace.
  private func words(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text.replacingOccurrences(
      of: "(Before|AfterStrict|After)\\.", with: "", options: .regularExpression
    ).replacingOccurrences(of: " #[0-9]+", with: "", options: .regularExpression)
  }

  private func old<T: Decodable>(_ type: T.Type, _ document: String) -> T? {
    try? JSONDecoder().decode(type, from: Data(document.utf8))
  }

  /// Returns a value without the empty objects at paths.
  private func withoutEmpty(
    _ value: AnyValue, _ paths: Set<String>, at path: String = ""
  ) -> AnyValue {
    guard case .object(var object) = value else { return value }
    for key in Array(object.keys) {
      let place = path.isEmpty ? key : "\(path).\(key)"
      let inner = withoutEmpty(object[key] ?? .null, paths, at: place)
      object[key] = paths.contains(place) && inner == [:] ? AnyValue?.none : inner
    }
    return .object(object)
  }

  /// Expects that types decode the same documents to the same values.
  ///
  /// - Parameters:
  ///   - noted: Paths where a note says that the new type takes more, or leaves out an empty object.
  ///   - encoded: The JSON of values; nil of types that are only decoded.
  private func expectSame<Old: Decodable, New: MappingDecodable, Strict: MappingDecodable>(
    _ oldType: Old.Type, _ newType: New.Type, _ strictType: Strict.Type, _ valid: String...,
    noted: Set<String> = [], encoded: ((Old, New, Strict) throws -> [AnyValue])? = nil
  ) throws {
    var decoded = 0
    let documents = try documents(valid)
    for (path, document) in documents {
      let text = try document.jsonString()
      let before = old(oldType, text)
      let after = try? JSONMapper().decode(newType, from: text)
      let strict = try? JSONMapper().decode(strictType, from: text)
      guard let before else {
        #expect(strict == nil || noted.contains(path), "\(oldType) \(text)")
        continue
      }
      decoded += 1
      let new = try #require(after, "\(oldType) \(text)")
      let refusing = try #require(strict, "\(oldType) \(text)")
      #expect(words(before) == words(refusing), "\(text)")
      // Values that convert were those that a default replaced.
      if noted.contains(path), words(before) != words(new) { continue }
      #expect(words(before) == words(new), "\(text)")
      if let encoded {
        let results = try encoded(before, new, refusing).map { withoutEmpty($0, noted) }
        #expect(results[0] == results[1] && results[0] == results[2], "\(results)")
      }
    }
    #expect(decoded >= valid.count && decoded < documents.count)
  }

  private func expectSame<Old: Codable, New: Mappable, Strict: Mappable>(
    _ oldType: Old.Type, _ newType: New.Type, _ strictType: Strict.Type, both valid: String...,
    noted: Set<String> = []
  ) throws {
    for valid in valid {
      try expectSame(oldType, newType, strictType, valid, noted: noted) { old, new, strict in
        [
          try AnyValue(json: JSONEncoder().encode(old)), try AnyValue(json: new.jsonString()),
          try AnyValue(json: strict.jsonString()),
        ]
      }
    }
  }

  @Test func synthesized() throws {
    try expectSame(
      Before.Plain.self, After.Plain.self, AfterStrict.Plain.self,
      both: """
        {"id": 1, "name": "a", "score": 1.5, "isNew": true, "nick": "b", "tags": ["c"],
         "sizes": {"d": 2}, "link": "https://a.example/b"}
        """, #"{"id": 1, "name": "a", "score": 1, "isNew": false, "tags": [], "sizes": {}}"#)
  }

  @Test func keys() throws {
    try expectSame(
      Before.Renamed.self, After.Renamed.self, AfterStrict.Renamed.self,
      both: #"{"id": 1, "user_name": "a", "image_url": "b", "userName": "c"}"#)
    try expectSame(
      Before.Partial.self, After.Partial.self, AfterStrict.Partial.self,
      both: #"{"kind": "x", "id": 1, "text.html": "a", "isRead": true, "note": "b"}"#)
    try expectSame(
      Before.Apart.self, After.Apart.self, AfterStrict.Apart.self, both: #"{"ID": 1, "name": "a"}"#)
  }

  @Test func initialValues() throws {
    try expectSame(
      Before.Initial.self, After.Initial.self, AfterStrict.Initial.self,
      both: #"{"count": 1, "title": "a"}"#, noted: ["count"])
  }

  @Test func defaults() throws {
    try expectSame(
      Before.Defaults.self, After.Defaults.self, AfterStrict.Defaults.self,
      both: """
        {"tags": ["a"], "level": 1, "theme": "b", "size": 2.5, "nick": "c", "age": 3,
         "part": {"id": 1, "user_name": "t"}}
        """, "{}", noted: ["level", "age", "part", "part.id", "part.user_name"])
  }

  @Test("Initial values stand for values of another kind")
  func initialValuesOfOtherKinds() throws {
    try expectSame(
      Before.Begun.self, After.Begun.self, AfterStrict.Begun.self,
      both: #"{"ratio": 2.5, "suit": "spades", "tags": ["a"]}"#, "{}",
      noted: ["ratio", "suit", "tags", "tags.[]"])
  }

  @Test("Types with raw values are their raw values, and single values need no variable")
  func rawValues() throws {
    try expectSame(
      Before.Raw.self, After.Raw.self, AfterStrict.Raw.self,
      both: #"{"id": "a", "options": [3], "kind": "known"}"#,
      #"{"id": "a", "options": [], "kind": "x"}"#)
    #expect(try JSONMapper().decode(After.Direct.self, from: "\"a\"").text == "a")
    #expect(try After.Direct(text: "a").jsonString() == "\"a\"")
  }

  @Test func nestedObjects() throws {
    try expectSame(
      Before.Nested.self, After.Nested.self, AfterStrict.Nested.self,
      both: """
        {"id": 1, "author": {"display_name": "a", "place": {"city": "b"}}, "statistics": {"views": 2}}
        """, noted: ["author.place", "statistics"])
  }

  @Test func conditionsOfOutput() throws {
    try expectSame(
      Before.Written.self, After.Written.self, AfterStrict.Written.self,
      both: #"{"id": 1, "owner": "a", "tags": ["b"], "comment": "c", "secret": "d", "old": 2}"#)
  }

  @Test func enumsAndSingleValues() throws {
    try expectSame(
      Before.Hand.self, After.Hand.self, AfterStrict.Hand.self,
      both: """
        {"suit": "SPADES", "level": 2, "colours": ["red", "mauve"], "id": 7,
         "shape": {"circle": {"radius": 1.5, "label": "x"}}}
        """,
      #"{"suit": "hearts", "colours": [], "id": 7, "shape": {"square": {"_0": 2}}}"#,
      #"{"suit": "hearts", "colours": [], "id": 7, "shape": {"segment": {"_0": 2, "_1": 3}}}"#,
      #"{"suit": "hearts", "colours": [], "id": 7, "shape": {"nothing": {}}}"#,
      noted: ["colours", "colours.[]", "shape.nothing"])
  }

  @Test func classesAndGenerics() throws {
    try expectSame(
      Before.Node.self, After.Node.self, AfterStrict.Node.self,
      both: #"{"name": "a", "children": [{"name": "b", "children": []}]}"#)
    try expectSame(
      Before.Leaf.self, After.Leaf.self, AfterStrict.Leaf.self, both: #"{"id": 1, "color": "a"}"#)
    try expectSame(
      Before.Page<Before.Renamed>.self, After.Page<After.Renamed>.self,
      AfterStrict.Page<AfterStrict.Renamed>.self,
      both: #"{"items": [{"id": 1, "user_name": "a"}], "next": 2}"#)
    try expectSame(
      Before.Conditional<Int>.self, After.Conditional<Int>.self,
      AfterStrict.Conditional<Int>.self, both: #"{"value": 1}"#)
  }

  @Test func oneDirection() throws {
    try expectSame(
      Before.Found.self, After.Found.self, AfterStrict.Found.self,
      #"{"title": "a", "score": 1.5}"#)
    for cursor in [nil, "c"] {
      let json = try JSONEncoder().encode(
        Before.Search(query: "a", limit: 3, cursor: cursor, session: "s"))
      let new = try After.Search(query: "a", limit: 3, cursor: cursor, session: "s").jsonString()
      #expect(try AnyValue(json: json) == AnyValue(json: new))
    }
  }

  /// `SCULPT_WRITE=1 swift test --filter EquivalenceTests` writes the files anew.
  @Test func filesAreUpToDate() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Models")
    let before = try String(contentsOf: folder.appending(path: "Before.swift"), encoding: .utf8)
    for (name, isStrict) in [("After", false), ("AfterStrict", true)] {
      var options = Migration.Options()
      options.isStrict = isStrict
      let migration = Migration([("Before.swift", before)], options: options)
      #expect(migration.findings.allSatisfy { $0.severity == .note })
      let text = migration.files[0].text.replacingOccurrences(of: "Before", with: name)
        .replacingOccurrences(
          of:
            "/// Types as applications have them, which `sculpt migrate` turns into those of `After` and `AfterStrict`.",
          with: "/// What `sculpt migrate` makes of the types in `Before.swift`.")
      let file = folder.appending(path: "\(name).swift")
      if ProcessInfo.processInfo.environment["SCULPT_WRITE"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  /// Where these tests expect a difference, a note says so.
  @Test func differencesAreNoted() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Models/Before.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let notes = Migration([("Before.swift", text)]).findings.map(\.text)
    for name in [
      "'count' may be missing", "'level' takes", "'age' takes", "'part' takes",
      "'author.place' may be missing", "'statistics' may be missing", "become 'unknown'",
      "the text \"nothing\"",
    ] {
      #expect(notes.contains { $0.contains(name) }, "\(name)")
    }
  }
}
