import Maquette
// error: the strategy reads values of another type than this property has
// at: \Trip.start

@Mappable struct Trip { @CodableBy(.hex) var start: Int }
