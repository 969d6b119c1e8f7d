import Maquette
import Observation
import Testing

/// Decoding calls no observers, and closures keep their attributes in generated initializers.
@Suite("Observers and closures of models") struct ObserverTests {
  @Mappable @Observable final class Settings {
    var theme = "light" { didSet { changes += 1 } }
    var size: Int? { willSet { changes += 1 } }
    @ObservationIgnored @CodableIgnored var changes = 0
    @ObservationIgnored var plain = 1 { didSet { changes += 1 } }
  }

  @Test func `Decoding an observable class calls no observers`() throws {
    let settings = try Settings(json: #"{"theme":"dark","size":3,"plain":2}"#)
    #expect(settings.theme == "dark" && settings.size == 3 && settings.plain == 2)
    #expect(settings.changes == 0)
    #expect(try Settings(json: "{}").changes == 0)
    settings.theme = "blue"
    #expect(settings.changes == 1)
  }

  @Mappable(memberwiseInit: .internal)
  struct Row: Sendable {
    var id: Int
    @CodableIgnored var onTap: (@Sendable (Int) -> Void)?
    @CodableIgnored var onShow: (@MainActor @Sendable () -> Void)?
  }

  @Test func `Optional closures keep their attributes in a memberwise initializer`() {
    let row = Row(id: 1, onTap: { _ in })
    #expect(row.onTap != nil && row.onShow == nil)
  }
}
