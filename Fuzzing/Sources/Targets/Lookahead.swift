@testable import MaquetteCore

/// Looks ahead for the keys of every object, which must be those that the reader then meets.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  _ = FuzzInput(start, count).decode(KeyWitness.self)
  return 0
}

/// Compares the keys of an object, and of the objects in it, with those found ahead.
private struct KeyWitness: MappingDecodable {
  private static let keys = __KeyTable(keys: ["a", "b", "type", "id", "", "{", "a longer key"])

  /// The same keys, each in a table of its own.
  private static let single = (0..<keys.count).map { __KeyTable(keys: [keys[$0]]) }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    switch reader.kind {
    case .array:
      var more = try reader.beginArray()
      while more {
        _ = try KeyWitness(from: &reader)
        more = try reader.endElement()
      }
    case .object: try Self.readObject(from: &reader)
    default: try reader.skipValue()
    }
  }

  private static func readObject(from reader: inout JSONReader) throws(ReadFailure) {
    guard try reader.beginObject() else { return }
    var ahead: [Int] = []
    let isWhole = reader.cursor.visitKeys(keys) { slot in
      ahead.append(slot)
      return true
    }
    require(isWhole != false, "the search ended early")
    var visits = 0
    _ = reader.cursor.visitKeys(keys) { _ in
      visits += 1
      return false
    }
    require(visits <= 1, "the search did not end")
    let lacking = single.map { reader.__restLacks($0) }

    var met: [Int] = []
    var more = true
    while more {
      met.append(try reader.readKey(keys, expecting: 0))
      _ = try KeyWitness(from: &reader)
      more = try reader.endField()
    }
    require(isWhole == nil || ahead == met, "found \(ahead), met \(met)")
    for slot in met where slot >= 0 {
      require(!lacking[slot], "did not find \(keys[slot])")
    }
  }

  init(from reader: inout ValueReader) throws(ReadFailure) { try reader.skipValue() }
}
