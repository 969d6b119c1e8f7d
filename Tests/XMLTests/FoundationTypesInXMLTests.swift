import Foundation
import Maquette
import MaquetteXML
import Testing

@Suite("Types that only Foundation's coders know, in XML")
struct FoundationTypesInXMLTests {
  @Mappable struct Task: Equatable {
    var due: DateComponents?
    var length: Measurement<UnitLength>?
    var calendar: Calendar?
  }

  @Test("They are read back, although all scalars are text") func roundTrips() throws {
    let task = Task(
      due: DateComponents(calendar: Calendar(identifier: .buddhist), year: 2020, month: 2),
      length: Measurement(value: 2.5, unit: .miles), calendar: Calendar(identifier: .gregorian))
    #expect(try Task(xml: task.xmlString()) == task)
    #expect(try Task(xml: Task().xmlString()) == Task())
  }

  @Test("Their parts may be attributes, and text that is no number is an error") func parts() throws
  {
    let task = try Task(xml: #"<Task><due year=" 2020 "/></Task>"#)
    #expect(task.due == DateComponents(year: 2020))
    let error = #expect(throws: MappingError.self) {
      try Task(xml: "<Task><due><year>x</year></due></Task>")
    }
    #expect(error?.code == .invalidValue)
  }
}
