import Maquette

/// Flattened members with a prefix or a suffix, and nested ones.
enum Affixed {
  typealias Payment = FlattenedEnum.Payment
  typealias Shipping = FlattenedEnum.Shipping
  typealias Note = FlattenedEnum.Note
  typealias Size = FlattenedEnum.Size
  typealias Account = FlattenedEnum.Account

  @Mappable struct Order: Equatable {
    var id: Int
    @CodableFlattened(prefix: "x_") var payment: Payment
    var total = 0
  }

  @Mappable struct Parcel: Equatable {
    var id: Int
    @CodableFlattened(prefix: "by ", suffix: "!") var shipping: Shipping
  }

  @Mappable struct Message: Equatable {
    @CodableFlattened(prefix: "note.") var note: Note
    var author: String
  }

  @Mappable struct Product: Equatable {
    var name: String
    @CodableFlattened(suffix: "_cm") var size: Size
  }

  @Mappable struct Event: Equatable {
    var id: Int
    @CodableFlattened(prefix: "e_") var content: FlattenedEnum.Open
    @CodableFlattened(prefix: "e_bank_") var account: Account
  }

  @Mappable struct Draft: Equatable {
    var id: Int
    @CodableFlattened(prefix: "p_") var payment: Payment?
    @CodableFlattened(prefix: "s_") var shipping: Shipping?
    @CodableFlattened(prefix: "z_") var size: Size?
  }

  @Mappable struct Twice: Equatable {
    @CodableFlattened(prefix: "from_") var source: Payment
    @CodableFlattened(prefix: "to_") var target: Payment
  }

  @Mappable struct Keeping: Equatable {
    @CodableFlattened(prefix: "x_") var payment: Payment
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  /// A member with a nested member without a prefix, and one with its own prefix.
  @Mappable struct Outer: Equatable {
    @CodableFlattened(prefix: "a_") var plain: FlattenedEnum.Order
    @CodableFlattened(prefix: "b_", suffix: "!") var order: Order?
    var last: Bool
  }

  @Mappable class Base {
    var id = 0
    @CodableFlattened(prefix: "x_") var payment: Payment
    init(payment: Payment) { self.payment = payment }
  }

  @Mappable class Derived: Base {
    var extra = "e"
    @CodableFlattened(prefix: "y_") var shipping: Shipping?
  }

  /// A subclass whose superclass has its own keys and flattened member.
  @Mappable struct Holder {
    @CodableFlattened(prefix: "d_") var derived: Derived
    var name = ""
  }

  /// A member with extras.
  @Mappable struct Shelf: Equatable {
    var name: String
    @CodableFlattened(prefix: "k_") var keeping: Keeping
  }

  @Mappable struct Generic<T: Equatable>: Equatable {
    var content: T
    @CodableFlattened(prefix: "x_") var payment: Payment
  }

  @Mappable struct Place: Equatable {
    var latitude: Double
    var names: [String: String] = [:]
  }

  @Mappable struct Trip: Equatable {
    @CodableFlattened(prefix: "start_") var start: Place
  }

  /// A value that cannot be encoded, and the enclosing model.
  @Mappable struct Gate {
    @CodableBy(.map(["open": true])) var state: Bool
  }

  @Mappable struct Garden {
    @CodableFlattened(prefix: "gate_") var gate: Gate
  }
}
