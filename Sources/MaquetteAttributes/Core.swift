// The attributes are a separate module, which is built only with the trait `Macros`.
@_exported public import MaquetteCore
@_exported public import MaquetteMappings
