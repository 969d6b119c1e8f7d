import Foundation
import Maquette
import Testing

/// Collections of Foundation and Swift other than `Array`, in dictionaries of any values.
@Suite("Collections in dictionaries of any values")
struct ForeignCollectionTests {
  @Mappable struct Model: Equatable { var list: [Int] }

  nonisolated(unsafe) static let ordered: [Any] = [
    NSArray(array: [1, 2]), NSOrderedSet(array: [1, 2]), ContiguousArray([1, 2]), [0, 1, 2][1...],
    ContiguousArray<Any>([1, 2]), NSMutableOrderedSet(array: [1, 2]),
    [NSNumber(value: 1), NSNumber(value: 2)],
  ]

  // Features: 3.4
  @Test("Are arrays", arguments: ordered.indices)
  func arrays(_ index: Int) throws {
    #expect(try Model(dictionary: ["list": Self.ordered[index]]) == Model(list: [1, 2]))
    #expect(try AnyValue(any: [Self.ordered[index]]) == [[1, 2]])
  }

  // Features: 3.4
  @Test("Sets are arrays in some order") func sets() throws {
    for set: Any in [NSSet(array: [1, 2, 3]), Set([1, 2, 3]), Set<AnyHashable>([1, 2, 3])] {
      #expect(try Set(Model(dictionary: ["list": set]).list) == [1, 2, 3])
    }
  }

  @Test("Their elements are reported by position") func places() {
    struct Other {}
    let error = #expect(throws: MappingError.self) {
      try AnyValue(any: ["a": ContiguousArray<Any>([1, Other()])])
    }
    #expect(error?.path == "a[1]")
  }
}
