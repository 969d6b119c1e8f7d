import AgreementSupport
import Maquette
import Testing

/// The names of payload types do not meet those of the macro.
@Suite("Payloads named like generated types") struct PayloadNameTests {
  @Mappable(tagged: .internal("kind")) enum Thing: Equatable {
    case more(More)
    case t1(T1)
    case t0(T0)
    @CodableFallback case other(AnyValue)

    @Mappable struct T0: Equatable { var id: Int }
    @Mappable struct T1: Equatable { var id: String }
    @Mappable struct More: Equatable { var id: String }
  }

  @Test func `Are themselves`() throws {
    try expectRoundTrip(Thing.t1(.init(id: "a")), #"{"kind":"t1","id":"a"}"#)
    try expectRoundTrip(Thing.t0(.init(id: 1)), #"{"kind":"t0","id":1}"#)
  }
}
