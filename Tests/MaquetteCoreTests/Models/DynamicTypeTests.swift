import MaquetteScalars
import Testing

private protocol Part: Sendable {}
private protocol Named {}
private protocol Shared: AnyObject {}

private struct Byte: Part, Named, Equatable { var value: UInt8 }
private struct Words: Part, Named, Equatable { var values = [1.5, 2.5] }
private struct Buffer: Part, Named, Equatable { var (a, b, c) = (1, 2, 3) }
private struct Box: Part, Named, Equatable { var (a, b, c, text) = (1, 2, 3, "four") }
private enum Choice: Part, Named, Equatable { case one, other(String) }
private final class Object: Part, Named, Shared, Equatable {
  static func == (left: Object, right: Object) -> Bool { left === right }
}

/// What the core takes from the layout that values of protocols have.
@Suite("Types at run time")
struct DynamicTypeTests {
  @Test("Values of protocols that not only classes conform to begin like Any")
  func protocols() {
    let types: [any Any.Type] = [
      Any.self, (any Part).self, (any Sendable).self, (any Part & Named).self,
      (any Part & Named & CustomStringConvertible).self, (any Equatable).self,
      (any Part & Error).self,
    ]
    for type in types { #expect(beginsLikeAny(type), "\(type)") }
  }

  @Test("All others do not")
  func others() {
    let types: [any Any.Type] = [
      AnyObject.self, (any Shared).self, (any Shared & Part).self, (any Error).self,
      (any Object & Part & Named).self, Object.self, Box.self, Choice.self,
      Int.self, String.self, (any Part)?.self, [any Part].self, (any Part).Type.self, Any.Type.self,
      (Int, Int, Int, Int).self, (() -> Void).self, Never.self,
    ]
    for type in types { #expect(!beginsLikeAny(type), "\(type)") }
  }

  @Test("Such a value can be lent as Any, wherever it is stored")
  func lent() {
    func check<T: Part & Named & Equatable>(_ value: T) {
      func lend<Base>(_ base: Base) {
        #expect(beginsLikeAny(Base.self))
        unsafe withUnsafePointer(to: base) { place in
          let any = unsafe UnsafeRawPointer(place).assumingMemoryBound(to: Any.self)
          #expect(unsafe type(of: any.pointee) == T.self && any.pointee as? T == value)
        }
      }
      lend(value as any Part)
      lend(value as any Part & Named)
      lend(value as Any)
    }
    check(Byte(value: 200))
    check(Words())
    check(Buffer())
    check(Box())
    check(Choice.other("text"))
    check(Object())
  }
}
