// The module by Apple's name exports Legato's.
@_exported public import Legato
