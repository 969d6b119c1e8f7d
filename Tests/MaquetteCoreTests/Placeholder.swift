import MaquetteCore
import Testing

@Test func smoke() throws {
  let place = try Place(json: #"{"name": "Rome", "x": [1, {"a": "b\u00e9"}], "country": null}"#)
  #expect(place == Place(name: "Rome", country: "?"))
  do {
    _ = try [Place](json: "[\n {\"name\": \"a\"},\n {\"name\": [1]}]")
  } catch { print(error.details) }
  do {
    _ = try [Place](json: "[\n {\"name\": \"a\"},\n {\"nam\": [1]}]")
  } catch { print(error.details) }
}
