import Maquette
import MaquetteForm
import Testing

@Suite("Lists of one empty text in forms") struct LoneTextTests {
  @Mappable struct Filter: Equatable {
    var words: [String]?
    var names: [[String]] = []
  }

  @Test(
    "A list of one empty text is not nil",
    arguments: [
      FormFormat.Style.brackets, .indices, .repeated, .dots, .commas,
    ])
  func loneText(style: FormFormat.Style) throws {
    let mapper = FormMapper(options: .init(format: .init(style: style)))
    for filter in [
      Filter(words: [""], names: [[""], ["", "a"]]), Filter(words: ["", ""]), Filter(words: ["a"]),
      Filter(words: nil),
    ] {
      #expect(try mapper.decode(Filter.self, from: mapper.encode(filter)) == filter)
    }
  }
}
