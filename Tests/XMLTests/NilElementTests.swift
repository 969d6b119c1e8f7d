import Maquette
import MaquetteXML
import Testing

@Suite("Elements that are nil in arrays") struct NilElementTests {
  @Mappable struct NilElements: Equatable {
    var plain: [Int?]
    var standard: [Int?] = [7]
  }

  @Test("One element that is nil is an element of an array, unless that has a default")
  func nilElement() throws {
    let xsi = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
    let (plain, standard) = ("<plain xsi:nil='true'/>", "<standard xsi:nil='true'/>")
    #expect(
      try NilElements(xml: "<u \(xsi)>\(plain)\(standard)</u>")
        == NilElements(plain: [nil], standard: [7]))
    #expect(
      try NilElements(xml: "<u \(xsi)>\(plain)\(plain)\(standard)\(standard)</u>")
        == NilElements(plain: [nil, nil], standard: [nil, nil]))
  }
}
