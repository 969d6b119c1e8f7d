import MaquetteCore

/// The members of an object that was written.
enum WrittenMembers {
  /// The object without members whose key is repeated later; nil if there are none.
  static func withoutRepeated(in object: [UInt8]) -> [UInt8]? {
    let members = all(of: object)
    var last: [String: Int] = [:]
    for (index, member) in members.enumerated() { last[member.key] = index }
    guard last.count < members.count else { return nil }
    var result = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() where last[member.key] == index {
      result += object[member.start..<member.end]
      result.append(UInt8(ascii: ","))
    }
    result[result.count - 1] = UInt8(ascii: "}")
    return result
  }

  /// The bytes of the last value of a key.
  static func value(of key: String, in object: [UInt8]) -> [UInt8]? {
    all(of: object).last { $0.key == key }.map { Array(object[$0.value..<$0.end]) }
  }

  /// The keys of an object.
  static func keys(of object: [UInt8]) -> [String] { all(of: object).map(\.key) }

  /// The number of elements of an array.
  static func count(of array: [UInt8]) -> Int {
    withTape(over: array) { $0.count(of: $0.root) } ?? 0
  }

  /// The offsets of a member, of its value, and of its end.
  private struct Member {
    var key: String
    var start: Int
    var value: Int
    var end: Int
  }

  private static func all(of object: [UInt8]) -> [Member] {
    withTape(over: object) { tape in
      var members: [Member] = []
      var place = tape.first(of: tape.root)
      let end = tape.next(after: tape.root)
      while place < end {
        let next = tape.next(after: place + 1)
        members.append(
          Member(
            key: tape.string(place), start: tape.offset(of: place) ?? 0,
            value: tape.offset(of: place + 1) ?? 0,
            end: next < end ? (tape.offset(of: next) ?? 0) - 1 : object.count - 1))
        place = next
      }
      return members
    } ?? []
  }

  private static func withTape<Result>(
    over text: [UInt8], _ body: (CodingTape) throws -> Result
  ) -> Result? {
    let limits = DecodingOptions.Limits(depth: .max)
    return try? CodingTape.withTape(over: text.span, DecodingOptions(limits: limits), body)
  }
}
