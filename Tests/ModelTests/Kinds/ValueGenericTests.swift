import AgreementSupport
import Maquette
import Testing

@Mappable
struct Grid<let width: Int> {
  var name: String
  var cells: InlineArray<width, Double>
  var labels: InlineArray<2, String>?
}

@Mappable
final class Row<let width: Int> {
  var cells: [width of Int]
  init(cells: [width of Int]) { self.cells = cells }
}

@Mappable
struct Palette<let size: Int, Color> {
  var colors: InlineArray<size, Color>
}

@Mappable
struct Corners {
  var points: InlineArray<2, InlineArray<2, Int?>>
}

@Suite("Values as generic parameters")
struct ValueGenericTests {
  // Features: 9
  @Test("A value of the type is the length of an array")
  func lengths() throws {
    let json = #"{"name":"a","cells":[1.0,2.5,3.0]}"#
    let grid = try Grid<3>(json: json)
    #expect(grid.cells.indices.map { grid.cells[$0] } == [1, 2.5, 3])
    #expect(try write(grid) == json)
    #expect(try write(Grid<3>(dictionary: ["name": "a", "cells": [1, 2.5, 3]])) == json)
    #expect(try write(Row<1>(json: #"{"cells":[7]}"#)) == #"{"cells":[7]}"#)
    #expect(try write(Row<0>(json: #"{"cells":[]}"#)) == #"{"cells":[]}"#)
    let colors = #"{"colors":["red","green"]}"#
    #expect(try write(Palette<2, String>(json: colors)) == colors)
    let corners = #"{"points":[[1,null],[null,4]]}"#
    #expect(try write(Corners(json: corners)) == corners)
    #expect(try write(InlineArray<2, Bool>(json: "[true,false]")) == "[true,false]")
  }

  // Features: 9
  @Test(
    "An array of another length or kind is an error with its place",
    arguments: [
      (
        #"{"name":"a","cells":[1,2]}"#,
        "expected an array of length 3 at 'cells' in Grid, found one of length 2 (line 1, column 21)"
      ),
      (
        #"{"name":"a","cells":[1,2,3,4]}"#,
        "expected an array of length 3 at 'cells' in Grid, found one of length 4 (line 1, column 21)"
      ),
      (
        #"{"name":"a","cells":[]}"#,
        "expected an array of length 3 at 'cells' in Grid, found one of length 0 (line 1, column 21)"
      ),
      (
        #"{"name":"a","cells":[1,2,"x"]}"#,
        #"expected Double at 'cells[2]' in Grid, found string "x" (line 1, column 26)"#
      ),
      (
        #"{"name":"a","cells":7}"#,
        "expected an array at 'cells' in Grid, found number 7 (line 1, column 21)"
      ),
      (
        #"{"name":"a","cells":null}"#,
        "expected an array at 'cells' in Grid, found null (line 1, column 21)"
      ),
      (#"{"name":"a"}"#, "missing key 'cells' in Grid (line 1, column 1)"),
      (
        #"{"name":"a","cells":[1,2,3],"labels":["b"]}"#,
        "expected an array of length 2 at 'labels' in Grid, found one of length 1 (line 1, column 38)"
      ),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(Grid<3>.self, json).description == text)
  }

  // Features: 9
  @Test("An element that is dropped leaves too few")
  func dropped() throws {
    let mapper = JSONMapper(options: .init(rules: DecodingRules(invalidElements: .drop)))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Grid<3>.self, from: #"{"name":"a","cells":[1,[],3]}"#)
    }
    #expect(error?.path == "cells")
  }

  // Features: 9
  @Test("An update replaces an array as a whole")
  func update() throws {
    var grid = try Grid<2>(json: #"{"name":"a","cells":[1,2],"labels":["b","c"]}"#)
    try JSONMapper().update(&grid, from: #"{"cells":[3,4]}"#)
    #expect(try write(grid) == #"{"name":"a","cells":[3.0,4.0],"labels":["b","c"]}"#)
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&grid, from: #"{"name":"z","cells":[3]}"#)
    }
    #expect(grid.name == "a")
  }
}
