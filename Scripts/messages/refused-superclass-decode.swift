import Maquette
// error: 'count' needs a type annotation

func counted() -> Int { 1 }

@Mappable(.decode) class Trip { var count = counted() }

@Mappable(.decode) final class Flight: Trip {
  let seats: Int
  init(seats: Int) { self.seats = seats }
}
