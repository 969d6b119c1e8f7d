import MaquetteCore
import Testing

@Suite("Members of dictionaries")
struct MemberCollectorTests {
  private final class Hashes { var count = 0 }

  /// A key that counts how often keys are hashed.
  private struct Key: Hashable {
    let number: Int
    let hashes: Hashes

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      hashes.count += 1
      hasher.combine(number)
    }
  }

  private func collect(
    _ numbers: some Sequence<Int>, expecting expected: (Int) -> Int
  ) -> (members: [Int: Int], capacity: Int, hashes: Int) {
    let hashes = Hashes()
    var collector = MemberCollector<Key, Int>()
    for (index, number) in numbers.enumerated() {
      collector.append(Key(number: number, hashes: hashes), index, expecting: expected)
    }
    let members = collector.finish()
    let count = hashes.count
    let pairs = members.map { ($0.number, $1) }
    return (Dictionary(uniqueKeysWithValues: pairs), members.capacity, count)
  }

  @Test("Keys are hashed once if their number is known", arguments: [1, 5, 6, 24, 1000])
  func known(count: Int) {
    let result = collect(0..<count) { _ in count }
    #expect(result.members.count == count)
    #expect(result.hashes == count)
  }

  @Test("Few keys are hashed twice if the first members promise about as many as there are")
  func promised() {
    let result = collect(0..<8000) { $0 == 0 ? 0 : 9000 }
    #expect(result.members.count == 8000)
    #expect(result.hashes < 8500)
  }

  @Test("No dictionary stays much larger than what it contains", arguments: [1, 300, 5000])
  func broken(count: Int) {
    let result = collect(0..<count) { $0 == 0 ? 12 : .max }
    #expect(result.members.count == count)
    #expect(result.capacity <= max(12, 32 * count))
  }

  @Test(
    "The last of several values of a key counts, whatever was promised", arguments: [0, 10, 5000])
  func repeated(promise: Int) {
    let numbers = (0..<3000).map { $0 % 40 }
    let result = collect(numbers) { _ in promise }
    #expect(
      result.members
        == Dictionary(
          uniqueKeysWithValues: (0..<40).map { number in
            (number, numbers.lastIndex(of: number) ?? -1)
          }))
  }
}
