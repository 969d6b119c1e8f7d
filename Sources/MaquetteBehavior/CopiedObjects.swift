import MaquetteCore

/// Copies of objects that refer to each other.
///
/// Each object is copied once, however many objects refer to it, after those that it refers to. A work
/// list replaces recursion: a chain of objects can be of any length, whatever the stack.
final class CopiedObjects: SharedObjects {
  private let options: DecodingOptions
  private var copies: [Int: AnyObject] = [:]

  init(_ options: DecodingOptions = DecodingOptions()) {
    self.options = options
    // The other numbers are those of objects that stay.
    super.init(numberedFrom: 1 << 40)
  }

  /// Returns the copy of an object, of its class.
  ///
  /// - Throws: `depthExceeded` for a cycle; the errors of encoding and decoding.
  func copy(of root: AnyObject) throws(MappingError) -> AnyObject? {
    var waiting = [(index: index(of: root), tree: AnyValue?.none)]
    var open: Set<Int> = []
    while let (index, tree) = waiting.popLast() {
      guard copies[index] == nil else { continue }
      if let tree {
        copies[index] = try made(like: objects[index], from: tree, options)
        // What it refers to is complete.
        try callHooks()
        open.remove(index)
        continue
      }
      let own = try self.tree(of: objects[index])
      open.insert(index)
      waiting.append((index, own))
      for inner in indices(in: own) {
        guard !open.contains(inner) else {
          throw MappingError(.depthExceeded, expected: "objects that do not refer to themselves")
        }
        waiting.append((inner, nil))
      }
    }
    return copies[index(of: root)]
  }

  override func object(for value: AnyValue) throws(MappingError) -> AnyObject? {
    guard let index = index(in: value) else { return nil }
    if let copy = copies[index] { return copy }
    return try copy(of: objects[index])
  }

  override func substitute(for object: AnyObject) throws(MappingError) -> AnyObject? { nil }
}
