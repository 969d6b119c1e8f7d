import Maquette
// error: the type of an array of models is '[Model].self', not '[Model.self]'
// at: try mapper.decode([Trip.self], from: "[]")

@Mappable struct Trip { var place: String }

func trips(_ mapper: JSONMapper) throws -> [Trip] {
  try mapper.decode([Trip.self], from: "[]")
}
