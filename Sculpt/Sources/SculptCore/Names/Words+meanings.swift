/// What the words of a name say of the values under it.
extension Words {
  /// Whether a name is that of something measured or averaged, which a fraction can express.
  static func nameMeasure(_ name: String) -> Bool {
    words(of: name).contains { measures.contains($0) }
  }

  /// Whether a name is that of something counted or numbered, which no fraction can express.
  static func nameCount(_ name: String) -> Bool {
    words(of: name).contains { counts.contains($0) }
  }

  /// Whether a name is that of a map from names that users choose.
  static func nameMap(_ name: String) -> Bool {
    let words = words(of: name)
    return words.last.map { maps.contains($0) || $0 == "map" && words.count > 1 } ?? false
  }

  /// Whether a name is that of what every object of a kind has: what tells it from others, and what it is.
  ///
  /// A name of several words says what the object has beyond that, such as the number of another object.
  static func nameIdentity(_ name: String) -> Bool {
    let words = words(of: name)
    guard let first = words.first, let last = words.last else { return false }
    if words.count == 1 { return identities.contains(first) }
    return last == "name" || first == "created" || first == "updated"
  }

  private static let measures = set(
    """
    accuracy altitude amount average avg balance battery chance confidence coordinate coordinates cost discount \
    distance duration elapsed elevation energy fee fraction gain gust humidity lat latitude lng lon longitude \
    magnitude mean median pct percent percentage power precipitation pressure price probability rain rate ratio \
    revenue score snow speed tax temp temperature voltage volume weight wind
    """)

  private static let counts = set(
    """
    at bytes cents code column count counts created day days depth height hits hour hours id ids index length \
    level limit line minute minutes month months num number offset order page pages parent pid port position \
    quantity rank ref seq sequence serial size status timestamp tokens total ts updated users version width year \
    years
    """)

  private static let identities = set(
    """
    created date domain from guid height href id index key kind lat latitude lng lon longitude name object op \
    permalink sid size slug symbol time timestamp title total ts type uri url username uuid value version width x y \
    year
    """)

  private static let maps = set(
    """
    annotations counts dependencies engines env environment facets headers labels limits messages metadata rates \
    requests require requires scripts selector tags translations variables votes
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
