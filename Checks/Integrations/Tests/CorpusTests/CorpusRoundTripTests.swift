import CorpusModels
import Maquette
import Testing

/// Real documents, decoded to complete models and encoded again.
@Suite("Corpora", .enabled(if: Corpora.areAvailable, Corpora.reason))
struct CorpusRoundTripTests {
  @Test func twitter() throws {
    // These properties are null in every tweet of the document.
    try expectRoundTrip(
      SearchResult.self, "benchmark/twitter.json",
      unknownKeys: ["geo", "coordinates", "place", "contributors"])
  }

  @Test func citmCatalog() throws {
    try expectRoundTrip(Catalog.self, "benchmark/citm_catalog.json")
  }

  @Test func canada() throws {
    try expectRoundTrip(FeatureCollection.self, "benchmark/canada.json")
  }

  @Test func gitHubUser() throws {
    try expectRoundTrip(GitHubUser.self, "benchmark/github_user.json")
  }

  @Test func weibo() throws {
    try expectRoundTrip(WeiboStatus.self, "benchmark/weibo.json")
  }

  @Test func gitHubEvents() throws {
    try expectRoundTrip([GitHubEvent].self, "payloads/github_events.json")
  }

  @Test func tweetWithItsAuthor() throws {
    try expectRoundTrip(TweetDocument.self, "payloads/tweet.json")
  }

  @Test func userWithTweets() throws {
    try expectRoundTrip(UserDocument.self, "payloads/user_with_tweets.json")
  }

  /// Expects that a document survives a round trip through each way, with exact numbers.
  ///
  /// Nil is not encoded, so a null member equals a missing one.
  private func expectRoundTrip<T: Mappable & Equatable>(
    _ type: T.Type, _ name: String, unknownKeys: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = try Corpora.bytes(name)
    let original = try AnyValue(json: bytes).withoutNullMembers
    let model = try T(json: bytes)

    let written = try model.jsonBytes()
    let difference = try AnyValue(json: written).withoutNullMembers.firstDifference(from: original)
    #expect(difference == nil, sourceLocation: sourceLocation)
    #expect(try T(json: written) == model, sourceLocation: sourceLocation)

    let tree = try ValueMapper().encode(model)
    let treeDifference = tree.withoutNullMembers.firstDifference(from: original)
    #expect(treeDifference == nil, sourceLocation: sourceLocation)
    #expect(
      try ValueMapper().decode(T.self, from: AnyValue(json: bytes)) == model,
      sourceLocation: sourceLocation)

    // No other keys were left over, and no value was converted or dropped.
    let mapper = JSONMapper(options: .init(conversions: .strict, unknownKeys: .report))
    let report = mapper.decodeReporting(T.self, from: bytes)
    #expect(report.value == model, sourceLocation: sourceLocation)
    #expect(report.issues.allSatisfy { $0.code == .unknownKey }, sourceLocation: sourceLocation)
    let leftOver = Set(report.issues.compactMap { $0.path.steps.last })
    #expect(leftOver == Set(unknownKeys.map { .key($0) }), sourceLocation: sourceLocation)
  }
}
