import Maquette

extension Shapes {
  /// Models with the keys that their sources had.
  public static let presented = Shape("presented") { sample in
    try PresenceTracked<PlainArticle>(json: sample.document)
  } from: {
    $0.document
  } by: {
    $0.model == $1.model && $0.keys.count == 7
  }
}
