/// Reproducible content of documents, as JSON text written without the measured engine.
struct Content {
  private var random: SeededGenerator

  /// Creates the content of a workload: the same on every machine, independent of other workloads.
  init(seed name: String) {
    random = SeededGenerator(
      seed: name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  mutating func pick<T>(_ values: [T]) -> T { values[number(0...values.count - 1)] }

  /// Whether something is the case that is so once in a number of times.
  mutating func isOne(in times: Int) -> Bool { number(1...times) == 1 }

  // MARK: - Numbers

  mutating func integer(_ range: ClosedRange<Int>) -> String { "\(number(range))" }

  /// An integer of 1 to 19 digits, any length as likely as another.
  mutating func mixedInteger() -> String {
    let digits = number(1...19)
    let limit = (0..<digits).reduce(1) { limit, _ in
      limit.multipliedReportingOverflow(by: 10).overflow ? .max : limit * 10
    }
    return (isOne(in: 4) ? "-" : "") + integer(limit / 10...(limit - 1))
  }

  /// A double that needs all its digits.
  mutating func double() -> String { "\(Double.random(in: -180...180, using: &random))" }

  /// A decimal with some digits after the point.
  mutating func decimal(_ places: ClosedRange<Int> = 1...3, below limit: Int = 1000) -> String {
    let digits = (0..<number(places)).map { _ in integer(0...9) }.joined()
    return (isOne(in: 5) ? "-" : "") + integer(1...limit - 1) + "." + digits
  }

  mutating func bool() -> String { isOne(in: 2) ? "true" : "false" }

  // MARK: - Texts

  private static let words = """
    a about account address after all amount and any archive at before between black book by city
    client code colour company country customer data day delivery document during each email
    example first for from garden given group hand have history home hour house identifier
    information item journal key language last letter library light list little machine member
    message model morning name never new night note number of order other paper part payment
    people person place price problem public question reason result river second service simple
    small station street system table text the thing through time town tree under value water
    week with without word work world year
    """.split { " \n".contains($0) }.map(String.init)

  mutating func word() -> String { pick(Self.words) }

  /// Words with spaces between them, without quotes.
  mutating func words(_ count: ClosedRange<Int>) -> String {
    (0..<number(count)).map { _ in word() }.joined(separator: " ")
  }

  mutating func text(_ count: ClosedRange<Int>) -> String { "\"\(words(count))\"" }

  /// Words between which an escape is as likely as once in a number of times.
  mutating func escapedText(_ count: ClosedRange<Int>, oneIn times: Int = 1) -> String {
    guard isOne(in: times) else { return text(count) }
    let escapes = ["\\n", "\\\"", "\\\\", "\\t", "\\u00e9", " \\\"", "\\/", "\\ud83d\\ude00"]
    return "\"\((0..<number(count)).map { _ in word() + pick(escapes) }.joined())\""
  }

  /// Text of the characters of a range.
  mutating func characters(_ range: ClosedRange<UInt32>, _ count: ClosedRange<Int>) -> String {
    let text = (0..<number(count)).compactMap { _ in
      Unicode.Scalar(UInt32(number(Int(range.lowerBound)...Int(range.upperBound))))
    }
    return "\"\(String(String.UnicodeScalarView(text)))\""
  }

  mutating func chinese(_ count: ClosedRange<Int>) -> String {
    characters(0x4E00...0x9FA5, count)
  }

  /// Characters of an alphabet, without quotes.
  mutating func letters(_ alphabet: String, _ count: Int) -> String {
    let alphabet = Array(alphabet)
    return String((0..<count).map { _ in pick(alphabet) })
  }

  mutating func identifier(_ count: Int = 12) -> String {
    "\"\(letters("abcdefghijklmnopqrstuvwxyz0123456789", count))\""
  }

  mutating func base64(_ count: Int) -> String {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return "\"\(letters(alphabet, count))\""
  }

  // MARK: - Values of other types

  mutating func date() -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(number(1990...2030))-\(two(number(1...12)))-\(two(number(1...28)))"
    return "\"\(day)T\(two(number(0...23))):\(two(number(0...59))):\(two(number(0...59)))Z\""
  }

  mutating func uuid() -> String {
    let parts = [8, 4, 4, 4, 12].map { letters("0123456789ABCDEF", $0) }
    return "\"\(parts.joined(separator: "-"))\""
  }

  mutating func url() -> String {
    "\"https://\(word()).example.org/\(word())/\(number(1...99_999))?\(word())=\(word())\""
  }

  // MARK: - Containers

  /// An array of a number of elements.
  mutating func array(_ count: Int, _ element: (inout Content) -> String) -> String {
    "[" + (0..<count).map { _ in element(&self) }.joined(separator: ",") + "]"
  }

  /// An object of a number of members with different keys.
  ///
  /// - Parameter member: Returns the value, and a key without quotes that may repeat.
  mutating func dictionary(
    _ count: Int, _ member: (inout Content) -> (key: String, value: String)
  ) -> String {
    var keys: Set<String> = []
    var members: [(String, String)] = []
    while keys.count < count {
      let (key, value) = member(&self)
      if keys.insert(key).inserted { members.append((key, value)) }
    }
    return object(members)
  }

  /// An object; its keys are written without escapes.
  func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}
