import MaquetteCore
import MaquetteEssentials
import MaquetteXML
import Testing

@Mappable
private struct Remark: Equatable {
  @CodingKey("@by") var author: String?
  @CodingKey("#text") var text: String?
}

@Mappable
private struct Remarks: Equatable {
  var remark: [Remark] = []
}

@Suite("Elements without any text")
struct AbsentTextTests {
  @Test("Their text is nil for an optional, with attributes and without")
  func isNil() throws {
    let remarks = Remarks(
      remark: [Remark(), Remark(author: "a"), Remark(text: " "), Remark(author: "a", text: "b")])
    let form = XML.Form(hasDeclaration: false)
    let text = try remarks.xmlString(rootName: "r", form)
    #expect(
      text
        == #"<r><remark/><remark by="a"/><remark> </remark><remark by="a">b</remark></r>"#)
    #expect(try Remarks(xml: text) == remarks)
    #expect(try Remark(xml: "<r></r>") == Remark())
  }
}
