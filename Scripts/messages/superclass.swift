import Maquette
// error: missing argument
// at: // the superclass has to have 'init()', or to be mapped

class Trip { init(id: Int) {} }

@Mappable class Flight: Trip { var seats = 1 }
