import Maquette
import Observation

// no error

@Observable @Mappable final class Account {
  @CodingKey("mail") var email: String?
  @CodableIgnored var isOpen = false
  init() {}
}
