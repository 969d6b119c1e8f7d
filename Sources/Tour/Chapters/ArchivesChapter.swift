import Foundation
import Maquette
import MaquetteArchive

/// The tweets of the timeline as objects: an archive keeps shared objects, and decodes what an
/// older program archived.
enum ArchivesChapter {
  @Mappable
  final class Author {
    @CodingKey("screen_name") var name: String
    var tweets: [Tweet] = []
  }

  @Mappable(version: 2)
  final class Tweet: ArchiveMigrating {
    var id: Int
    var text: String
    var likes = 0
    @Archived weak var author: Author?

    static var archiveMigrations: ArchiveMigrations {
      ArchiveMigrations(of: Tweet.self, .rename("body", to: "text", from: 1))
    }
  }

  /// The models of the program's first version.
  enum Older {
    @Mappable(version: 1)
    final class Tweet {
      var id = 0
      var body = ""
    }
  }

  private static let json = """
    { "screen_name": "dchohfi",
      "tweets": [ { "id": 190957570511478784, "text": "Tweet text", "likes": 3 },
                  { "id": 190957570511478785, "text": "Another" } ] }
    """

  static func run() throws {
    Screen.chapter(
      "Archives and migrations",
      "Whole object graphs with cycles, and archives of older versions, which are migrated.")
    let author = try Author(json: json)
    for tweet in author.tweets { tweet.author = author }
    let archive = try author.archivedBytes()
    let again = try Author(archive: archive)
    Screen.show(json, as: again.tweets.map { "\($0.id) \($0.text)" }.joined(separator: "\n"))
    Screen.note(
      "\(archive.count) bytes; each tweet refers to its author again: "
        + "\(again.tweets.allSatisfy { $0.author === again })")

    let older = Older.Tweet()
    (older.id, older.body) = (7, "written by version 1")
    let migrated = try Tweet(archive: older.archivedBytes())
    Screen.note("the older archive has 'body', the tweet has 'text': \(migrated.text)")

    var damaged = archive
    damaged[damaged.count / 2] ^= 1
    do {
      _ = try Author(archive: damaged)
    } catch {
      Screen.note("with one damaged bit: \(error)")
    }
  }
}
