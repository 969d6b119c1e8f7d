// The attributes are a module of their own, which is not built without the trait `Macros`.
@_exported public import MaquetteCore
