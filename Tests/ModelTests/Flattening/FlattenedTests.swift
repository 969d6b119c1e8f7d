import AgreementSupport
import Maquette
import Testing

@Suite("Flattened members")
struct FlattenedTests {
  @Mappable struct Location: Equatable {
    var latitude: Double
    var longitude: Double
    var name = "inner"
  }

  @Mappable struct Place: Equatable {
    var name: String
    @CodableFlattened var location: Location
    var country: String?
  }

  @Mappable struct MaybePlaced: Equatable {
    var id: Int
    @CodableFlattened var place: Place?
  }

  @Mappable(.decode) struct OneWay: Equatable {
    @CodableFlattened let location: Location
  }

  // Features: 51, 4.6
  @Test("A member's keys lie in the object of its parent")
  func aMembersKeysLieInTheObjectOfItsParent() throws {
    let place = try read(Place.self, #"{"latitude":1.5,"name":"outer","longitude":2.5}"#)
    #expect(place == Place(name: "outer", location: Location(latitude: 1.5, longitude: 2.5)))
    #expect(try read(OneWay.self, #"{"latitude":1,"longitude":2}"#).location.latitude == 1)
  }

  // Features: 51, 192
  @Test("Fields are written at the place of the member")
  func fieldsAreWrittenAtThePlaceOfTheMember() throws {
    let place = Place(
      name: "a", location: Location(latitude: 1.5, longitude: 2.5, name: "b"), country: "c")
    let json = try place.jsonString()
    #expect(json == #"{"name":"a","latitude":1.5,"longitude":2.5,"name":"b","country":"c"}"#)
  }

  // Features: 51
  @Test("An optional member is nil if none of its keys is there")
  func anOptionalMemberIsNilIfNoneOfItsKeysIsThere() throws {
    #expect(try read(MaybePlaced.self, #"{"id":1,"other":2}"#) == MaybePlaced(id: 1))
    #expect(try write(MaybePlaced(id: 1)) == #"{"id":1}"#)
    let placed = try read(MaybePlaced.self, #"{"id":1,"latitude":1,"longitude":2,"name":"x"}"#)
    #expect(placed.place?.location.longitude == 2)
  }

  @Test func aMissingKeyOfAMemberIsTheParents() throws {
    #expect(
      try readError(Place.self, #"{"name":"a","latitude":1}"#).path.description == "longitude")
    #expect(
      try readError(MaybePlaced.self, #"{"id":1,"latitude":1}"#).code == .missingKey)
    #expect(
      try readError(Place.self, #"{"name":"a","latitude":[],"longitude":1}"#).path.description
        == "latitude")
  }

  @Test func anUpdateChangesAMemberInPart() throws {
    var place = MaybePlaced(
      id: 1, place: Place(name: "a", location: Location(latitude: 1, longitude: 2)))
    try JSONMapper().update(&place, from: #"{"longitude":3}"#)
    #expect(place.place?.location == Location(latitude: 1, longitude: 3))
  }
}
