// Collections, and data that is only partly good.

import Maquette

@Mappable
struct Track {
  var title: String
  var seconds: Int
}

@Mappable
struct Album {
  var tracks: [Track] = []
  var ratings: [Int?] = []
  var byDisc: [Int: [Track]] = [:]
  var tags: Set<String> = []
  var matrix: [[Double]] = []
}

let album = try Album(
  json: #"""
    { "tracks": [{"title": "One", "seconds": 61}], "ratings": [5, null, "4"],
      "byDisc": {"1": [{"title": "One", "seconds": 61}]}, "tags": ["a", "b", "a"],
      "matrix": [[1, 2], [3]] }
    """#)
print(album.tracks[0].seconds, album.ratings, album.byDisc[1]?.count ?? 0, album.tags.count)
// 61 [Optional(5), nil, Optional(4)] 1 2

// A bad element throws an error with its place.
let bad = #"{"tracks": [{"title": "One", "seconds": 61}, {"title": "Two", "seconds": "long"}]}"#
do {
  _ = try Album(json: bad)
} catch {
  print(error)
  // expected Int at 'tracks[1].seconds' in Track, found string "long" (line 1, column 74)
}
for text in [#"{"byDisc": {"one": []}}"#, #"{"tags": "a"}"#, #"{"ratings": [[]]}"#] {
  do {
    _ = try Album(json: text)
  } catch {
    print(error)
  }
}
// expected a key of type Int at 'byDisc.one' in Album, found key "one" (line 1, column 20)
// expected an array at 'tags' in Album, found string "a" (line 1, column 10)
// expected Int at 'ratings[0]' in Album, found an array (line 1, column 14)

// A report leaves it out and lists it as an error.
let report = JSONMapper().decodeReporting(Album.self, from: bad)
print(report.value?.tracks.count ?? 0, report.issues[0])
// 1 error: expected Int at 'tracks[1].seconds' in Track, found string "long" (line 1, column 74)

// The model may drop it.
@Mappable
struct Playlist {
  @DecodableRules(invalidElements: .drop) var tracks: [Track]
  @DecodableRules(invalidProperties: .drop) var year: Int?
  @DecodableRules(acceptsSingleValues: true) var genres: [String] = []
}
let text = #"{"tracks": [{"title": "One", "seconds": 61}, 7], "year": "old", "genres": "jazz"}"#
let playlist = try Playlist(json: text)
print(playlist.tracks.count, playlist.year ?? 0, playlist.genres)
// 1 0 ["jazz"]
for issue in JSONMapper().decodeReporting(Playlist.self, from: text).issues { print(issue) }
// repair: expected an object at 'tracks[1]' in Playlist, found number 7 (line 1, column 46) -> dropped the element
// repair: expected Int at 'year' in Playlist, found string "old" (line 1, column 58) -> used the default
// repair: expected an array at 'genres' in Playlist, found string "jazz" (line 1, column 75) -> read as an array of one

// The call may drop it.
let tolerant = JSONMapper(options: .init(rules: .init(invalidElements: .drop)))
print(try tolerant.decode([Int].self, from: #"[1, "two", 3]"#))
// [1, 3]

// A strategy may replace it.
@Mappable
struct Scores {
  @CodableBy(.elements(of: PlainStrategy<Int>().replacingInvalid(by: 0))) var points: [Int]
}
print(try Scores(json: #"{"points": [1, "two", null]}"#).points)
// [1, 0, 0]

// Limits for untrusted sources.
let bounded = JSONMapper(options: .init(limits: .init(depth: 3, elementCount: 2)))
for text in ["[1, 2, 3]", "[[[[1]]]]"] {
  do {
    _ = try bounded.decode(AnyValue.self, from: text)
  } catch {
    print(error)
  }
}
// too many elements, expected at most 2 elements at '[2]', found number 3 (line 1, column 8)
// containers nested too deep, expected at most 3 levels at '[0][0][0]' (line 1, column 4)
