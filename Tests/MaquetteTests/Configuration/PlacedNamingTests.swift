import Foundation
import Maquette
import Testing

@Mappable private struct PlacedPoint: Equatable { var x = 0 }

@Mappable private class PlacedBase {
  var id = 0
  var inner = PlacedPoint()
}
@Mappable private final class PlacedBelow: PlacedBase { var own = 0 }

@Mappable private struct PlacedRoute: Equatable {
  var name = ""
  var first: PlacedPoint
  var points: [PlacedPoint] = []
  var table: [String: PlacedPoint] = [:]
  var move: PlacedMove?
  @CodableFlattened var last: PlacedLast
}

@Mappable private struct PlacedLast: Equatable { var end: PlacedPoint? }

@Mappable private enum PlacedMove: Equatable { case go(by: PlacedPoint, to: Int) }

@Mappable private struct PlacedHooked: Equatable {
  var inner: PlacedPoint
  @CodableHook(.didEncode) func look(_ tree: inout AnyValue) {}
  @CodableHook(.willDecode) static func look(_ tree: inout AnyValue) {}
}

@Suite("Keys from a function of the path")
struct PlacedNamingTests {
  private func configuration() throws -> MappingConfiguration {
    try MappingConfiguration { property, _, path in
      path.isRoot ? property.name : "\(path.description)/\(property.name)"
    }
  }

  private func expectRoundTrip<T: Mappable>(
    _ type: T.Type, _ json: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let options = JSONMapper.Options(configuration: try configuration())
    let mapper = JSONMapper(options: options)
    let trees = ValueMapper(options: .init(decoding: options.decoding, encoding: options.encoding))
    let dictionaries = DictionaryMapper(
      options: .init(decoding: options.decoding, encoding: options.encoding))
    let tree = try AnyValue(json: json)
    let value = try mapper.decode(T.self, from: json)
    #expect(try AnyValue(json: mapper.encode(value)) == tree, sourceLocation: sourceLocation)
    #expect(
      try trees.encode(trees.decode(T.self, from: tree)) == tree, sourceLocation: sourceLocation)
    guard tree.object != nil else { return }
    let members = try dictionaries.encode(value)
    let again = try dictionaries.decode(T.self, from: members)
    #expect(try AnyValue(json: mapper.encode(again)) == tree, sourceLocation: sourceLocation)
    let report = mapper.decodeReporting(T.self, from: json)
    #expect(report.issues.isEmpty, sourceLocation: sourceLocation)
    var updated = value
    try mapper.update(&updated, from: json)
    #expect(try AnyValue(json: mapper.encode(updated)) == tree, sourceLocation: sourceLocation)
  }

  @Test("The path is that of the model, in both directions")
  func paths() throws {
    try expectRoundTrip(
      PlacedRoute.self,
      #"""
      {"name":"n","first":{"first/x":1},"points":[{"points[0]/x":2},{"points[1]/x":3}],
       "table":{"k":{"table.k/x":4}},"move":{"go":{"move.go/by":{"move.go.by/x":5},"move.go/to":6}},
       "end":{"end/x":7}}
      """#)
    try expectRoundTrip(PlacedBelow.self, #"{"id":1,"inner":{"inner/x":2},"own":3}"#)
    try expectRoundTrip(PlacedHooked.self, #"{"inner":{"inner/x":2}}"#)
    try expectRoundTrip([PlacedPoint].self, #"[{"[0]/x":1},{"[1]/x":2}]"#)
  }

  @Test("Errors report the keys of the data, and their locations in the text")
  func errors() throws {
    let mapper = JSONMapper(options: .init(configuration: try configuration()))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(PlacedRoute.self, from: #"{"first":{"first/x":[]}}"#)
    }
    #expect(error?.path == MappingPath([.key("first"), .key("first/x")]))
    #expect(error?.location?.column == 21)
  }

  @Test("A single model has such a function, too, and its subclasses")
  func models() throws {
    let configuration = try MappingConfiguration(
      .model(PlacedBase.self).naming { property, _, path in "\(path.steps.count)\(property.name)" })
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let value = try mapper.decode([PlacedBelow].self, from: #"[{"1id":1,"1own":2}]"#)
    #expect(value[0].id == 1 && value[0].own == 2)
    #expect(
      try AnyValue(json: mapper.encode(value)) == [["1id": 1, "1inner": ["x": 0], "1own": 2]])
  }
}
