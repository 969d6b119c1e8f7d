import Maquette
// error: the rule '.count' is for texts and collections
// error: the rule '.range' is for values that can be compared with its bounds
// at: static let r_days

@Mappable struct Trip {
  @Validated(.count(1...)) var days: Int
  @Validated(.range(1...2)) var stops: [Int]
}
