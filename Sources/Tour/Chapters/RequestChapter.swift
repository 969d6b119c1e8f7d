import Maquette
import MaquetteConstraints

@Mappable(tagged: .internal("type"))
enum Payment: Equatable {
  case cash
  case card(number: NonEmpty<String>)
}

@Mappable @CodablePartial
struct Purchase: Equatable {
  var id: Positive<Int>
  var mail: EmailAddress?
  var note = "none"
}

@Mappable
struct PaidPurchase {
  @CodableFlattened var purchase: Purchase
  @CodableFlattened var payment: Payment
}

@Mappable
actor Basket: IsolatedMappable {
  let id: Int
  var purchases: [Purchase] = []
}

@Mappable
struct Receipt: NoncopyableMappable, ~Copyable {
  let id: Int
  var isPrinted = false
}

/// Data from requests: partial models, validated types, state of an actor, and noncopyable models.
enum RequestChapter {
  static func run() async throws {
    Screen.chapter(
      "Requests", "Partial models, validated types, flattened enums, actors, noncopyable models.")
    let json = #"{"id":7,"mail":"ada@example.org","type":"card","number":"4111"}"#
    let paid = try PaidPurchase(json: json)
    Screen.note("\(json)")
    Screen.note("is paid by \(paid.payment)")
    Screen.note("encoded again: \(try paid.jsonString())")

    for wrong in [#"{"id":0}"#, #"{"id":1,"mail":"ada"}"#] {
      do { _ = try Purchase(json: wrong) } catch { Screen.note("\(error)") }
    }

    let change = try Purchase.Partial(json: #"{"mail":null,"note":"gift"}"#)
    let changed = try paid.purchase.applying(change)
    Screen.note("a partial: mail \(change.mail), id \(change.id)")
    Screen.note("applied: \(ModelDescription.line(of: changed))")
    Screen.note(
      "the partial to send: \(try Purchase.Partial(from: paid.purchase, to: changed).jsonString())")

    let basket = try Basket(json: #"{"id":1}"#)
    try await basket.update(json: #"{"purchases":[{"id":7}]}"#)
    Screen.note("an actor encodes itself: \(try await basket.jsonString())")

    var receipt = try Receipt(json: #"{"id":7}"#)
    try JSONMapper().update(&receipt, from: #"{"isPrinted":true}"#)
    Screen.note("a noncopyable model, updated in place: \(try receipt.jsonString())")
  }
}
