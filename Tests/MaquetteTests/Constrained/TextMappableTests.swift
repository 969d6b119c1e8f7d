import AgreementSupport
import Maquette
import Testing

/// Custom types with a text form.
@Suite("Values as text")
struct TextMappableTests {
  struct Version: TextMappable, Hashable {
    static let textShape = "a version as 1.2"
    var major: Int
    var minor: Int

    init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
      (self.major, self.minor) = (major, minor)
    }

    var description: String { "\(major).\(minor)" }
  }

  @Mappable struct Package: Equatable {
    var version: Version
    var older: [Version] = []
    var notes: [Version: String] = [:]
    var next: Version?
  }

  @Test("They are properties, elements and keys")
  func roundTrip() throws {
    let version = try #require(Version("1.2"))
    try expectRoundTrip(
      Package(version: version, older: [version], notes: [version: "a"], next: version),
      #"{"version":"1.2","older":["1.2"],"notes":{"1.2":"a"},"next":"1.2"}"#)
    #expect(try read(Package.self, #"{"version":"3.4","next":null}"#).next == nil)
  }

  @Test(
    "Text of another form is reported",
    arguments: [
      (
        #"{"version":"1"}"#, #"expected a version as 1.2 at 'version' in Package, found string "1""#
      ),
      (#"{"version":1.2}"#, "expected a version as 1.2 at 'version' in Package, found number 1.2"),
      (#"{"version":null}"#, "expected a version as 1.2 at 'version' in Package, found null"),
      (#"{"version":[]}"#, "expected a version as 1.2 at 'version' in Package, found an array"),
      (
        #"{"version":"1.2","notes":{"x":"a"}}"#,
        #"expected a key of type Version at 'notes.x' in Package, found key "x""#
      ),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(Package.self, json).description.hasPrefix(text))
  }
}
