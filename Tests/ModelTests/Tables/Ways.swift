import Foundation
import Maquette
import Testing

/// Runs a test, and checks that every counted object is freed exactly once.
func balanced<Result>(
  sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  let tally = Tally()
  let result = try Tally.$current.withValue(tally, operation: body)
  #expect(tally.freed == tally.made, sourceLocation: sourceLocation)
  return result
}

/// All ways to decode a model: JSON with and without fast paths, small and large, trees,
/// dictionaries.
struct Ways<Model: MappingDecodable & Equatable> {
  private let jsonMappers = [
    JSONMapper(),
    // Limits disable the fast paths.
    JSONMapper(options: .init(limits: .init(stringLength: 100_000))),
  ]
  private let sourceLocation: Testing.SourceLocation

  init(_ type: Model.Type = Model.self, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    self.sourceLocation = sourceLocation
  }

  /// The model or error of a text, which must be the same in every way.
  ///
  /// - Parameter repeatsKeys: Whether there are duplicate keys, only one of which a tree has.
  func read(_ json: String, repeatsKeys: Bool = false) -> String {
    balanced(sourceLocation: sourceLocation) {
      var told: [String] = []
      for mapper in jsonMappers {
        for text in Self.placed(json) {
          told.append(tell { try mapper.decode(Model.self, from: text) })
        }
      }
      if !repeatsKeys || !told[0].hasPrefix("!"), let tree = try? AnyValue(json: json) {
        told.append(tell { try ValueMapper().decode(Model.self, from: tree) })
        if let dictionary = Self.dictionary(json) {
          told.append(tell { try DictionaryMapper().decode(Model.self, from: dictionary) })
        }
      }
      return only(told)
    }
  }

  /// The model or error of a text.
  func update(_ make: () throws -> Model, _ json: String, repeatsKeys: Bool = false) throws
    -> String
  {
    try balanced(sourceLocation: sourceLocation) {
      var told: [String] = []
      for mapper in jsonMappers {
        for text in Self.placed(json) {
          told.append(try change(make) { try mapper.update(&$0, from: text) })
        }
      }
      if !repeatsKeys, let tree = try? AnyValue(json: json) {
        told.append(try change(make) { try ValueMapper().update(&$0, from: tree) })
        if let dictionary = Self.dictionary(json) {
          told.append(try change(make) { try DictionaryMapper().update(&$0, from: dictionary) })
        }
      }
      return only(told)
    }
  }

  /// The report of a text: its model and the paths of its errors.
  func report(_ json: String, repeatsKeys: Bool = false) -> String {
    balanced(sourceLocation: sourceLocation) {
      var told = jsonMappers.flatMap { mapper in
        Self.placed(json).map { tell(mapper.decodeReporting(Model.self, from: $0)) }
      }
      if !repeatsKeys, let tree = try? AnyValue(json: json) {
        told.append(tell(ValueMapper().decodeReporting(Model.self, from: tree)))
      }
      return only(told)
    }
  }

  private func tell(_ read: () throws -> Model) -> String {
    do {
      return "\(try read())"
    } catch let error as MappingError {
      return "! \(error.code) \(error.path)"
    } catch {
      return "!! \(error)"
    }
  }

  private func tell(_ report: MappingReport<Model>) -> String {
    let errors = report.issues.map { "\($0.severity) \($0.path)" }
    return ([report.value.map { "\($0)" } ?? "nothing"] + errors).joined(separator: "; ")
  }

  private func change(_ make: () throws -> Model, _ update: (inout Model) throws -> Void) throws
    -> String
  {
    let before = try make()
    var model = before
    let told = tell {
      try update(&model)
      return model
    }
    if told.hasPrefix("!") { #expect(model == before, sourceLocation: sourceLocation) }
    return told
  }

  private func only(_ told: [String]) -> String {
    for other in told { #expect(other == told[0], sourceLocation: sourceLocation) }
    return told[0]
  }

  /// A text that is copied, one that is decoded in place, and one at the end of its memory.
  private static func placed(_ json: String) -> [String] {
    let space = String(repeating: " ", count: 1100)
    // White space after a truncated text would be part of a string.
    return json.hasSuffix("}") || json.hasSuffix("]")
      ? [json, space + json + space, space + json] : [json, space + json]
  }

  private static func dictionary(_ json: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any]
  }
}

/// The members of a JSON object, by key.
struct Members {
  var all: [(key: String, json: String)]

  init(_ all: KeyValuePairs<String, String>) {
    self.all = all.map { (key: $0.key, json: $0.value) }
  }

  var keys: [String] { all.map(\.key) }

  /// The object.
  var json: String { "{" + all.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",") + "}" }

  /// The members with another value for a key.
  func with(_ key: String, _ json: String) -> Members {
    changed { $0.all[$0.all.firstIndex { $0.key == key }!].json = json }
  }

  /// The members without a key.
  func without(_ key: String) -> Members { changed { $0.all.removeAll { $0.key == key } } }

  /// The members and one more.
  func adding(_ key: String, _ json: String) -> Members {
    changed { $0.all.append((key: key, json: json)) }
  }

  /// The members in another order.
  func shuffled(_ seed: Int) -> Members {
    changed { members in
      let count = members.all.count
      for index in 0..<count { members.all.swapAt(index, (index * 7 + seed * 13) % count) }
    }
  }

  /// The members with unknown ones between.
  var withUnknown: Members {
    var members = self
    members.all = all.enumerated().flatMap { index, member in
      [("unknown\(index)", #"{"a":[1,"x"],"id":{}}"#), (key: member.key, json: member.json)]
    }
    return members
  }

  private func changed(_ change: (inout Members) -> Void) -> Members {
    var members = self
    change(&members)
    return members
  }
}
