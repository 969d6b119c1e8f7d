import Foundation
import Maquette
import MaquetteArchive
import Testing

@Suite("Excluded, conditional and moved properties in archives")
struct BehaviorTests {
  private func again<T: Mappable>(_ model: T) throws(MappingError) -> T {
    try T(archive: try model.archivedBytes())
  }

  // Features: 5.4
  @Test("What is excluded is in JSON, and not in archives")
  func excluded() throws {
    let model = GraphBehaviors()
    (model.name, model.token, model.holder.secret) = ("x", "t", "s")
    let other = try again(model)
    #expect(other.name == "x" && other.token == nil && other.holder.secret == nil)
    let text = try model.jsonString()
    #expect(text.contains(#""token":"t""#) && text.contains(#""secret":"s""#))
    let bytes = try model.archivedBytes()
    #expect(!String(decoding: bytes, as: UTF8.self).contains("token"))
  }

  // Features: 5.4
  @Test("What other formats ignore is archived if an attribute says so")
  func always() throws {
    let model = GraphBehaviors()
    (model.visits, model.password) = (7, "p")
    let other = try again(model)
    #expect(other.visits == 7 && other.password == "p")
    let text = try model.jsonString()
    #expect(!text.contains("visits") && !text.contains("password"))
  }

  @Test("A property with different decoded and encoded paths survives a round trip")
  func moved() throws {
    let model = GraphBehaviors()
    model.renamed = 3
    #expect(try model.jsonString().contains(#""out":3"#))
    #expect(try again(model).renamed == 3)
  }

  // Features: 5.4
  @Test(
    "A conditional reference is there if its object is archived otherwise, in whatever order")
  func conditional() throws {
    let (guest, model) = (GraphPerson(name: "Ann"), GraphBehaviors())
    model.guest = guest
    model.holder.guests = [guest, GraphPerson(name: "Bob"), nil]
    let alone = try again(model)
    #expect(alone.guest == nil)
    #expect(alone.holder.guests.count == 3 && alone.holder.guests.allSatisfy { $0 == nil })
    for isFirst in [true, false] {
      let page = BehaviorPage(
        first: isFirst ? guest : nil, models: [model], last: isFirst ? nil : guest)
      let other = try again(page)
      let person = try #require(other.first ?? other.last)
      #expect(other.models[0].guest === person)
      #expect(other.models[0].holder.guests[0] === person)
      #expect(other.models[0].holder.guests[1] == nil)
    }
  }

  // Features: 5.4
  @Test("Back references that are weak come back with what they refer to, and keep nothing")
  func weak() throws {
    let (parent, child) = (GraphPerson(name: "Ann"), GraphPerson(name: "Bob"))
    parent.friends = [child]
    child.mentor = parent
    weak var mentor: GraphPerson?
    do {
      let other = try again(parent)
      mentor = other
      #expect(other.friends[0].mentor === other)
    }
    #expect(mentor == nil)
    #expect(try again(child).mentor == nil)
    #expect(try child.jsonString() == #"{"name":"Bob","friends":[]}"#)
  }
}

@Mappable private struct BehaviorPage {
  var first: GraphPerson?
  var models: [GraphBehaviors] = []
  var last: GraphPerson?
}
