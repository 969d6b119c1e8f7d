/// When an encoded part of a model is omitted, whatever the options say about nil.
@usableFromInline
@safe package struct Omission {
  /// A test of the model that needs no function.
  package private(set) var memoryTest = MemoryTest()

  /// Returns, from the memory of a model, whether to omit the part; nil if no function says so.
  ///
  /// Invariant: the function takes a pointer to an initialized model of the table.
  package private(set) var test: ((UnsafeRawPointer) -> Bool)?

  /// Lists of views, of each of which the options must select one, if they select any.
  private(set) var views: [[EncodingView]] = []

  init() {}

  init(_ test: ((UnsafeRawPointer) -> Bool)?) { unsafe self.test = test }

  /// Whether the part may be omitted.
  var isPossible: Bool { hasTest || !views.isEmpty }

  /// Whether that depends on the model.
  package var hasTest: Bool { unsafe test != nil || memoryTest.kind != .none }

  /// Adds a test that needs no function; one is made for a second such test.
  @usableFromInline
  mutating func add(_ other: MemoryTest) {
    if memoryTest.kind == .none {
      memoryTest = other
    } else {
      unsafe add { unsafe other.holds(in: $0) }
    }
  }

  /// Adds a test, which is called if those before it do not omit the part.
  mutating func add(_ other: @escaping (UnsafeRawPointer) -> Bool) {
    guard let test = unsafe test else { return unsafe self.test = other }
    unsafe self.test = { unsafe test($0) || other($0) }
  }

  /// Adds views, of which the options must select one.
  mutating func add(_ views: [EncodingView]) { self.views.append(views) }

  /// Returns the rules for a member at an offset of another model, which may be nil: only if it is
  /// not may its memory be accessed.
  func moved(by offset: Int, isNil: ((UnsafeRawPointer) -> Bool)?) -> Self {
    var moved = unsafe Omission(isNil.map { isNil in { unsafe isNil($0 + offset) } })
    let memoryTest = memoryTest.moved(by: offset)
    if unsafe isNil == nil {
      moved.memoryTest = memoryTest
    } else if memoryTest.kind != .none {
      unsafe moved.add { unsafe memoryTest.holds(in: $0) }
    }
    if let test = unsafe test { unsafe moved.add { (model) in unsafe test(model + offset) } }
    moved.views = views
    return moved
  }
}
