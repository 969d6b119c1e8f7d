import Foundation
import Maquette
import MaquetteArchive
import Testing

@Suite("Archives in files")
struct ArchiveFileTests {
  // Features: 204
  @Test("What was there before survives a failure, and links and modes stay")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "file"), folder.appending(path: "link"))
    let (mapper, address) = (ArchiveMapper(), GraphAddress(street: "Quay", zip: nil))
    try mapper.write(address, to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let other = GraphAddress(street: "Pier", zip: "7")
    try mapper.write(other, to: link)
    #expect(try mapper.decode(GraphAddress.self, contentsOf: file) == other)
    #expect(try Data(contentsOf: file) == other.archivedData())
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(throws: MappingError.self) { try mapper.write(ArchiveRefusal(), to: link) }
    #expect(try mapper.decode(GraphAddress.self, contentsOf: link) == other)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    #expect(throws: FileError.self) {
      try mapper.decode(GraphAddress.self, contentsOf: folder.appending(path: "none"))
    }
    let limited = ArchiveMapper(options: .init(decoding: .init(limits: .init(size: 8))))
    let error = #expect(throws: MappingError.self) {
      try limited.decode(GraphAddress.self, contentsOf: file)
    }
    #expect(error?.code == .sizeExceeded)
  }

  // Features: 203, 204
  @Test("Keyed archives are written to files and decoded from them, with limits")
  func keyedFiles() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = ArchiveMapper.Options(types: [.type(KeyedFilePerson.self)])
    let mapper = KeyedArchiveMapper(options: options)
    let person = KeyedFilePerson()
    person.name = "Ada"
    try mapper.write(person, to: file, key: "person")
    let archive = try Data(contentsOf: file)
    #expect(archive == Data(try mapper.encode(person, key: "person")))
    #expect(try mapper.decode(KeyedFilePerson.self, contentsOf: file, key: "person").name == "Ada")
    #expect(throws: MappingError.self) { try mapper.decode(KeyedFilePerson.self, contentsOf: file) }
    #expect(throws: MappingError.self) { try mapper.write(ArchiveRefusal(), to: file) }
    #expect(try Data(contentsOf: file) == archive)
    options.decoding.limits.size = 8
    let error = #expect(throws: MappingError.self) {
      try KeyedArchiveMapper(options: options).decode(KeyedFilePerson.self, contentsOf: file)
    }
    #expect(error?.code == .sizeExceeded)
  }
}

@Mappable private final class KeyedFilePerson {
  var name = ""
  init() {}
}

/// A model whose encoding fails.
@Mappable private struct ArchiveRefusal {
  var name = ""

  @CodableHook(.willEncode) func refuse() throws { throw GraphRefusal() }
}
