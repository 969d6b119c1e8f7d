import Maquette
import Testing

/// Tuples have no conformances, so models compare them element by element.
@Suite("Equality of models with tuples") struct TupleEqualityTests {
  @Mappable struct Box {
    var size: (Int, String)
    var inner: (Double, Int) = (0, 1)
  }

  @Test func `Elements decide`() {
    let box = Box(size: (1, "a"))
    #expect(box.isEqual(to: box))
    #expect(box.changedProperties(since: box).isEmpty)
    #expect(!box.isEqual(to: Box(size: (1, "b"))))
    var other = box
    other.inner.1 = 3
    #expect(!box.isEqual(to: other))
    #expect(other.changedProperties(since: box) == ["inner"])
  }
}
