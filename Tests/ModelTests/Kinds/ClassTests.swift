import AgreementSupport
import Maquette
import Testing

@Suite("Classes")
struct ClassTests {
  // Features: 2, 17
  @Test("Classes keep the initializers that nobody wrote")
  func classesKeepTheInitialisersThatNobodyWrote() throws {
    #expect(Declared.Root().a == 1)
    #expect(Declared.Child().c == [])
    #expect(Declared.OfPlain().z == 9)
    #expect(Declared.OfProtocol().a == 1)
    #expect(Declared.Convenient(twice: 4).a == 8)
    #expect(Declared.OfGeneric(value: 3).value == 3)
  }

  // Features: 1.3
  @Test("A missing key keeps the initial value") func aMissingKeyKeepsTheInitialValue() throws {
    let root = try Declared.Root(json: "{}")
    #expect(root.a == 1 && root.b == nil)
    #expect(try Declared.Root(json: #"{"a":2,"b":"x"}"#).a == 2)
    #expect(try Declared.OfPlain(json: #"{"z":1}"#).z == 9)
  }

  // Features: 146, 3.6
  @Test("Subclasses map what they inherit") func subclassesMapWhatTheyInherit() throws {
    let json = #"{"a":2,"b":"x","c":[1],"d":4}"#
    let grandchild = try Declared.Grandchild(json: json)
    #expect(grandchild.a == 2 && grandchild.b == "x" && grandchild.c == [1] && grandchild.d == 4)
    #expect(try write(grandchild) == json)
    let tree = try ValueMapper().decode(Declared.Grandchild.self, from: AnyValue(json: json))
    #expect(try write(tree) == json)
    #expect(try write(grandchild as Declared.Root) == json)
    let child = try Declared.Child(json: #"{"c":[2],"a":3}"#)
    #expect(try write(child) == #"{"a":3,"c":[2]}"#)
  }

  // Features: 147
  @Test("A missing key is told by the class that needs it")
  func aMissingKeyIsToldByTheClassThatNeedsIt() throws {
    #expect(try readError(Declared.Grandchild.self, #"{"a":1}"#).path.description == "d")
    #expect(try readError(OpenedChild.self, #"{"b":1}"#).path.description == "a")
    #expect(try readError(Declared.NoInit.self, #"{"a":1}"#).path.description == "b")
  }

  // Features: 2, 150
  @Test("Classes of every kind") func classesOfEveryKind() throws {
    #expect(try Declared.Final(json: #"{"a":1}"#).a == 1)
    #expect(try Declared.Checked(json: #"{"a":1}"#).a == 1)
    #expect(try Declared.NoInit(json: #"{"a":1,"b":2}"#).b == 2)
    #expect(try Declared.OfPlainNeedy(json: #"{"a":1}"#).z == 9)
    #expect(try Declared.GenericClass<[Int]>(json: #"{"value":[1]}"#).value == [1])
    let generic = try Declared.OfGeneric(json: #"{"value":1,"a":2}"#)
    #expect(try write(generic) == #"{"value":1,"a":2}"#)
    #expect(try write(OpenedChild(json: #"{"a":1,"b":2}"#)) == #"{"a":1,"b":2}"#)
  }

  // Features: 10, 149
  @Test("The directions of a hierarchy are those of its classes") func directionsOfAHierarchy()
    throws
  {
    #expect(try Declared.ReadChild(json: #"{"a":3,"b":2}"#).a == 3)
    let both = try Declared.BothChild(json: #"{"a":3,"b":4}"#)
    #expect(both.a == 3)
    #expect(try write(both) == #"{"b":4}"#)
    #expect(try write(Declared.WriteChild()) == #"{"a":1,"b":2}"#)
  }

  @Mappable class Node {
    var name: String
    var children: [Node] = []
    init(name: String) { self.name = name }
  }

  // Features: 1.4
  @Test("Recursive classes") func recursiveClasses() throws {
    let json = #"{"name":"a","children":[{"name":"b","children":[]}]}"#
    #expect(try write(Node(json: json)) == json)
  }
}
