import Maquette
import MaquetteCBOR
import MaquetteTOML
import MaquetteXML
import MaquetteYAML
import Testing

extension MappingProfile {
  fileprivate static let open: MappingProfile = "open"
}

@Mappable
private struct ExcludedSecret: Equatable {
  var name: String
  @CodableIgnored(in: .xml, .open) var token = "none"
  @CodableIgnored(in: .open) @CodingKey("p", in: .xml) @DecodableAlias("pw") var pin: Int?
}

@Mappable
private struct ExcludedDefault: Equatable {
  var name: String
  @CodableIgnored(in: .xml, .open) @CodableDefault("none") @CodingKey(path: "inner.token")
  var token: String
  @CodableIgnored(in: .open) @CodingKey(path: "inner.pin") var pin: Presence<Int>
}

@Mappable
private class ExcludedBase {
  var name: String
  @CodableIgnored(in: .xml, .open) var token = "none"
  init(name: String) { self.name = name }
}

@Mappable
private final class ExcludedMember: ExcludedBase {
  @CodableIgnored(in: .open) var pin: Int?
}

@Mappable
private struct ExcludedBox<Content: Mappable & Equatable>: Equatable {
  var name: String
  @CodableIgnored(in: .xml, .open) var token = "none"
  @CodableIgnored(in: .open) var pin: Content?
}

@Mappable
private struct ExcludedFlat: Equatable {
  var id = 1
  @CodableFlattened var inner: ExcludedSecret
}

@Mappable
private struct ExcludedMaybeFlat: Equatable {
  var id = 1
  @CodableFlattened(prefix: "in_") var inner: ExcludedSecret?
}

/// Generated code encodes hooks, computed properties and conditions, not the table.
@Mappable
private struct ExcludedByCode: Equatable {
  var name: String
  @CodableIgnored(in: .xml, .open) @CodableBy(.text(Int.self)) var token = 0
  @CodableIgnored(in: .open) @EncodableIf(.notEmpty) var tags: [String] = []
  @EncodableComputed var length: Int { name.count }
  @CodableHook(.didDecode) mutating func check() throws { name += "" }
}

@Mappable
private actor ExcludedActor: IsolatedMappable {
  var name: String
  @CodableIgnored(in: .xml, .open) var token = "none"
}

@Mappable
private struct ExcludedUnique: ~Copyable, NoncopyableMappable {
  var name: String
  @CodableIgnored(in: .xml, .open) var token = "none"
}

@Mappable(.encode)
private struct ExcludedLine {
  var name: String
  @CodableIgnored(in: .xml, .open) var token: String
}

@Mappable(.decode)
private struct ExcludedEntry {
  var name: String
  @CodableIgnored(in: .xml, .open) var token = "none"
}

@Mappable(tagged: .internal("type"))
private enum ExcludedEvent: Equatable {
  case joined(ExcludedSecret)
  case left
}

/// The checks for a model of any kind with an excluded token.
private struct Exclusion: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let check: @Sendable () throws -> Void

  /// A model as JSON, with a token and a pin, and as the profile has it, without them.
  static func of<T: Mappable & SendableMetatype>(
    _ name: String, _ type: T.Type, _ full: String, _ open: String, _ token: String = "none",
    _ read: @escaping @Sendable (T) -> (name: String, token: String)
  ) -> Exclusion {
    Exclusion(testDescription: name) {
      let profile = CodingConventions(profile: .open)
      let plain = JSONMapper()
      let mapper = JSONMapper(options: .init(conventions: profile))
      let tree = ValueMapper(options: .init(conventions: profile))
      let whole = try plain.decode(T.self, from: full)
      #expect(read(whole).name == "ada" && read(whole).token == "7")
      #expect(try String(decoding: plain.encode(whole), as: UTF8.self) == full)
      // It is neither encoded nor decoded.
      #expect(try String(decoding: mapper.encode(whole), as: UTF8.self) == open)
      #expect(try tree.encode(whole) == AnyValue(json: open))
      for model in [
        try mapper.decode(T.self, from: full), try mapper.decode(T.self, from: open),
        try tree.decode(T.self, from: AnyValue(json: full)),
      ] {
        #expect(read(model).name == "ada" && read(model).token == token)
      }
      // Its key is unknown, and a report does not list it as missing.
      var options = JSONMapper.Options(unknownKeys: .reject, conventions: profile)
      options.decoding.reportsDefaults = true
      let strict = JSONMapper(options: options)
      let error = #expect(throws: MappingError.self) { try strict.decode(T.self, from: full) }
      #expect(error?.code == .unknownKey)
      let report = strict.decodeReporting(T.self, from: open)
      #expect(report.value.map { read($0).token } == token)
      #expect(!report.issues.contains { $0.error.property == "token" })
      // An update keeps its value, except in an enum, where it replaces the payload.
      var changed = try plain.decode(T.self, from: full)
      try mapper.update(
        &changed, from: full.replacing("\"7\"", with: "\"8\"").replacing("ada", with: "bob"))
      #expect(read(changed).name == "bob")
      #expect(read(changed).token == (T.__mergesOnUpdate ? "7" : token))
      // Formats.
      let xml = XMLMapper(options: .init(format: .init(rootName: "m")))
      let text = try String(decoding: xml.encode(whole), as: UTF8.self)
      #expect(!text.contains("token") && text.contains("ada"))
      #expect(try read(xml.decode(T.self, from: text)).token == token)
      let yaml = YAMLMapper()
      #expect(try read(yaml.decode(T.self, from: yaml.encode(whole))).token == "7")
    }
  }

  static let all: [Exclusion] = [
    .of(
      "a struct", ExcludedSecret.self, #"{"name":"ada","token":"7","pin":3}"#, #"{"name":"ada"}"#
    ) { ($0.name, $0.token) },
    .of(
      "defaults and nested paths", ExcludedDefault.self,
      #"{"name":"ada","inner":{"token":"7","pin":3}}"#, #"{"name":"ada"}"#
    ) { ($0.name, $0.token) },
    .of("a class", ExcludedBase.self, #"{"name":"ada","token":"7"}"#, #"{"name":"ada"}"#) {
      ($0.name, $0.token)
    },
    .of(
      "a subclass", ExcludedMember.self, #"{"name":"ada","token":"7","pin":3}"#, #"{"name":"ada"}"#
    ) { ($0.name, $0.token) },
    .of(
      "a generic struct", ExcludedBox<[Int]>.self, #"{"name":"ada","token":"7","pin":[3]}"#,
      #"{"name":"ada"}"#
    ) { ($0.name, $0.token) },
    .of(
      "a flattened struct", ExcludedFlat.self, #"{"id":2,"name":"ada","token":"7","pin":3}"#,
      #"{"id":2,"name":"ada"}"#
    ) { ($0.inner.name, $0.inner.token) },
    .of(
      "a flattened struct that may be nil", ExcludedMaybeFlat.self,
      #"{"id":2,"in_name":"ada","in_token":"7","in_pin":3}"#, #"{"id":2,"in_name":"ada"}"#
    ) { ($0.inner?.name ?? "", $0.inner?.token ?? "") },
    .of(
      "a struct that is written by code", ExcludedByCode.self,
      #"{"name":"ada","token":"7","tags":["a"],"length":3}"#, #"{"name":"ada","length":3}"#, "0"
    ) { ($0.name, "\($0.token)") },
    .of(
      "a payload", ExcludedEvent.self, #"{"type":"joined","name":"ada","token":"7","pin":3}"#,
      #"{"type":"joined","name":"ada"}"#
    ) { event in
      guard case .joined(let secret) = event else { return ("", "") }
      return (secret.name, secret.token)
    },
  ]
}

@Suite("Properties that are left out in some formats")
struct ProfileExclusionTests {
  // Features: 225, 226
  @Test(
    "A property is left out of every kind of model, in text and tree, both ways",
    arguments: Exclusion.all)
  private func kinds(_ exclusion: Exclusion) throws { try exclusion.check() }

  @Test("A property is excluded if either the profile or the format excludes it")
  func either() throws {
    let secret = ExcludedSecret(name: "ada", token: "7", pin: 3)
    let xml = XMLMapper(options: .init(format: .init(rootName: "m")))
    let text = try String(decoding: xml.encode(secret), as: UTF8.self)
    #expect(text.contains("<p>3</p>") && !text.contains("pin"))
    #expect(try xml.decode(ExcludedSecret.self, from: text).pin == 3)
    let both = XMLMapper(
      options: .init(
        conventions: .init(profile: .open), format: .init(rootName: "m")))
    #expect(try !String(decoding: both.encode(secret), as: UTF8.self).contains("<p>"))
    #expect(try both.decode(ExcludedSecret.self, from: text).pin == nil)
    let other = XMLMapper(
      options: .init(conventions: .init(profile: "other"), format: .init(rootName: "m")))
    #expect(try !String(decoding: other.encode(secret), as: UTF8.self).contains("token"))
    #expect(try ExcludedSecret(cbor: secret.cborBytes()) == secret)
    #expect(try ExcludedSecret(toml: secret.tomlString()) == secret)
  }

  @Test("Actors, noncopyable structs and models of one direction leave properties out")
  func otherKinds() async throws {
    let mapper = JSONMapper(options: .init(conventions: .init(profile: .open)))
    let full = #"{"name":"ada","token":"7"}"#
    let short = #"{"name":"ada"}"#
    let actor = try mapper.decode(ExcludedActor.self, from: full)
    #expect(await actor.token == "none")
    #expect(try await String(decoding: mapper.encode(actor), as: UTF8.self) == short)
    let unique = try mapper.decode(ExcludedUnique.self, from: full)
    #expect(unique.token == "none" && unique.name == "ada")
    #expect(try String(decoding: mapper.encode(unique), as: UTF8.self) == short)
    #expect(
      try String(
        decoding: mapper.encode(ExcludedLine(name: "ada", token: "7")), as: UTF8.self) == short)
    #expect(try ExcludedLine(name: "ada", token: "7").jsonString() == full)
    #expect(try mapper.decode(ExcludedEntry.self, from: full).token == "none")
    #expect(try ExcludedEntry(json: full).token == "7")
  }

  @Test("A configuration does not restore excluded properties")
  func configuration() throws {
    let configuration = try MappingConfiguration(
      .model(ExcludedSecret.self).key("n", for: "name").key("t", for: "token"))
    let mapper = JSONMapper(
      options: .init(conventions: .init(profile: .open), configuration: configuration))
    let secret = ExcludedSecret(name: "ada", token: "7", pin: 3)
    #expect(try String(decoding: mapper.encode(secret), as: UTF8.self) == #"{"n":"ada"}"#)
    let read = try mapper.decode(ExcludedSecret.self, from: #"{"n":"ada","t":"7","pin":3}"#)
    #expect(read == ExcludedSecret(name: "ada"))
    let plain = JSONMapper(options: .init(configuration: configuration))
    #expect(
      try String(decoding: plain.encode(secret), as: UTF8.self)
        == #"{"n":"ada","t":"7","pin":3}"#)
  }

  @Test("A report of defaults knows the keys of the profile")
  func defaults() throws {
    var options = JSONMapper.Options(conventions: .init(profile: .open))
    options.decoding.reportsDefaults = true
    let mapper = JSONMapper(options: options)
    let report = mapper.decodeReporting(ExcludedRenamed.self, from: #"{"i":3,"w":7}"#)
    #expect(report.value?.id == 3 && report.value?.width == 7)
    #expect(report.issues.map(\.error.path.description) == ["h"])
  }
}

@Mappable
private struct ExcludedRenamed {
  @CodingKey("i", in: .open) var id = 1
  @CodableFlattened var size: ExcludedSize
  @CodableIgnored(in: .open) var note = "n"
  var width: Int { size.width }
}

@Mappable
private struct ExcludedSize {
  @CodingKey("w", in: .open) var width = 1
  @CodingKey("h", in: .open) var height = 1
}
