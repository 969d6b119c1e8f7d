import Maquette
// no error

@Mappable indirect enum Tree<T> { case leaf(T), node([Tree<T>]), pair(Tree, right: Tree?) }

@Mappable(tagged: .untagged) indirect enum Expandable<T> { case id(String), object(T) }

@Mappable final class Charge { var customer: Expandable<Int>?; var tree: Tree<Int>? }

@Mappable struct Payment {
  let object = "payment"
  @CodingKey(path: "a.b") var customer: Expandable<Int>?
}
