@_exported public import MaquetteCore
