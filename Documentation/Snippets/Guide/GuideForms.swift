// Forms and URL queries: names in brackets, flags, empty values, styles.

import Foundation
import Maquette
import MaquetteForm

@Mappable(fieldNaming: .snakeCase)
struct Search {
  var query: String
  var page: Int?
  var tags: [String]
  var isExact = false
  var range: Range?

  @Mappable
  struct Range {
    var from: Int
    var to: Int
  }
}

let search = try Search(
  form: "query=swift+macros&page=&tags[]=a&tags[]=b&is_exact&range[from]=1&range[to]=9")
print(search.query, search.page ?? -1, search.isExact)  // swift macros -1 true
print(search.tags, search.range!.to)  // ["a", "b"] 9

// Repeated names make an array, and a missing array is empty.
print(try Search(form: "query=x&tags=a&tags=b").tags)  // ["a", "b"]
print(try Search(form: "query=x").tags)  // []

print(try search.formString())
// query=swift+macros&tags%5B%5D=a&tags%5B%5D=b&is_exact=true&range%5Bfrom%5D=1&range%5Bto%5D=9

let dots = FormMapper(options: .init(format: .init(style: .dots)))
print(try dots.encodeString(search))
// query=swift+macros&tags%5B0%5D=a&tags%5B1%5D=b&is_exact=true&range.from=1&range.to=9

// Malformed and contradictory forms are errors.
for form in ["query=100%", "query=x&query[y]=z", "query=a&query=b&page=1"] {
  do {
    _ = try Search(form: form)
  } catch {
    print(error)
  }
}
// invalid escape, expected two hexadecimal digits after '%' (line 1, column 10)
// conflicting keys, expected one kind of value for each name at 'query', found another kind; the first is at byte 0 (line 1, column 9)
// expected String at 'query' in Search, found an array (line 1, column 7)
