import Foundation
import Maquette
import MaquetteArchive
import MaquetteCBOR
import MaquetteCodable
import Testing

/// A note that refers to objects, and notes that have other types in the place of its objects.
enum ReferenceModels {
  @Mappable final class Person {
    var name = "p"
    init() {}
  }

  @Mappable final class Note {
    var author: Person?
    var authors: [Person] = []
    init() {}
  }

  enum Changed<T: Mappable> {
    @Mappable final class Note {
      var author: T?
      var authors: [T] = []
      init() {}
    }
  }

  enum Kept {
    @Mappable final class Note {
      @CodableExtras var rest: [String: AnyValue] = [:]
      init() {}
    }
  }

  enum KeptInOrder {
    @Mappable final class Note {
      @CodableExtras var rest: AnyValue.Object = [:]
      init() {}
    }
  }

  enum Untyped {
    @Mappable final class Note {
      @CodableBy(.anyArray) var authors: [Any] = []
      init() {}
    }
  }

  enum Coded {
    struct Place: Codable { var name: String? }

    @Mappable final class Note {
      @CodableBy(.codable(Place.self)) var author = Place()
      init() {}
    }
  }

  enum Tolerant {
    @Mappable final class Note {
      @CodableDefault(7, on: .missing, .invalid) var author: Int
      init(author: Int) { self.author = author }
    }
  }

  enum Boxed {
    @Mappable struct Box {
      var person: Person
    }

    @Mappable final class Note {
      var box: Box
      init(box: Box) { self.box = box }
    }
  }

  enum Unboxed {
    @Mappable final class Note {
      var box: AnyValue.Object = [:]
      init() {}
    }
  }

  @Mappable struct Plain {
    var name = ""
  }

  @Mappable(tagged: .untagged) enum Choice {
    case id(Int)
    case text(String)
    case list([Int])
  }
}

@Suite("References to objects where values are needed")
struct ReferenceTests {
  private let archive: [UInt8]
  private let keyed: [UInt8]

  init() throws {
    let note = ReferenceModels.Note()
    note.author = ReferenceModels.Person()
    note.authors = [ReferenceModels.Person(), ReferenceModels.Person()]
    archive = try ArchiveMapper().encode(note)
    keyed = try KeyedArchiveMapper().encode(note)
  }

  private func errors<T: Mappable>(_ type: T.Type) -> [String] {
    let options = ArchiveMapper.Options(
      types: [.type(ReferenceModels.Person.self)], allowsUnusedObjects: true)
    return [
      error { try ArchiveMapper(options: options).decode(type, from: archive) },
      error { try KeyedArchiveMapper(options: options).decode(type, from: keyed) },
    ]
  }

  private func error<T>(_ body: () throws -> T) -> String {
    do {
      return "no error, but \(String(reflecting: try body()))"
    } catch {
      return "\(error)"
    }
  }

  private func check<T: Mappable>(_ type: T.Type) {
    for error in errors(ReferenceModels.Changed<T>.Note.self) {
      #expect(error.contains(".author") && error.contains("found a reference to an object"))
    }
  }

  // Features: 205
  @Test("A reference is no value of any other type") func values() {
    check(String.self)
    check(Int.self)
    check(Bool.self)
    check(Double.self)
    check(Float.self)
    check(UInt8.self)
    check(Date.self)
    check(Data.self)
    check(Decimal.self)
    check(UUID.self)
    check(URL.self)
    check(AnyValue.self)
    check(AnyValue.Object.self)
    check([Int].self)
    check([String: Int].self)
    check(ReferenceModels.Plain.self)
    check(ReferenceModels.Choice.self)
  }

  // Features: 205
  @Test("A tree that a model keeps does not hide references in it") func trees() {
    for error in errors(ReferenceModels.Kept.Note.self)
      + errors(ReferenceModels.KeptInOrder.Note.self) + errors(ReferenceModels.Untyped.Note.self)
      + errors(ReferenceModels.Coded.Note.self)
    {
      #expect(error.contains("found a reference to an object"), "\(error)")
    }
  }

  @Test("An object that a model keeps hides none either, also where text may be JSON")
  func objects() throws {
    let note = ReferenceModels.Boxed.Note(box: .init(person: ReferenceModels.Person()))
    let archive = try ArchiveMapper().encode(note)
    for acceptsJSONText in [false, true] {
      let options = ArchiveMapper.Options(
        types: [.type(ReferenceModels.Person.self)],
        decoding: .init(acceptsJSONText: acceptsJSONText), allowsUnusedObjects: true)
      let error = error {
        try ArchiveMapper(options: options).decode(
          ReferenceModels.Unboxed.Note.self, from: archive)
      }
      #expect(error.contains("found a reference to an object"), "\(error)")
    }
  }

  // Features: 205
  @Test("A default for invalid values applies to a reference") func tolerated() throws {
    let options = ArchiveMapper.Options(
      types: [.type(ReferenceModels.Person.self)], allowsUnusedObjects: true)
    typealias Note = ReferenceModels.Tolerant.Note
    #expect(try ArchiveMapper(options: options).decode(Note.self, from: archive).author == 7)
  }

  // Features: 205
  @Test("A number with the tag of a reference is a number in plain CBOR") func plain() throws {
    #expect(try Int(cbor: [0xD9, 0xAC, 0x51, 0x05]) == 5)
  }
}
