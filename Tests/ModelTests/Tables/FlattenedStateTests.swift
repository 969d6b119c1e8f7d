import Foundation
import Maquette
import Testing

private final class StateMark: Sendable {}

/// Created from a storage: the type of the ignored property is not annotated.
@Mappable private struct StateStored {
  var x = 0
  @CodableIgnored var mark = StateMark()
}

@Mappable private struct StateObserved {
  var x = 0 { didSet {} }
  @CodableIgnored var mark = StateMark()
}

@Mappable private class StateObject {
  var x = 0
  var y = 0
  @CodableIgnored var mark = StateMark()
}

@Mappable private final class StateBelow: StateObject { var z = 0 }

@Mappable private struct StateHolder {
  var id = 0
  @CodableFlattened(prefix: "s_") var stored: StateStored
  @CodableFlattened(prefix: "v_") var observed: StateObserved
  @CodableFlattened(prefix: "o_") var object: StateObject
  @CodableFlattened(prefix: "m_") var maybe: StateObject?
}

@Mappable private final class StateBox {
  @CodableFlattened var object: StateObject
  var other: StateObject?
  init(_ object: StateObject) { self.object = object }
}

@Mappable private struct StateOuter { @CodableFlattened var box: StateBox }

@Suite("Flattened members and keys missing in updates")
struct FlattenedStateTests {
  private func update<T: Mappable>(_ value: T, _ patch: String, by way: Int) throws -> T {
    var value = value
    switch way {
    case 0: try JSONMapper().update(&value, from: patch)
    case 1: try ValueMapper().update(&value, from: try AnyValue(json: patch))
    default:
      let object = try JSONSerialization.jsonObject(with: Data(patch.utf8)) as? [String: Any]
      try DictionaryMapper().update(&value, from: try #require(object))
    }
    return value
  }

  private func holder() -> StateHolder {
    StateHolder(
      stored: StateStored(), observed: StateObserved(), object: StateBelow(), maybe: StateObject())
  }

  @Test(
    "An update keeps objects and ignored properties, and changes the keys that it contains",
    arguments: [
      "{}", #"{"id":3}"#, #"{"s_x":4}"#, #"{"v_x":5,"o_x":6,"o_y":7,"m_x":8}"#,
    ], 0..<3)
  func kept(_ patch: String, _ way: Int) throws {
    let before = holder()
    let (object, maybe) = (before.object, before.maybe)
    let after = try update(before, patch, by: way)
    #expect(
      after.stored.mark === before.stored.mark && after.observed.mark === before.observed.mark)
    #expect(after.object === object && after.maybe === maybe)
    #expect(after.object is StateBelow)
    let named = try AnyValue(json: patch)
    #expect(after.stored.x == named["s_x"].int ?? 0 && after.observed.x == named["v_x"].int ?? 0)
    #expect(object.x == named["o_x"].int ?? 0 && object.y == named["o_y"].int ?? 0)
    #expect(maybe?.x == named["m_x"].int ?? 0)
  }

  @Test("An update that fails changes no object", arguments: 0..<3)
  func failed(_ way: Int) throws {
    let before = holder()
    #expect(throws: MappingError.self) {
      try update(before, #"{"o_x":6,"m_x":8,"id":[]}"#, by: way)
    }
    #expect(before.object.x == 0 && before.maybe?.x == 0)
  }

  @Test("An object that an update reaches twice takes both changes", arguments: 0..<3)
  func reachedTwice(_ way: Int) throws {
    let object = StateObject()
    let box = StateBox(object)
    box.other = object
    let after = try update(StateOuter(box: box), #"{"x":1,"other":{"y":2}}"#, by: way)
    #expect(after.box === box && after.box.object === object && after.box.other === object)
    #expect(object.x == 1 && object.y == 2)
  }
}
