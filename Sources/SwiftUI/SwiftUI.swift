// The module by Apple's name exports Legato's, with what SwiftUI exports beside its own.
@_exported public import FoundationNetworking
@_exported public import Legato
@_exported public import LegatoNetworking
@_exported public import LegatoUIKit
@_exported public import Observation

#if Combine
@_exported public import Combine
@_exported public import LegatoCombine
#endif
