// This module needs all of Foundation, the essentials need a part of it.
@_exported public import MaquetteEssentials
