import Maquette
import Testing

@Mappable private class InstancePlayer {
  var name: String
  var level = 1
  @CodableIgnored var keeper = "fresh"
  init(name: String) { self.name = name }
}

@Mappable private final class InstanceGoalie: InstancePlayer {
  var saves = 0
  @CodableHook(.didDecode) func mark() throws {
    guard saves >= 0 else { throw InstanceError() }
    keeper += "!"
  }
}

private struct InstanceError: Error {}

@Mappable private struct InstanceTeam {
  var captain: InstancePlayer
  var players: [InstancePlayer] = []
  var byName: [String: InstancePlayer] = [:]
  var reserve: InstancePlayer?
}

@Mappable(container: "data") private final class InstanceBoxed {
  var name = ""
  @CodableIgnored var keeper = "fresh"
}

@Suite("Objects that the application creates")
struct InstanceTests {
  /// The results of a mapper for text and one for trees.
  private func teams(
    _ text: String, _ configuration: MappingConfiguration
  ) throws -> [InstanceTeam] {
    let options = JSONMapper.Options(configuration: configuration)
    let trees = ValueMapper(options: .init(decoding: options.decoding, encoding: options.encoding))
    return [
      try JSONMapper(options: options).decode(InstanceTeam.self, from: text),
      try trees.decode(InstanceTeam.self, from: try AnyValue(json: text)),
    ]
  }

  // Features: 4.9
  @Test("The object stays what it is: identity, class, and what is not mapped")
  func identity() throws {
    nonisolated(unsafe) let goalie = InstanceGoalie(name: "Gigi")
    goalie.keeper = "mine"
    let configuration = try MappingConfiguration(
      .model(InstanceTeam.self),
      .model(InstancePlayer.self).instance { data, parent in
        goalie.level = data["name"]?.string == nil ? 0 : 7
        #expect(parent?["captain"] != nil)
        return goalie as InstancePlayer
      })
    for team in try teams(#"{"captain":{"saves":3,"keeper":"other"}}"#, configuration) {
      #expect(team.captain === goalie)
      #expect(goalie.name == "Gigi")
      #expect(goalie.saves == 3)
      #expect(goalie.level == 0)
      #expect(goalie.keeper.hasPrefix("mine!"))
    }
  }

  @Test("The function is called for elements, members and optionals, with the data of each")
  func places() throws {
    let configuration = try MappingConfiguration(
      naming: .pascalCase,
      .model(InstancePlayer.self).key("n", for: "name").instance { data, _ in
        let player = InstancePlayer(name: "?")
        player.keeper = "for \(data["n"] ?? .null)"
        return player
      })
    let text = #"""
      {"Captain":{"n":"a"},"Players":[{"n":"b","Level":2},{}],"ByName":{"x":{"n":"c"}},"Reserve":{"n":"d"}}
      """#
    for team in try teams(text, configuration) {
      let all = [team.captain] + team.players + [team.byName["x"], team.reserve].compactMap(\.self)
      #expect(all.map(\.name) == ["a", "b", "?", "c", "d"])
      #expect(all.map(\.level) == [1, 2, 1, 1, 1])
      #expect(
        all.map(\.keeper) == [#"for "a""#, #"for "b""#, "for null", #"for "c""#, #"for "d""#])
    }
  }

  @Test("A model in a container also decodes into such an object")
  func containers() throws {
    nonisolated(unsafe) let boxed = InstanceBoxed()
    boxed.keeper = "mine"
    let mapper = JSONMapper(
      options: .init(
        configuration: try MappingConfiguration(
          .model(InstanceBoxed.self).instance { _, _ in boxed })
      ))
    let read = try mapper.decode(InstanceBoxed.self, from: #"{"data":{"name":"x"}}"#)
    #expect(read === boxed && boxed.name == "x" && boxed.keeper == "mine")
  }

  @Test("Errors of the function, of a mismatched class and of values have their locations")
  func errors() throws {
    func error(_ text: String, _ rules: ModelConfiguration) throws -> MappingError {
      let configuration = try MappingConfiguration(rules)
      let mapper = JSONMapper(options: .init(configuration: configuration))
      return try #require(throws: MappingError.self) {
        try mapper.decode(InstanceTeam.self, from: text)
      }
    }
    let text = #"{"captain":{"name":"a"}}"#
    let thrown = try error(
      text, .model(InstancePlayer.self).instance { _, _ -> InstancePlayer in throw InstanceError() }
    )
    #expect(thrown.path == "captain")
    let other = try error(
      text, .model(InstancePlayer.self).instance { _, _ in InstanceBoxed() })
    #expect(other.code == .invalidValue && other.path == "captain")
    let wrong = try error(
      #"{"captain":{"name":[]}}"#,
      .model(InstancePlayer.self).instance { _, _ in InstancePlayer(name: "") })
    #expect(wrong.code == .typeMismatch && wrong.path == "captain.name")
    let hook = try error(
      #"{"captain":{"saves":-1}}"#,
      .model(InstancePlayer.self).instance { _, _ in
        InstanceGoalie(name: "g") as InstancePlayer
      })
    #expect(hook.path == "captain")
  }

  @Test("An update requests missing objects, and a report lists failures")
  func updates() throws {
    let configuration = try MappingConfiguration(
      .model(InstancePlayer.self).instance { _, _ in
        let player = InstancePlayer(name: "new")
        player.keeper = "mine"
        return player
      })
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let captain = InstancePlayer(name: "a")
    var team = InstanceTeam(captain: captain)
    try mapper.update(&team, from: #"{"captain":{"level":2},"reserve":{"level":3}}"#)
    #expect(team.captain === captain && captain.level == 2 && captain.keeper == "fresh")
    #expect(team.reserve?.keeper == "mine" && team.reserve?.level == 3)
    let report = mapper.decodeReporting(
      InstanceTeam.self, from: #"{"captain":{"level":[]},"players":[{"name":{}},{"name":"b"}]}"#)
    #expect(report.issues.map(\.error.path.description) == ["captain.level", "players[0].name"])
  }

  @Test("Subclasses are not decoded into objects of their superclass")
  func subclasses() throws {
    let configuration = try MappingConfiguration(
      .model(InstancePlayer.self).instance { _, _ in InstancePlayer(name: "") })
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let goalie = try mapper.decode(InstanceGoalie.self, from: #"{"name":"g","saves":2}"#)
    #expect(goalie.saves == 2)
  }
}
