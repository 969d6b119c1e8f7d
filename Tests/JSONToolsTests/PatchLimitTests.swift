import MaquetteCore
import MaquetteJSONTools
import MaquetteMappings
import TestSupport
import Testing

@Suite("Patches that would make a tree too large")
struct PatchLimitTests {
  private func patch(_ count: Int, _ operations: String...) throws -> JSONPatch {
    let list = Array(repeating: operations, count: count).flatMap { $0 }
    return try JSONPatch(json: "[" + list.joined(separator: ",") + "]")
  }

  @Test("A tree copied into itself does not get deeper than the limit")
  func depth() throws {
    var tree: AnyValue = ["a": 1]
    let before = tree
    let count = LongRun.count(10_000, long: 100_000)
    let patch = try patch(count, #"{"op":"copy","from":"","path":"/a"}"#)
    let error = #expect(throws: MappingError.self) { try patch.apply(to: &tree) }
    #expect(error?.code == .depthExceeded)
    #expect(error?.path == "a")
    #expect(error?.expected == "at most 512 levels")
    #expect(tree == before)
    try self.patch(3, #"{"op":"copy","from":"","path":"/a"}"#).apply(to: &tree, depth: 4)
    #expect(tree == ["a": ["a": ["a": ["a": 1]]]])
    #expect(throws: MappingError.self) {
      try self.patch(1, #"{"op":"copy","from":"","path":"/a"}"#).apply(to: &tree, depth: 4)
    }
  }

  @Test("A patch makes no tree that the thread cannot use", arguments: [128, 256, 512])
  func depthOfTheStack(_ stack: Int) throws {
    for count in [10, 60, 250, 1000, 20_000] {
      let patch = try patch(count, #"{"op":"copy","from":"","path":"/a"}"#)
      let path = MappingPath((0..<min(count, 512)).map { .key("k\($0)") })
      let codes = try onSmallStack(of: stack) { () -> [MappingError.Code?] in
        var (tree, other): (AnyValue, AnyValue) = (["a": 1], [:])
        let patched = failure { () throws(MappingError) in try patch.apply(to: &tree, depth: .max) }
        let changed = failure { () throws(MappingError) in try other.setValue(1, at: path) }
        #expect(tree != other && tree.hashValue != other.hashValue)
        _ = (try JSONMapper(options: .deep).encode(tree), try other.jsonString(), tree.description)
        return [patched?.code, changed?.code]
      }
      #expect(codes.allSatisfy { $0 == nil || count > 10 && $0 == .depthExceeded })
    }
  }

  @Test("A tree that doubles does not get larger than the limit")
  func size() throws {
    var tree: AnyValue = ["a": 1]
    let patch = try patch(
      200, #"{"op":"copy","from":"","path":"/a"}"#, #"{"op":"copy","from":"/a","path":"/b"}"#)
    let error = #expect(throws: MappingError.self) { try patch.apply(to: &tree, copies: 100_000) }
    #expect(error?.code == .sizeExceeded)
    #expect(tree == ["a": 1])
  }

  @Test(
    "The depth limit applies to added, replaced and moved values",
    arguments: [
      #"{"op":"add","path":"/a/b","value":[[]]}"#, #"{"op":"replace","path":"/a","value":[[[]]]}"#,
      #"{"op":"move","from":"/c","path":"/a/b"}"#, #"{"op":"add","path":"","value":[[[[]]]]}"#,
    ])
  func others(_ operation: String) throws {
    let before: AnyValue = ["a": [:], "c": [[]]]
    var tree = before
    let error = #expect(throws: MappingError.self) {
      try self.patch(1, operation).apply(to: &tree, depth: 3)
    }
    #expect(error?.code == .depthExceeded)
    #expect(tree == before)
    try self.patch(1, operation).apply(to: &tree, depth: 4)
  }
}

extension JSONMapper.Options {
  fileprivate static var deep: Self {
    Self(decoding: DecodingOptions(), encoding: EncodingOptions(depth: .max))
  }
}
