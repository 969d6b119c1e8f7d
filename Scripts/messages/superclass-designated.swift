import Maquette
// error: 'super.init' isn't called
// at: // A superclass that is not mapped has to have 'init()'.

class Trip { init(id: Int) {} }

@Mappable class Flight: Trip { var seats: Int; init() { seats = 1; super.init(id: 1) } }
