import Maquette
// error: a model with 'container:' or 'layout: .array' cannot be flattened

@Mappable(container: "data") struct Place { var name = "" }

@Mappable struct Trip { @CodableFlattened var place: Place }
