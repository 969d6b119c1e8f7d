/// What the words of a name say of the values under it.
extension Words {
  /// Whether a name is that of something measured that can be an integer: some count money in cents.
  static func nameMeasure(_ name: String) -> Bool {
    words(of: name).contains { measures.contains($0) }
  }

  /// Whether a name is that of something measured that is seldom an integer.
  static func nameDecimal(_ name: String) -> Bool {
    words(of: name).contains { decimals.contains($0) }
  }

  /// Whether a name is that of an address.
  static func nameAddress(_ name: String) -> Bool {
    words(of: name).contains { addresses.contains($0) }
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
  /// A name of several words says what the object has beyond that, such as the number of another object; but for the
  /// names of what has two of them (`first_name`), and the moments that a database keeps (`created_at`).
  static func nameIdentity(_ name: String) -> Bool {
    let words = words(of: name)
    guard let first = words.first, let last = words.last else { return false }
    if words.count == 1 { return identities.contains(first) }
    guard words.count == 2 else { return false }
    if last == "name" { return named.contains(first) }
    return ["created", "updated"].contains(first) && moments.contains(last)
  }

  private static let addresses = set("avatar href icon link links logo self src uri url urls")

  private static let decimals = set(
    """
    accuracy altitude average avg chance confidence coordinate coordinates elevation gust hum humidity lat latitude \
    lng lon longitude mag magnitude mean median pct percent percentage precipitation probability rating ratio temp \
    temperature voltage windspeed
    """)

  private static let measures = set(
    """
    amount balance battery cost discount distance duration elapsed energy fee fraction gain \
    power pressure price rain rate revenue score snow speed tax volume weight wind
    """)

  private static let counts = set(
    """
    at bytes cents code column count counts created day days depth height hits hour hours id ids index length \
    level limit line minute minutes month months num number offset order page pages parent pid port position \
    quantity rank ref seq sequence serial size status timestamp tokens total ts updated users version width year \
    years
    """)

  private static let named = set(
    "display event file first full given last path product repo screen short team user")

  private static let moments = set("at date on time timestamp utc")

  private static let identities = set(
    """
    created date domain guid height href id index key kind lat latitude lng lon longitude name object op \
    permalink sid size slug symbol time title total ts type uri url username uuid value version width x y \
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
