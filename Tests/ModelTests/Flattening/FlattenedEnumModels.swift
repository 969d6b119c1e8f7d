import Maquette

enum FlattenedEnum {
  @Mappable(tagged: .internal("type")) enum Payment: Equatable {
    case cash
    case card(number: String, holder: Holder? = nil)
    case transfer(Account)
  }

  @Mappable struct Holder: Equatable { var name: String }

  @Mappable struct Account: Equatable {
    var iban: String
    var bank: String?
  }

  @Mappable enum Shipping: Equatable {
    case pickup
    case parcel(weight: Int)
    @DecodableAlias("letter") case mail(String)
  }

  @Mappable(tagged: .adjacent("kind", content: "data")) enum Note: Equatable {
    case none
    case text(String)
    case link(url: String, title: String = "")
  }

  @Mappable(tagged: .untagged) enum Size: Equatable {
    case box(width: Int, height: Int)
    case round(radius: Int)
  }

  @Mappable(tagged: .internal("kind")) enum Open: Equatable {
    case known(a: Int)
    @CodableFallback case other(AnyValue)
  }

  @Mappable(tagged: .internal("kind")) enum Named: Equatable {
    case known(a: Int)
    @CodableFallback case other(String)
  }

  @Mappable struct Tagged: Equatable {
    @CodableFlattened var content: Named
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable struct Order: Equatable {
    var id: Int
    @CodableFlattened var payment: Payment
    var total = 0
  }

  @Mappable struct Parcel: Equatable {
    var id: Int
    @CodableFlattened var shipping: Shipping
    var tags: [String] = []
  }

  @Mappable struct Message: Equatable {
    @CodableFlattened var note: Note
    var author: String
  }

  @Mappable struct Product: Equatable {
    var name: String
    @CodableFlattened var size: Size
  }

  @Mappable struct Event: Equatable {
    var id: Int
    @CodableFlattened var content: Open
    @CodableFlattened var account: Account
  }

  @Mappable struct Draft: Equatable {
    var id: Int
    @CodableFlattened var payment: Payment?
    @CodableFlattened var shipping: Shipping?
    @CodableFlattened var size: Size?
  }

  @Mappable struct Keeping: Equatable {
    var id: Int
    @CodableFlattened var payment: Payment
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened var order: Order
    @CodableFlattened var shipping: Shipping
    var last: Bool
  }

  @Mappable struct Generic<T: Equatable>: Equatable {
    var content: T
    @CodableFlattened var payment: Payment
  }

  @Mappable struct Recursive: Equatable {
    var children: [Recursive] = []
    @CodableFlattened var shipping: Shipping
  }

  @Mappable class Base {
    var id = 0
    @CodableFlattened var payment: Payment
    init(payment: Payment) { self.payment = payment }
  }

  @Mappable final class Derived: Base {
    var extra = "e"
  }
}
