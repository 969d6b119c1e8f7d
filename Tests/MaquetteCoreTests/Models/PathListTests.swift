import Testing

@testable import MaquetteCore

@Suite("Lists of paths in generated code")
struct PathListTests {
  @Test("Keys, paths and properties are separated")
  func parts() {
    #expect(PathList("").properties == [])
    #expect(PathList(";").properties == [[]])
    #expect(PathList(";;a;").properties == [[], [], [["a"]]])
    #expect(
      PathList("id;user.name|author;ü😀;").properties
        == [[["id"]], [["user", "name"], ["author"]], [["ü😀"]]])
  }

  @Test("A key may be empty")
  func emptyKeys() {
    #expect(PathList(#"\-;"#).properties == [[[""]]])
    #expect(
      PathList(#"a|\-;\-.b;a.\-.\-;;"#).properties == [
        [["a"], [""]], [["", "b"]], [["a", "", ""]], [],
      ])
  }

  @Test("Keys contain any characters")
  func escapes() {
    #expect(
      PathList(#"a\.b\|c\;d\\e;\..\;|\|;\\;"#).properties
        == [[["a.b|c;d\\e"]], [[".", ";"], ["|"]], [["\\"]]])
  }
}
