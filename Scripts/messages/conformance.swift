import Maquette
// error: write '@Mappable' before the declaration, or 'init(from:)' for 'JSONReader' and for 'ValueReader'
// error: write '@Mappable' before the declaration, or 'write(to:)' for 'JSONWriter' and for 'ValueWriter'
// at: struct Place: Mappable { var name = "" }

struct Place: Mappable { var name = "" }
