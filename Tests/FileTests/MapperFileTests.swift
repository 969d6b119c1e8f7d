import Foundation
import Maquette
import MaquetteCBOR
import Testing

@Mappable private struct FileNote: Equatable {
  var text: String
}

@Suite("Models in files")
struct MapperFileTests {
  private let folder: Folder
  private let note = FileNote(text: "kept")

  init() throws { folder = try Folder() }

  // Features: 204
  @Test("Every mapper writes and reads files")
  func everyMapper() throws {
    let url = folder.url.appending(path: "note")
    try JSONMapper().write(note, to: url)
    #expect(try folder.text("note") == #"{"text":"kept"}"#)
    #expect(try JSONMapper().decode(FileNote.self, contentsOf: url) == note)
    try CBORMapper().write(note, to: url)
    #expect(try CBORMapper().decode(FileNote.self, contentsOf: url) == note)
    #expect(try folder.names == ["note"])
  }

  @Test("An encoding error leaves the file unchanged")
  func failures() throws {
    let url = folder.url.appending(path: "note")
    try JSONMapper().write(note, to: url)
    #expect(throws: MappingError.self) { try JSONMapper().write([Double.nan], to: url) }
    #expect(throws: FileError.self) {
      try JSONMapper().decode(FileNote.self, contentsOf: folder.url.appending(path: "none"))
    }
    #expect(try JSONMapper().decode(FileNote.self, contentsOf: url) == note)
  }

  @Test("A URL that is not a file URL is an error")
  func remoteAddress() throws {
    let url = try #require(URL(string: "https://example.org" + folder.url.path + "/note"))
    #expect(throws: FileError.self) { try JSONMapper().write(note, to: url) }
    #expect(throws: FileError.self) {
      try CBORMapper().decode(FileNote.self, contentsOf: url)
    }
    #expect(try folder.names == [])
  }

  @Test("A file is not read beyond the size limit")
  func limit() throws {
    try folder.put(String(repeating: " ", count: 3_000_000), in: "large")
    let mapper = JSONMapper(options: .init(limits: .init(size: 10)))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(FileNote.self, contentsOf: folder.url.appending(path: "large"))
    }
    #expect(error?.code == .sizeExceeded)
  }
}
