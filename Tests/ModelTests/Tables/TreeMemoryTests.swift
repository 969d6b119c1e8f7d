import Maquette
import Testing

/// A struct that needs more alignment than most.
@Mappable
private struct Aligned: Hashable {
  var lanes: SIMD4<Float>
  var name: String
}

/// A struct that is larger than what a call lends.
@Mappable
private struct Large: Hashable {
  var a: String, b: String, c: String, d: String, e: String, f: String, g: String, h: String
  var i: String, j: String, k: String, l: String, m: String, n: String, o: String, p: String
  var inner: [String: Aligned]
}

/// A struct that holds others in collections, whose code is not compiled for each type.
@Mappable
private struct Outer: Hashable {
  var large: [[String: Large]]
  var aligned: Set<Aligned>
  var next: [Outer] = []
}

/// Structs of trees are made in memory that the call lends, one inside the other, or in memory of their own.
@Suite("Structs of trees in lent memory")
struct TreeMemoryTests {
  private func large(_ count: Int) -> Large {
    let text = String(repeating: "text ", count: 5)
    return Large(
      a: text, b: text, c: text, d: text, e: text, f: text, g: text, h: text, i: text, j: text,
      k: text, l: text, m: text, n: text, o: text, p: text,
      inner: Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ("\($0)", Aligned(lanes: [Float($0), 1, 2, 3], name: text))
        }))
  }

  private func outer(_ depth: Int) -> Outer {
    Outer(
      large: [["x": large(3)], [:], ["y": large(1)]],
      aligned: [
        Aligned(lanes: [1, 2, 3, 4], name: "a"), Aligned(lanes: [0, 0, 0, 0], name: "b"),
      ],
      next: depth == 0 ? [] : [outer(depth - 1), outer(depth - 1)])
  }

  @Test("Large and aligned structs come back from nested collections")
  func nested() throws {
    #expect(MemoryLayout<Large>.size > 256 && MemoryLayout<Aligned>.alignment == 16)
    let value = outer(4)
    let tree = try ValueMapper().encode(value)
    #expect(try ValueMapper().decode(Outer.self, from: tree) == value)
    var updated = outer(0)
    try ValueMapper().update(&updated, from: tree)
    #expect(updated == value)
  }

  @Test("A failure inside gives back all memory, and a report goes on")
  func failures() throws {
    var damaged = try #require(try ValueMapper().encode(large(0)).object)
    damaged["inner"] = [
      "one": ["lanes": ["no", 1, 2, 3], "name": "n"], "two": ["lanes": [1, 2, 3, 4], "name": "m"],
    ]
    var inner = try #require(try ValueMapper().encode(outer(1)).object)
    inner["large"] = [["x": .object(damaged)]]
    var whole = try #require(try ValueMapper().encode(outer(2)).object)
    whole["next"] = [.object(inner)]
    let tree = AnyValue.object(whole)
    for _ in 0..<3 {
      let error = #expect(throws: MappingError.self) {
        try ValueMapper().decode(Outer.self, from: tree)
      }
      #expect(error?.path.description == "next[0].large[0].x.inner.one.lanes[0]")
    }
    let report = ValueMapper().decodeReporting(Outer.self, from: tree)
    var expected = outer(2)
    expected.next = [outer(1)]
    var kept = large(0)
    kept.inner = ["two": Aligned(lanes: [1, 2, 3, 4], name: "m")]
    expected.next[0].large = [["x": kept]]
    #expect(report.value == expected)
    #expect(report.issues.count == 1)
  }
}
