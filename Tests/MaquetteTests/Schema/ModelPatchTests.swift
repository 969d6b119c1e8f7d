import AgreementSupport
import Maquette
import MaquetteJSONTools
import Testing

@Suite("Patches of models")
struct ModelPatchTests {
  // Features: 197, 198
  @Test("The patch of two models makes one of the other") func models() throws {
    let new = sampleUser().copy {
      $0.email = nil
      $0.scores = ["b": 2]
      $0.address?.street = nil
      $0.level = 5
    }
    let patch = try MergePatch(from: sampleUser(), to: new)
    #expect(
      try patch.jsonString()
        == #"{"email":null,"scores":{"a":null,"b":2},"address":{"street":null},"meta":{"level":5}}"#
    )
    var user = sampleUser()
    try patch.apply(to: &user)
    #expect(user == new && user.isSelected)
    #expect(try MergePatch(from: new, to: new).isEmpty)
  }

  // Features: 198, 195
  @Test("Null makes nil or the default; objects inside stay") func nulls() throws {
    var user = sampleUser()
    try MergePatch(["email": nil, "tags": nil, "meta": ["level": nil]]).apply(to: &user)
    #expect(user.email == nil && user.tags == [] && user.level == 1)
    let error = #expect(throws: MappingError.self) {
      try MergePatch(["tags": ["q"], "name": nil]).apply(to: &user)
    }
    #expect(error?.description == "expected String at 'name' in User, found null")
    #expect(user.tags == [])
    var person = Person(name: "a")
    let (root, friend) = (person, Person(name: "b"))
    person.friend = friend
    try MergePatch(json: #"{"friend":{"name":"c"}}"#).apply(to: &person)
    #expect(person === root && person.friend === friend && friend.name == "c")
  }

  // Features: 198
  @Test("A JSON patch is applied to a model") func jsonPatches() throws {
    var user = sampleUser()
    let patch = try JSONPatch(
      json: """
        [{"op":"test","path":"/name","value":"Ada"}, {"op":"remove","path":"/email"},
         {"op":"add","path":"/tags/0","value":"w"}, {"op":"remove","path":"/scores/a"},
         {"op":"replace","path":"/meta/level","value":"7"}, {"op":"add","path":"/scores/b","value":3},
         {"op":"copy","from":"/name","path":"/address/city"}]
        """)
    try patch.apply(to: &user)
    #expect(
      user
        == sampleUser().copy {
          $0.email = nil
          $0.tags = ["w", "x"]
          $0.scores = ["b": 3]
          $0.level = 7
          $0.address?.city = "Ada"
        })
    #expect(user.isSelected && user.address?.street == "s")
    let before = user
    let error = #expect(throws: MappingError.self) { try patch.apply(to: &user) }
    #expect(error?.description == "missing key 'email'")
    #expect(user == before)
  }

  @Mappable struct Holder: Equatable {
    var kind: String
    var payload: RawJSON
    var tree: AnyValue = nil
    var byName: [String: [String: Int]] = [:]
  }

  // Features: 198
  @Test("Dictionaries and trees are patched member by member") func dictionaries() throws {
    var holder = Holder(
      kind: "k", payload: try RawJSON("{}"), tree: ["a": 1, "b": ["c": 2]],
      byName: ["x": ["y": 1, "z": 2]])
    let patch: AnyValue = [
      "tree": ["a": nil, "b": ["d": 3]], "byName": ["x": ["y": nil], "w": ["v": 1]],
    ]
    try MergePatch(patch).apply(to: &holder)
    #expect(holder.tree == ["b": ["c": 2, "d": 3]])
    #expect(holder.byName == ["x": ["z": 2], "w": ["v": 1]])
  }

  // Features: 182
  @Test("A model keeps a fragment to be decoded later") func fragments() throws {
    let json = #"{"kind":"user","payload":{ "city" : "Paris" },"tree":null,"byName":{}}"#
    let holder = try Holder(json: json)
    #expect(try holder.jsonString() == json)
    #expect(try holder.payload.decode(Address.self) == Address(city: "Paris"))
    #expect(
      try Holder(dictionary: ["kind": "k", "payload": ["a": [1, true]]]).payload.text
        == #"{"a":[1,true]}"#)
    #expect(
      try readError(Holder.self, #"{"kind":"k"}"#).description.hasPrefix("missing key 'payload'"))
  }
}
