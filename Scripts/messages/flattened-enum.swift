import Maquette
// error: an enum whose cases are arrays cannot be flattened

@Mappable(tagged: .firstElement) enum Payment { case card(Int) }

@Mappable struct Order { @CodableFlattened var payment: Payment }
