/// Protocols and other names of protocols that state `Codable`, as types of the files declare them.
struct IndirectCoding {
  /// What protocols refine, and what other names stand for.
  private let meanings: [String: [String]]

  init(_ meanings: [String: [String]]) { self.meanings = meanings }

  /// The directions that one of some names states by what it means, and that name; nil if none does.
  func direction(of names: [String]) -> (direction: CodingDirection, name: String)? {
    for name in names where CodingDirection(protocolName: name) == nil {
      if let direction = direction(of: name) { return (direction, name) }
    }
    return nil
  }

  /// The directions that a name states by what it means.
  private func direction(of name: String) -> CodingDirection? {
    var open = [name]
    var seen: Set<String> = []
    var direction: CodingDirection?
    while let next = open.popLast() {
      // Names are declared at the top of files, or in types, of which some are spelled before them.
      let last = next.split(separator: ".").last.map(String.init) ?? next
      guard seen.insert(last).inserted else { continue }
      for meaning in meanings[last] ?? [] {
        if let other = CodingDirection(protocolName: meaning) {
          direction = direction?.adding(other) ?? other
        } else {
          open.append(meaning)
        }
      }
    }
    return direction
  }
}
