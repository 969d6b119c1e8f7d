// Values that are probably short, with all the conversions that the policy allows. The loops over
// properties and elements try the shortcuts themselves and call the general functions.

extension JSONReader {
  @usableFromInline
  mutating func readShortString() throws(ReadFailure) -> String {
    if takesShortcuts, let text = cursor.scanShortString() { return text }
    return try readString()
  }

  @usableFromInline
  mutating func readShortInteger() throws(ReadFailure) -> Int {
    if takesShortcuts, let value = cursor.scanShortInteger() { return value }
    return try readInteger(Int.self)
  }

  @usableFromInline
  mutating func readShortDouble() throws(ReadFailure) -> Double {
    if takesShortcuts, let value = cursor.scanUsualDouble() { return value }
    return try readDouble()
  }

  @inline(__always)
  private var takesShortcuts: Bool { cursor.isWide && state.allowsFastPath }
}
