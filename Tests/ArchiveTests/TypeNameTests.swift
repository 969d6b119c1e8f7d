import Maquette
import MaquetteArchive
import Testing

@Mappable private final class NamedBox<Content: Mappable & SendableMetatype> {
  var content: Content
  init(_ content: Content) { self.content = content }
}

@Mappable private struct NamedBoxes {
  var numbers: NamedBox<Int>
  var texts: NamedBox<String>?
}

@Mappable(version: 2) private struct NamedField<Content: Mappable & SendableMetatype> {
  @CodingKey("v") var content: Content
}

@Mappable private final class NamedFields {
  var number: NamedField<Int> = NamedField(content: 1)
  var text: NamedField<String> = NamedField(content: "a")
}

private enum NamedLeft {
  @Mappable struct Item: Equatable { @CodingKey("x") var value = 1 }
}

private enum NamedRight {
  @Mappable struct Item: Equatable { @CodingKey("y") var value = 2 }
}

@Mappable private struct NamedItems {
  var left = NamedLeft.Item()
  var right = NamedRight.Item()
}

private enum NamedOther {
  @Mappable enum Item { case one(Int), two(a: Int, b: Int) }
}

@Mappable private struct NamedKinds {
  var item = NamedLeft.Item()
  var cases: [NamedOther.Item] = [.one(3), .two(a: 4, b: 5)]
}

@Mappable(version: 1) private struct NamedStep<Content: Mappable & SendableMetatype> {
  var content: Content
}

extension NamedStep: ArchiveMigrating {
  static var archiveMigrations: ArchiveMigrations {
    ArchiveMigrations(of: NamedStep.self, .rename("old", to: "content", from: 0))
  }
}

@Mappable private struct NamedSteps {
  var number: NamedStep<Int> = NamedStep(content: 1)
  var text: NamedStep<String> = NamedStep(content: "a")
}

@Suite("Types with one name in archives")
struct TypeNameTests {
  @Test func `Two classes with one name are refused when they are written`() throws {
    let boxes = NamedBoxes(numbers: NamedBox(1), texts: NamedBox("a"))
    for error in [
      #expect(throws: MappingError.self) { try ArchiveMapper().encode(boxes) },
      #expect(throws: MappingError.self) { try KeyedArchiveMapper().encode(boxes) },
    ] {
      #expect(error?.expected == "one type named NamedBox" && error?.found == "several")
      #expect(error?.hint == "name them in the option 'types'")
    }
    let named = ArchiveMapper.Options(types: [
      .type(NamedBox<Int>.self, as: "Numbers"), .type(NamedBox<String>.self, as: "Texts"),
    ])
    let archive = ArchiveMapper(options: named)
    let again = try archive.decode(NamedBoxes.self, from: archive.encode(boxes))
    #expect(again.numbers.content == 1 && again.texts?.content == "a")
    let keyed = KeyedArchiveMapper(options: named)
    let other = try keyed.decode(NamedBoxes.self, from: keyed.encode(boxes))
    #expect(other.numbers.content == 1 && other.texts?.content == "a")
  }

  @Test func `Structs of one generic type need no names`() throws {
    let fields = NamedFields()
    (fields.number.content, fields.text.content) = (2, "b")
    let again = try ArchiveMapper().decode(
      NamedFields.self, from: try ArchiveMapper().encode(fields))
    #expect(again.number.content == 2 && again.text.content == "b")
    for style in [KeyedArchiveMapper.Style.coding, .mantle] {
      let keyed = KeyedArchiveMapper(style: style)
      let other = try keyed.decode(NamedFields.self, from: keyed.encode(fields))
      #expect(other.number.content == 2 && other.text.content == "b")
    }
  }

  @Test func `An enum may have the name of a struct`() throws {
    let kinds = try ArchiveMapper().decode(
      NamedKinds.self, from: try ArchiveMapper().encode(NamedKinds()))
    #expect(kinds.item == NamedLeft.Item())
    #expect("\(kinds.cases)" == "\(NamedKinds().cases)")
  }

  @Test func `Structs with one name need others if their keys or steps differ`() throws {
    #expect(throws: MappingError.self) { try ArchiveMapper().encode(NamedItems()) }
    #expect(throws: MappingError.self) { try KeyedArchiveMapper().encode(NamedItems()) }
    #expect(throws: MappingError.self) { try ArchiveMapper().encode(NamedSteps()) }
    let mapper = ArchiveMapper(
      options: .init(migrations: [
        ArchiveMigrations(of: NamedField<Int>.self, .remove("w", from: 1))
      ]))
    let fields = try ArchiveMapper().encode(NamedFields())
    #expect(throws: MappingError.self) { try mapper.decode(NamedFields.self, from: fields) }
  }
}
