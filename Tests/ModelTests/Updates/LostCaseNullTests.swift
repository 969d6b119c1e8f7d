import Maquette
import MaquetteJSONTools
import Testing

/// A null is refused where no case of a flattened enum takes it, and kept where one does.
@Suite("Nulls in merge patches of models with flattened enums") struct LostCaseNullTests {
  @Mappable struct Holder: Equatable {
    var nick: String? = "?"
    var counts: [String: Int?] = [:]
  }

  @Mappable struct Open: Equatable {
    var size = 1
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable(tagged: .internal("type")) enum Payment: Equatable {
    case cash
    case card(number: Int, owner: String? = "?", holder: Holder? = nil)
    case tree(AnyValue.Object)
    case open(Open)
  }

  @Mappable(tagged: .adjacent("kind", content: "data")) enum Note: Equatable {
    case none
    case text(String?)
    case counts([String: Int?])
  }

  @Mappable struct Sale: Equatable {
    var id = 1
    @CodableFlattened var payment: Payment
    @CodableFlattened(prefix: "n_") var note: Note
    @CodableExtras var rest: [String: AnyValue] = [:]

    init(_ change: (inout Sale) -> Void = { _ in }) {
      (payment, note) = (.cash, .none)
      change(&self)
    }
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened(prefix: "s_") var sale: Sale
  }

  private static let options = [EncodingOptions(), EncodingOptions(nilValues: .writeNull)]

  private let lost: [(String, (inout Sale) -> Void)] = [
    ("k", { $0.rest = ["k": nil] }),
    ("k.l", { $0.rest = ["k": ["l": nil]] }),
    ("k", { ($0.rest, $0.payment) = (["k": nil], .card(number: 1)) }),
    ("a", { $0.payment = .open(Open(rest: ["a": nil])) }),
    ("holder.counts.a", { $0.payment = .card(number: 1, holder: Holder(counts: ["a": nil])) }),
    ("n_data.a", { $0.note = .counts(["a": nil]) }),
  ]

  @Test func `The patch is an error, and a JSON patch makes the change`() throws {
    for (path, change) in lost {
      for before in [Sale(), Sale { $0.payment = .card(number: 2, owner: nil) }] {
        let new = Sale(change)
        for options in Self.options {
          let error = #expect(throws: MappingError.self) {
            try MergePatch(from: before, to: new, options: options)
          }
          #expect(error?.code == .unencodable && error?.path.description == path)
          #expect(throws: MappingError.self) {
            try MergePatch(from: Outer(sale: before), to: Outer(sale: new), options: options)
          }
        }
        var patched = before
        try JSONPatch([.replace(JSONPointer(tokens: []), try ValueMapper().encode(new))])
          .apply(to: &patched)
        #expect(patched == new)
      }
    }
  }

  private let kept: [(inout Sale) -> Void] = [
    { _ in }, { $0.payment = .card(number: 1) }, { $0.payment = .card(number: 1, owner: nil) },
    { $0.payment = .card(number: 1, owner: "o", holder: Holder(nick: nil)) },
    { $0.payment = .card(number: 1, holder: Holder(nick: "n", counts: ["a": 1])) },
    { $0.note = .text(nil) }, { $0.note = .text("t") }, { $0.note = .counts(["a": 1]) },
    { $0.rest = ["k": ["l": 1]] }, { $0.payment = .open(Open(size: 2)) },
  ]

  @Test func `Other nulls are no losses`() throws {
    for before in kept {
      for after in kept {
        for options in Self.options {
          let (old, new) = (Sale(before), Sale(after))
          var patched = old
          try MergePatch(from: old, to: new, options: options).apply(to: &patched)
          #expect(patched == new, "\(old) \(new)")
          var outer = Outer(sale: old)
          try MergePatch(from: outer, to: Outer(sale: new), options: options).apply(to: &outer)
          #expect(outer.sale == new)
        }
      }
    }
  }
}
