import Maquette
// error: 'count' needs a type annotation
// at: var count = counted()

func counted() -> Int { 1 }

@Mappable class Trip { var count = counted() }

@Mappable class Flight: Trip { var seats = 1 }

@Mappable final class Charter: Flight { @CodingKey(path: "price.total") var price: Double? }
