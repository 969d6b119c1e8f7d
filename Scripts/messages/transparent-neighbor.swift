import Maquette

// no error

enum Outer {
  @Mappable struct Body: Equatable { var x: Int }
  @Mappable(transparent: true) struct Wrap: Equatable { var value: Body }
  @Mappable(transparent: true) struct List: Equatable { var values: [Body] }
  @Mappable(transparent: true) struct Maybe: Equatable { var value: Body? }
  @Mappable(transparent: true) struct Map { var values: [String: Body] }
  @Mappable(transparent: true) struct Inner: Hashable, MappableKey { let value: Int }
  @Mappable(transparent: true) struct Key: Hashable, MappableKey { let value: Inner }
}
