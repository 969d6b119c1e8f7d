import Foundation
import Maquette
import Testing

@Suite("Subclasses of NSObject")
struct NSObjectTests {
  @Mappable
  class Song: NSObject {
    var title: String
    @CodingKey("play_count") var plays = 0
  }

  @Mappable
  final class LiveSong: Song {
    var place: String?
  }

  // Features: 20
  @Test("A subclass of NSObject is read, updated and written, by text, tree and dictionary")
  func model() throws {
    let text = #"{"title":"So What","play_count":3}"#
    var song = try Song(json: text)
    #expect(song.title == "So What" && song.plays == 3)
    #expect(try song.jsonString() == text)
    try JSONMapper().update(&song, from: #"{"play_count":"4"}"#)
    #expect(song.plays == 4)
    #expect(try ValueMapper().encode(song) == ["title": "So What", "play_count": 4])
    #expect(try Song(dictionary: ["title": "Blue in Green"]).plays == 0)
    #expect(try Song(dictionary: song.dictionary()).plays == 4)
  }

  // Features: 20
  @Test("So is a subclass of such a class, with what it inherits")
  func subclass() throws {
    let text = #"{"title":"So What","play_count":3,"place":"Carnegie Hall"}"#
    let song = try LiveSong(json: text)
    #expect(song.title == "So What" && song.place == "Carnegie Hall")
    #expect(try song.jsonString() == text)
  }

  // Features: 20
  @Test("What is missing is told with its place")
  func errors() {
    let report = JSONMapper().decodeReporting(Song.self, from: #"{"play_count":"many"}"#)
    #expect(report.value == nil)
    #expect(Set(report.errors.map(\.code)) == [.missingKey, .typeMismatch])
  }
}
