import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Parses and prints millions of hard numbers, and compares each with the C library and the
/// standard library.
@main
struct Numbers {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    let seed = CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
    var numbers = Numbers(generator: Generator(seed: seed))
    for kind in HardNumber.allCases {
      let share = count / HardNumber.allCases.count / (kind == .long ? 10 : 1)
      for start in stride(from: 0, to: share, by: 1000) {
        try numbers.read(kind, min(1000, share - start))
      }
    }
    for _ in stride(from: 0, to: count, by: 1000) { try numbers.write(1000) }
    print(
      "\(numbers.doubles) doubles and \(numbers.floats) floats read, \(numbers.written) doubles and",
      "\(numbers.wide) integers of 128 bits written and read, \(numbers.mistakes) mistakes")
    exit(numbers.mistakes == 0 ? 0 : 1)
  }

  private var generator: Generator
  private var doubles = 0
  private var floats = 0
  private var written = 0
  private var wide = 0
  private var mistakes = 0

  private init(generator: Generator) {
    self.generator = generator
  }

  private mutating func tell(_ mistake: String) {
    mistakes += 1
    if mistakes <= 20 { print(mistake) }
  }

  private mutating func read(_ kind: HardNumber, _ count: Int) throws {
    let texts = (0..<count).map { _ in generator.text(of: kind) }
    let fit = texts.filter { strtod($0, nil).isFinite }
    for (text, found) in zip(fit, try [Double](json: "[\(fit.joined(separator: ","))]")) {
      let expected = strtod(text, nil)
      if found.bitPattern != expected.bitPattern { tell("\(text): \(found), not \(expected)") }
    }
    let small = texts.filter { strtof($0, nil).isFinite }
    for (text, found) in zip(small, try [Float](json: "[\(small.joined(separator: ","))]")) {
      let expected = strtof(text, nil)
      if found.bitPattern != expected.bitPattern { tell("\(text): \(found), not \(expected)") }
    }
    doubles += fit.count
    floats += small.count
  }

  private mutating func write(_ count: Int) throws {
    for _ in 0..<count {
      let double = generator.double()
      let text = try double.jsonString()
      if text != double.description { tell("\(double) is written \(text)") }
      if strtod(text, nil) != double { tell("\(text) is not \(double)") }
      written += 1
      let integer = Int128(
        truncatingIfNeeded: UInt128(generator.next()) << 64 | UInt128(generator.next()))
      let narrow = integer >> Int128(generator.below(128))
      let digits = "\(narrow)"
      if try narrow.jsonString() != digits { tell("\(digits) is written otherwise") }
      if try Int128(json: digits) != narrow { tell("\(digits) is read otherwise") }
      if try AnyValue(json: digits).number?.exactly(Int128.self) != narrow {
        tell("\(digits) in a tree")
      }
      wide += 1
    }
  }
}
