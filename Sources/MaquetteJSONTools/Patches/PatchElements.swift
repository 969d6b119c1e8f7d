import MaquetteCore

/// The elements of an array that is being changed.
///
/// They lie in pieces of limited size: what is inserted or removed moves those of one piece, not all.
struct PatchElements {
  /// The most elements of a piece.
  private static let limit = 1024

  private var pieces: [[PatchPlace]] = []

  /// How many elements there are.
  private(set) var count: Int

  /// Opens an array.
  init(_ values: [AnyValue]) {
    count = values.count
    for start in stride(from: 0, to: count, by: Self.limit / 2) {
      pieces.append(values[start..<min(start + Self.limit / 2, count)].map(PatchPlace.init))
    }
  }

  /// The array as it is now.
  var values: [AnyValue] { pieces.flatMap { piece in piece.map { $0.value } } }

  /// The element at a position that is there.
  subscript(position: Int) -> PatchPlace {
    get {
      let (piece, offset) = place(of: position)
      return pieces[piece][offset]
    }
    set {
      let (piece, offset) = place(of: position)
      pieces[piece][offset] = newValue
    }
  }

  /// Inserts an element before a position, or at the end.
  mutating func insert(_ element: PatchPlace, at position: Int) {
    var (piece, offset) = place(of: position)
    if piece == pieces.count {
      // Behind all others: in the last piece, if there is one.
      piece = max(piece - 1, 0)
      if pieces.isEmpty { pieces.append([]) }
      offset = pieces[piece].count
    }
    pieces[piece].insert(element, at: offset)
    count += 1
    if pieces[piece].count > Self.limit {
      let upper = Array(pieces[piece].dropFirst(Self.limit / 2))
      pieces[piece].removeLast(upper.count)
      pieces.insert(upper, at: piece + 1)
    }
  }

  /// Removes the element at a position that is there.
  mutating func remove(at position: Int) -> PatchPlace {
    let (piece, offset) = place(of: position)
    count -= 1
    defer { if pieces[piece].isEmpty { pieces.remove(at: piece) } }
    return pieces[piece].remove(at: offset)
  }

  /// Whether a rule holds for all elements.
  func allSatisfy(_ rule: (PatchPlace) -> Bool) -> Bool {
    pieces.allSatisfy { $0.allSatisfy(rule) }
  }

  /// The piece of a position and the offset in it; behind all pieces for the end.
  private func place(of position: Int) -> (piece: Int, offset: Int) {
    var offset = position
    for (piece, elements) in pieces.enumerated() {
      if offset < elements.count { return (piece, offset) }
      offset -= elements.count
    }
    return (pieces.count, offset)
  }
}
