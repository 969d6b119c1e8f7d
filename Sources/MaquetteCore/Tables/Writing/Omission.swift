/// When an encoded part of a model is omitted, whatever the options say about nil.
@usableFromInline
@safe struct Omission {
  // Invariant: the tests take pointers to an initialized model of the table. The first ones say
  // whether an optional member is nil; only then may others access its memory.
  private var tests: [(UnsafeRawPointer) -> Bool] = unsafe []

  /// Lists of views, of each of which the options must select one, if they select any.
  private var views: [[EncodingView]] = []

  init() {}

  /// Omits a part if a test, if there is one, says so.
  init(_ test: ((UnsafeRawPointer) -> Bool)?) {
    if let test = unsafe test { unsafe tests = [test] }
  }

  /// Whether the part may be omitted.
  var isPossible: Bool { unsafe !tests.isEmpty || !views.isEmpty }

  /// Adds a test.
  mutating func add(_ test: @escaping (UnsafeRawPointer) -> Bool) { unsafe tests.append(test) }

  /// Adds views, of which the options must select one.
  mutating func add(_ views: [EncodingView]) { self.views.append(views) }

  /// Returns the rules for a member at an offset of another model, which may be nil.
  func moved(by offset: Int, isNil: ((UnsafeRawPointer) -> Bool)?) -> Self {
    var moved = self
    unsafe moved.tests =
      ((isNil.map { unsafe [$0] } ?? []) + tests).map { test in { unsafe test($0 + offset) } }
    return moved
  }

  /// Returns whether to omit the part of a model.
  ///
  /// Invariant: the memory is that of a model of the table.
  @inline(never)
  func applies(to memory: UnsafeRawPointer, _ shown: Set<EncodingView>?) -> Bool {
    if let shown, views.contains(where: { $0.allSatisfy { !shown.contains($0) } }) { return true }
    return unsafe tests.contains { unsafe $0(memory) }
  }
}
