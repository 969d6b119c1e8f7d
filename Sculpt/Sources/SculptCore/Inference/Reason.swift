import MaquetteCore

/// Why a position has its type: a sentence without a full stop, and the samples that decided.
public struct Reason: Sendable, Hashable {
  /// A place in the samples.
  public struct Sight: Sendable, Hashable {
    public let place: SamplePlace

    /// What is there.
    public let subject: String

    init(place: SamplePlace, of subject: String) { (self.place, self.subject) = (place, subject) }
  }

  public let text: String

  /// The samples that decided, the first one first; none where all samples together did.
  public let sights: [Sight]

  init(_ text: String, _ sights: [Sight] = []) { (self.text, self.sights) = (text, sights) }

  /// A reason that one value is enough for.
  init(_ text: String, _ sight: SampleSight?) {
    self.init(text, sight.map { [Sight(place: $0.place, of: $0.value ?? "")] } ?? [])
  }

  /// A reason that one object is enough for.
  init(_ text: String, at place: SamplePlace?) {
    self.init(text, place.map { [Sight(place: $0, of: "")] } ?? [])
  }
}
