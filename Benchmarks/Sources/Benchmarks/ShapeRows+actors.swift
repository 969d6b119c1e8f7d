import Maquette
import ShapeModels

extension ShapeRows {
  private static let actorRounds = 64

  /// Actors; each call does many rounds, so that waiting for the actor does not count.
  static var actors: ShapeRows {
    let json = JSONMapper()
    return rows("actor") { source in
      for (text, sample) in zip(source.texts, Sample.all) {
        let actor = try json.decode(ArticleActor.self, from: text)
        try Row.waiting { try await actor.check(sample) }
      }
      return source.work {
        for _ in 0..<actorRounds {
          for text in source.texts { keep(try json.decode(ArticleActor.self, from: text)) }
        }
      }
    } encode: { source in
      let actor = try ArticleActor(json: source.texts[0])
      return source.work {
        try Row.waiting { try await actor.write(actorRounds * source.texts.count) }
      }
    }
  }

  /// Actors that are updated in place.
  static var updatedActors: ShapeRows {
    rows("update-actor") { source in
      let actor = try ArticleActor(json: source.texts[0])
      for (text, sample) in zip(source.texts, Sample.all) {
        try Row.waiting {
          try await actor.change(by: [text], rounds: 1)
          try await actor.check(sample)
        }
      }
      return source.work {
        try Row.waiting { try await actor.change(by: source.texts, rounds: actorRounds) }
      }
    }
  }

  private static func rows(
    _ title: String, decode: @escaping (Source) throws -> Work,
    encode: ((Source) throws -> Work)? = nil
  ) -> ShapeRows {
    var ways: [Way: (Source) throws -> Work] = [.decode: decode]
    ways[.encode] = encode
    return ShapeRows(
      title: title, documents: Shapes.plain.documents, written: Shapes.plain.written,
      rounds: actorRounds, ways: ways)
  }
}

extension ArticleActor {
  fileprivate func change(by texts: [[UInt8]], rounds: Int) throws {
    let json = JSONMapper()
    for _ in 0..<rounds {
      for text in texts { try json.update(self, from: text) }
    }
  }

  fileprivate func write(_ count: Int) throws {
    let json = JSONMapper()
    for _ in 0..<count { keep(try json.encode(self)) }
  }
}
