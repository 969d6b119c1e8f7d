import Foundation
import Maquette
import MaquetteArchive
import Testing

@Mappable final class KindBox<Content: Mappable & SendableMetatype> {
  var content: Content
  @Archived weak var owner: KindBox<Content>?
  var other: KindBox<Content>?
  init(_ content: Content) { self.content = content }
}

@Mappable(version: 1) class KindBase {
  init() {}
  var name = ""
  @CodableIgnored @Archived var note = "none"
}

@Mappable final class KindDerived: KindBase {
  @CodableIgnored @Archived private(set) var count = 0
  @Archived(.excluded) var secret: String?
  @CodableFlattened var part: KindPart?
  func raise() { count += 1 }
}

@Mappable struct KindPart: Equatable {
  @Archived(.excluded) var hidden: Int?
  var shown = 0
}

@Mappable(container: "data.box") final class KindContained {
  var name = ""
  var next: KindContained?
}

@Mappable(layout: .array) final class KindList {
  var name = ""
  var next: KindList?
}

@Mappable @MainActor final class KindIsolated {
  var name = ""
  @Archived(.excluded) var token: String?
  var next: KindIsolated?
  init() {}
}

@Mappable struct KindPlace {
  @CodingKey(path: "deep.person") @Archived(.conditionally) var person: GraphPerson?
  @CodingKey(path: "deep.owner") var owner: GraphPerson?
}

protocol KindAnimal { var name: String { get } }
@Mappable final class KindDog: KindAnimal { var name = "Rex" }
@Mappable struct KindFish: KindAnimal { var name = "Wanda" }
let kindAnimals = PolymorphicTypes<any KindAnimal>(
  discriminator: "kind", ["dog": KindDog.self, "fish": KindFish.self])

@Mappable struct KindZoo {
  @CodableBy(.arrayOf(kindAnimals)) var animals: [any KindAnimal] = []
  var star: KindDog?
}

@Suite("Archives of each kind of model")
struct ModelKindTests {
  private func again<T: Mappable>(_ model: T) throws(MappingError) -> T {
    try T(archive: try model.archivedBytes())
  }

  @Test func genericClasses() throws {
    let (left, right) = (KindBox([1, 2]), KindBox([3]))
    (left.other, right.owner) = (right, left)
    let box = try again(left)
    #expect(box.content == [1, 2] && box.other?.content == [3] && box.other?.owner === box)
  }

  @Test func propertiesOfSuperclassesAndSubclasses() throws {
    let model = KindDerived()
    (model.name, model.note, model.secret) = ("n", "x", "s")
    model.part = KindPart(hidden: 1, shown: 2)
    model.raise()
    let other = try again(model)
    #expect(other.name == "n" && other.note == "x" && other.count == 1 && other.secret == nil)
    #expect(other.part == KindPart(hidden: nil, shown: 2))
  }

  @Test func classesInContainersAndAsArrays() throws {
    let (inside, list) = (KindContained(), KindList())
    (inside.name, inside.next, list.name, list.next) = ("a", KindContained(), "b", KindList())
    let other = try again(inside)
    #expect(other.name == "a" && other.next?.name == "")
    #expect(try again(list).next?.name == "")
    // Their properties have no keys in the object itself, and cannot be set later.
    inside.next = inside
    #expect(throws: MappingError.self) { try again(inside) }
    inside.next = nil
  }

  @Test @MainActor func classesOfAnActor() throws {
    let (left, right) = (KindIsolated(), KindIsolated())
    (left.name, left.token, left.next, right.next) = ("l", "t", right, left)
    let other = try ArchiveMapper().decode(
      KindIsolated.self, from: try ArchiveMapper().encode(left))
    #expect(other.name == "l" && other.token == nil && other.next?.next === other)
    (left.next, other.next) = (nil, nil)
  }

  @Test("A conditional reference at a nested path does not affect its neighbors") func nestedPaths()
    throws
  {
    let person = GraphPerson(name: "Ann")
    let alone = try again(KindPlace(person: person, owner: GraphPerson(name: "Bob")))
    #expect(alone.person == nil && alone.owner?.name == "Bob")
    let both = try again(KindPlace(person: person, owner: person))
    #expect(both.person === both.owner && both.owner?.name == "Ann")
  }

  @Test func valuesOfAProtocolsType() throws {
    let dog = KindDog()
    let zoo = try again(KindZoo(animals: [dog, KindFish(), dog], star: dog))
    #expect(zoo.animals.map(\.name) == ["Rex", "Wanda", "Rex"])
    #expect(zoo.animals[0] as? KindDog === zoo.star && zoo.animals[2] as? KindDog === zoo.star)
  }
}
