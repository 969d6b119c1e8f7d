import Maquette
import MaquetteArchive
import Testing

@Suite("Enums in keyed archives")
struct KeyedEnumTests {
  @Mappable(tagged: .internal("type")) enum Payment: Equatable {
    case cash
    case card(number: String)
    case gift(Voucher)
  }

  @Mappable(tagged: .adjacent("kind", content: "of")) enum Delivery: Equatable {
    case none, days(Int)
  }

  @Mappable(tagged: .untagged) enum Size: Equatable { case number(Int), area(x: Int, y: Int) }

  @Mappable struct Voucher: Equatable { var code: String }

  @Mappable struct Order: Equatable {
    var payment: Payment
    var others: [String: Payment] = [:]
    var deliveries: [Delivery] = []
    var size: Size?
  }

  static let orders = [
    Order(payment: .cash), Order(payment: .card(number: "5"), size: .area(x: 1, y: 2)),
    Order(
      payment: .gift(Voucher(code: "v")), others: ["$a": .cash, "b": .card(number: "1")],
      deliveries: [.none, .days(2)], size: .number(3)),
  ]

  @Test(
    "An enum is read back, whatever its tags", arguments: orders,
    [KeyedArchiveMapper.Style.coding, .mantle])
  func roundTrips(order: Order, style: KeyedArchiveMapper.Style) throws {
    let mapper = KeyedArchiveMapper(options: .init(types: [.type(Voucher.self)]), style: style)
    #expect(try mapper.decode(Order.self, from: mapper.encode(order)) == order)
    #expect(try Order(archive: order.archivedData()) == order)
  }

  @Test("An enum as an object of a class of its own is read, too, but no other class is")
  func ownClass() throws {
    func archive(of name: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>$version</key><integer>100000</integer>
        <key>$archiver</key><string>NSKeyedArchiver</string>
        <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
        <key>$objects</key><array>
          <string>$null</string>
          <dict>
            <key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict>
            <key>payment</key><dict><key>CF$UID</key><integer>3</integer></dict>
          </dict>
          <dict><key>$classname</key><string>Order</string></dict>
          <dict>
            <key>$class</key><dict><key>CF$UID</key><integer>4</integer></dict>
            <key>type</key><string>card</string><key>number</key><string>5</string>
          </dict>
          <dict><key>$classname</key><string>\(name)</string></dict>
        </array>
      </dict></plist>
      """
    }
    let mapper = KeyedArchiveMapper()
    #expect(
      try mapper.decode(Order.self, from: archive(of: "Payment"))
        == Order(payment: .card(number: "5")))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Order.self, from: archive(of: "Cheque"))
    }
    #expect(error?.code == .unknownCase)
  }
}
