import Foundation

/// The sizes of tests: a usual run takes a sample of what a long run tests in full.
///
/// `MAQUETTE_LONG=1 swift test` is a long run.
public enum LongRun {
  /// Whether this is a long run.
  public static let isOn = ProcessInfo.processInfo.environment["MAQUETTE_LONG"] != nil

  /// The number of things to test.
  public static func count(_ usual: Int, long: Int) -> Int { isOn ? long : usual }

  /// The elements to test: all of them in a long run.
  ///
  /// - Parameters:
  ///   - list: The elements.
  ///   - step: The number of successive elements of which a usual run takes one at random.
  ///   - seed: The seed of the choice, which is the same in every run.
  /// - Returns: The first and the last element, and those that are chosen, in their order.
  public static func sample<Elements: Collection<T>, T>(
    _ list: Elements, every step: Int, seed: UInt64 = 1
  ) -> [T] {
    if isOn { return Array(list) }
    var generator = SeededGenerator(seed: seed)
    var chosen = 0
    return list.enumerated().filter { index, _ in
      if index % step == 0 { chosen = index + generator.below(step) }
      return index == chosen || index == 0 || index == list.count - 1
    }
    .map(\.element)
  }
}
