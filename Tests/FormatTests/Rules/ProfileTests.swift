import Foundation
import Maquette
import MaquetteCBOR
import MaquetteTOML
import MaquetteXML
import MaquetteYAML
import Testing

extension MappingProfile {
  fileprivate static let v1: MappingProfile = "v1"
  fileprivate static let storage: MappingProfile = "storage"
}

@Mappable
private struct ProfiledAddress: Equatable {
  @CodingKey("zip", in: .v1) var postalCode: String
  var city: String
}

@Mappable
private struct ProfiledUser: Equatable {
  @CodingKey("n", in: .storage) @CodingKey(path: "name.full", in: .v1) @CodingKey("@name", in: .xml)
  @DecodableAlias("title")
  var name: String
  @CodingKey("name", in: .storage) @CodingKey("nick_in", encode: "nick_out", in: .v1)
  var nick: String?
  @CodableBy(.iso8601, in: .yaml, .v1) @CodableBy(.secondsSince1970) var joined: Date
  @CodableBy(.hex, in: .storage) var token: Data = Data([1, 2])
  var home: ProfiledAddress?
  @CodableFlattened(prefix: "work_") var work: ProfiledAddress?
}

@Mappable
private class ProfiledShape {
  @CodingKey("k", in: .storage) var kind: String
  init(kind: String) { self.kind = kind }
}

@Mappable
private final class ProfiledCircle: ProfiledShape {
  @CodingKey("r", in: .storage) var radius: Int
  init(kind: String, radius: Int) {
    self.radius = radius
    super.init(kind: kind)
  }
}

/// Flattened members decode themselves because a class has no table.
@Mappable
private struct ProfiledDrawing {
  @CodingKey("t", in: .storage) var title: String
  @CodableFlattened var shape: ProfiledShape
}

/// Types with hooks, computed properties and conditions encode with code, not with a table.
@Mappable
private struct ProfiledInvoice: Equatable {
  @CodingKey("n", in: .storage) @CodingKey(path: "head.number", in: .v1) var number: Int
  @CodingKey(path: "head.note", in: .v1) @EncodableIf(.notEmpty) var note = ""
  @CodingKey("d", in: .storage) @EncodableComputed var double: Int { number * 2 }
  @CodableHook(.didDecode) mutating func check() throws { number += 0 }
}

@Mappable
private struct ProfiledBox<T: Mappable & Equatable>: Equatable {
  @CodingKey("c", in: .storage) var content: T
  @DecodableIgnored @CodingKey("l", in: .storage) var label = "box"
}

@Mappable(.encode)
private struct ProfiledLine {
  @CodingKey("x", in: .storage) @EncodableBy(.text(Int.self), in: .storage) var value: Int
}

@Mappable
private actor ProfiledCounter: IsolatedMappable {
  @CodingKey("c", in: .storage) var count: Int
}

@Mappable(tagged: .internal("type"))
private enum ProfiledEvent: Equatable {
  case joined(ProfiledAddress)
  case left(at: Int)
}

@Suite("Profiles")
struct ProfileTests {
  private let user = ProfiledUser(
    name: "Ada", nick: "A", joined: Date(timeIntervalSince1970: 1_000_000_000),
    home: ProfiledAddress(postalCode: "1", city: "B"),
    work: ProfiledAddress(postalCode: "2", city: "C"))

  private static let documents: [(MappingProfile?, String)] = [
    (
      nil,
      #"{"name":"Ada","nick":"A","joined":1000000000,"token":"AQI=","home":{"postalCode":"1","city":"B"},"#
        + #""work_postalCode":"2","work_city":"C"}"#
    ),
    (
      .storage,
      #"{"n":"Ada","name":"A","joined":1000000000,"token":"0102","home":{"postalCode":"1","city":"B"},"#
        + #""work_postalCode":"2","work_city":"C"}"#
    ),
    (
      .v1,
      #"{"name":{"full":"Ada"},"nick_out":"A","joined":"2001-09-09T01:46:40Z","token":"AQI=","#
        + #""home":{"zip":"1","city":"B"},"work_zip":"2","work_city":"C"}"#
    ),
  ]

  private func mapper(_ profile: MappingProfile?) -> JSONMapper {
    JSONMapper(options: .init(unknownKeys: .reject, conventions: .init(profile: profile)))
  }

  private func tree(_ profile: MappingProfile?) -> ValueMapper {
    ValueMapper(options: .init(unknownKeys: .reject, conventions: .init(profile: profile)))
  }

  // Features: 226
  @Test("One type has a wire shape for each profile, in text and tree", arguments: documents)
  func shapes(_ profile: MappingProfile?, _ document: String) throws {
    #expect(try String(decoding: mapper(profile).encode(user), as: UTF8.self) == document)
    var tree = try AnyValue(json: document)
    if profile != .storage { tree["token"] = .bytes([1, 2]) }
    #expect(try self.tree(profile).encode(user) == tree)
    let source = document.replacing("nick_out", with: "nick_in")
    #expect(try mapper(profile).decode(ProfiledUser.self, from: source) == user)
    #expect(try self.tree(profile).decode(ProfiledUser.self, from: AnyValue(json: source)) == user)
    let report = mapper(profile).decodeReporting([ProfiledUser].self, from: "[\(source)]")
    #expect(report.value == [user] && report.issues.isEmpty)
  }

  @Test("Keys of other profiles are unknown, and missing values have the profile's key")
  func errors() throws {
    func error(_ profile: MappingProfile?, _ text: String) -> MappingError? {
      #expect(throws: MappingError.self) {
        try mapper(profile).decode(ProfiledUser.self, from: text)
      }
    }
    #expect(error(.storage, #"{"joined":0}"#)?.path.description == "n")
    #expect(error(.v1, #"{"joined":"2001-09-09"}"#)?.path.description == "name.full")
    #expect(error(nil, #"{"name":"A","joined":0,"n":"B"}"#)?.code == .unknownKey)
    #expect(error(.storage, #"{"n":"A","joined":0,"nick":"B"}"#)?.code == .unknownKey)
    let wrong = error(.storage, "{\"n\":\"A\",\n\"joined\":0,\"name\":[]}")
    #expect(
      wrong?.path.description == "name" && wrong?.property == "nick" && wrong?.location?.line == 2)
    // Aliases apply to all profiles.
    #expect(
      try mapper(.storage).decode(ProfiledUser.self, from: #"{"title":"A","joined":0}"#).name == "A"
    )
  }

  @Test("Updates change the values under the keys of the profile")
  func updates() throws {
    var changed = user
    try mapper(.storage).update(&changed, from: #"{"name":"B","work_city":"D"}"#)
    #expect(changed.name == "Ada" && changed.nick == "B" && changed.work?.city == "D")
    try mapper(.v1).update(&changed, from: #"{"name":{"full":"C"},"home":{"zip":"9"}}"#)
    #expect(changed.name == "C" && changed.home == ProfiledAddress(postalCode: "9", city: "B"))
    try tree(.storage).update(&changed, from: ["n": "E"])
    #expect(changed.name == "E" && changed.nick == "B")
  }

  // Features: 225
  @Test("A property has a key and a form of its own in a format")
  func formats() throws {
    let xml = XMLMapper(options: .init(format: .init(rootName: "user")))
    let text = try String(decoding: xml.encode(user), as: UTF8.self)
    #expect(text.contains("<user name=\"Ada\">"))
    #expect(try xml.decode(ProfiledUser.self, from: text) == user)
    let yaml = try user.yamlString()
    #expect(yaml.contains("joined: \"2001-09-09T01:46:40Z\"") && yaml.contains("name: Ada"))
    #expect(try ProfiledUser(yaml: yaml) == user)
    #expect(try ProfiledUser(toml: user.tomlString()) == user)
    #expect(try ProfiledUser(cbor: user.cborBytes()) == user)
  }

  @Test("The profile of a call counts more than its format")
  func profilesBeforeFormats() throws {
    let mapper = XMLMapper(
      options: .init(conventions: .init(profile: .storage), format: .init(rootName: "user")))
    let text = try String(decoding: mapper.encode(user), as: UTF8.self)
    #expect(text.contains("<n>Ada</n>") && text.contains("<token>0102</token>"))
    #expect(try mapper.decode(ProfiledUser.self, from: text) == user)
    let yaml = YAMLMapper(options: .init(conventions: .init(profile: .storage)))
    let both = try String(decoding: yaml.encode(user), as: UTF8.self)
    // The profile has no form for the date, so the form of the format applies.
    #expect(both.contains("joined: \"2001-09-09T01:46:40Z\"") && both.contains("\"n\": Ada"))
  }

  @Test("Classes and subclasses have profiles")
  func classes() throws {
    let circle = ProfiledCircle(kind: "circle", radius: 3)
    let text = #"{"k":"circle","r":3}"#
    #expect(try String(decoding: mapper(.storage).encode(circle), as: UTF8.self) == text)
    #expect(try circle.jsonString() == #"{"kind":"circle","radius":3}"#)
    let read = try mapper(.storage).decode(ProfiledCircle.self, from: text)
    #expect(read.kind == "circle" && read.radius == 3)
    var same = read
    try mapper(.storage).update(&same, from: #"{"k":"disc"}"#)
    #expect(same === read && read.kind == "disc" && read.radius == 3)
  }

  @Test("A member that reads itself has the profile of the object around it")
  func members() throws {
    let text = #"{"t":"T","k":"circle"}"#
    var drawing = try mapper(.storage).decode(ProfiledDrawing.self, from: text)
    #expect(drawing.title == "T" && drawing.shape.kind == "circle")
    #expect(try String(decoding: mapper(.storage).encode(drawing), as: UTF8.self) == text)
    let shape = drawing.shape
    try mapper(.storage).update(&drawing, from: #"{"k":"disc"}"#)
    #expect(shape.kind == "disc" && drawing.title == "T")
    #expect(try drawing.jsonString() == #"{"title":"T","kind":"disc"}"#)
  }

  @Test(
    "Types encoded by code support profiles",
    arguments: [
      (nil, #"{"number":7,"note":"x","double":14}"#),
      (MappingProfile.storage, #"{"n":7,"note":"x","d":14}"#),
      (MappingProfile.v1, #"{"head":{"number":7,"note":"x"},"double":14}"#),
    ])
  func code(_ profile: MappingProfile?, _ text: String) throws {
    let invoice = ProfiledInvoice(number: 7, note: "x")
    #expect(try String(decoding: mapper(profile).encode(invoice), as: UTF8.self) == text)
    #expect(try mapper(profile).decode(ProfiledInvoice.self, from: text) == invoice)
    #expect(try tree(profile).decode(ProfiledInvoice.self, from: AnyValue(json: text)) == invoice)
  }

  @Test("Generic models, one-way models, actors and payloads have profiles")
  func kinds() async throws {
    let box = ProfiledBox(content: [ProfiledAddress(postalCode: "1", city: "B")])
    let text = #"{"c":[{"postalCode":"1","city":"B"}],"l":"box"}"#
    #expect(try String(decoding: mapper(.storage).encode(box), as: UTF8.self) == text)
    #expect(
      try mapper(.storage).decode(ProfiledBox<[ProfiledAddress]>.self, from: text) == box)
    #expect(
      try String(decoding: mapper(.storage).encode(ProfiledLine(value: 3)), as: UTF8.self)
        == #"{"x":"3"}"#)
    #expect(try ProfiledLine(value: 3).jsonString() == #"{"value":3}"#)
    let counter = try mapper(.storage).decode(ProfiledCounter.self, from: #"{"c":4}"#)
    #expect(await counter.count == 4)
    let event = ProfiledEvent.joined(ProfiledAddress(postalCode: "1", city: "B"))
    let written = try String(decoding: mapper(.v1).encode(event), as: UTF8.self)
    #expect(written == #"{"type":"joined","zip":"1","city":"B"}"#)
    #expect(try mapper(.v1).decode(ProfiledEvent.self, from: written) == event)
  }

  @Test("A configuration applies to the keys without profiles")
  func configuration() throws {
    let configuration = try MappingConfiguration(
      .model(ProfiledAddress.self).key("plz", for: "postalCode"))
    let mapper = JSONMapper(
      options: .init(conventions: .init(profile: .v1), configuration: configuration))
    let address = try mapper.decode(ProfiledAddress.self, from: #"{"plz":"1","city":"B"}"#)
    #expect(address == ProfiledAddress(postalCode: "1", city: "B"))
    #expect(
      try String(decoding: mapper.encode(address), as: UTF8.self) == #"{"plz":"1","city":"B"}"#)
  }

  @Test("Tables of profiles are made once, on any thread")
  func threads() async throws {
    let user = self.user
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        let (profile, document) = Self.documents[index % 3]
        group.addTask {
          let mapper = JSONMapper(options: .init(conventions: .init(profile: profile)))
          let source = document.replacing("nick_out", with: "nick_in")
          return (try? mapper.decode(ProfiledUser.self, from: source)) == user
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
