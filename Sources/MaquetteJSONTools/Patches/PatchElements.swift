import MaquetteCore

/// The elements of an array that is being changed.
///
/// They are stored in pieces of limited size, so that an insertion or removal moves only the
/// elements of one piece.
struct PatchElements {
  /// The maximum number of elements in a piece.
  private static let limit = 1024

  private var pieces: [[PatchPlace]] = []

  /// The number of elements.
  private(set) var count: Int

  /// Opens an array for changes.
  init(_ values: [AnyValue]) {
    count = values.count
    for start in stride(from: 0, to: count, by: Self.limit / 2) {
      pieces.append(values[start..<min(start + Self.limit / 2, count)].map(PatchPlace.init))
    }
  }

  /// The current array.
  var values: [AnyValue] { pieces.flatMap { piece in piece.map { $0.value } } }

  /// The element at an existing position.
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
      // At the end: in the last piece, if there is one.
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

  /// Removes the element at an existing position.
  mutating func remove(at position: Int) -> PatchPlace {
    let (piece, offset) = place(of: position)
    count -= 1
    defer { if pieces[piece].isEmpty { pieces.remove(at: piece) } }
    return pieces[piece].remove(at: offset)
  }

  /// Whether a predicate is true for all elements.
  func allSatisfy(_ rule: (PatchPlace) -> Bool) -> Bool {
    pieces.allSatisfy { $0.allSatisfy(rule) }
  }

  /// The piece of a position and the offset in it; after all pieces for the end.
  private func place(of position: Int) -> (piece: Int, offset: Int) {
    var offset = position
    for (piece, elements) in pieces.enumerated() {
      if offset < elements.count { return (piece, offset) }
      offset -= elements.count
    }
    return (pieces.count, offset)
  }
}
