/// A generator of reproducible numbers (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A random element.
  public mutating func pick<T>(_ things: [T]) -> T { things[below(things.count)] }

  /// A number of random digits.
  public mutating func digits(_ count: Int) -> String {
    String(decoding: (0..<count).map { _ in UInt8(0x30 + below(10)) }, as: UTF8.self)
  }
}
