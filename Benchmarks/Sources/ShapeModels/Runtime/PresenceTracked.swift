import Maquette

extension Shapes {
  /// Models that record the keys of their source.
  public static let presented = Shape("presented") { sample in
    try PresenceTracked<PlainArticle>(json: sample.document)
  } from: {
    $0.document
  } by: {
    $0.model == $1.model && $0.keys.count == 7
  }
}
