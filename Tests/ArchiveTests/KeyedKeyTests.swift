import Maquette
import MaquetteArchive
import Testing

private enum KeyedOlder {
  @Mappable final class Folder {
    var title = "letters"
    var label = Label()
    var labels: [String: [Label]] = [:]
    var zone = Zone()
    init() {
      labels = ["first": [label], "second": [label, Label()]]
    }
  }

  @Mappable struct Zone {
    var label: Label?
    var size = 3
  }

  @Mappable final class Label {
    var name = "red"
    init() {}
  }
}

private enum KeyedNewer {
  @Mappable final class Folder {
    var title = ""
    var zone: Zone?
    init() {}
  }

  @Mappable struct Zone: Equatable { var size = 0 }
}

private enum KeyedOther {
  @Mappable final class Folder {
    var label: Folder?
    init() {}
  }
}

@Mappable private final class KeyedNotes {
  @CodableExtras var notes: [String: AnyValue] = [:]
  init() {}
}

@Suite("Keys that keyed archives have and models do not")
struct KeyedKeyTests {
  @Test func `A property may go with the class of its objects`() throws {
    for style in [KeyedArchiveMapper.Style.coding, .mantle] {
      let mapper = KeyedArchiveMapper(style: style)
      let bytes = try mapper.encode(KeyedOlder.Folder())
      let folder = try mapper.decode(KeyedNewer.Folder.self, from: bytes)
      #expect(folder.title == "letters" && folder.zone == KeyedNewer.Zone(size: 3))
      let error = #expect(throws: MappingError.self) {
        try mapper.decode(KeyedOther.Folder.self, from: bytes)
      }
      #expect(error?.code == .unknownCase && error?.found == "an object of Label")
    }
  }

  @Test func `A key that Mantle reserves is refused when it is written`() throws {
    let model = KeyedNotes()
    model.notes = ["MTLModelVersion": 9]
    let error = #expect(throws: MappingError.self) { try KeyedArchiveMapper().encode(model) }
    #expect(error?.expected == "a key that archives do not use")
    model.notes = ["$class": 1, "CF$UID": 2]
    let again = try KeyedArchiveMapper().decode(
      KeyedNotes.self, from: try KeyedArchiveMapper().encode(model))
    #expect(again.notes == model.notes)
  }
}
