import Maquette
// error: a value of this case is not mapped: mark its type '@Mappable'
// at: case moved, to: Outer.Place

enum Outer { struct Place {} }

@Mappable(tagged: .internal("t")) enum Event<T> { case moved(to: Outer.Place, T); case ended(T) }
