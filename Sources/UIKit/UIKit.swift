// The module by Apple's name exports Legato's, with the views and controllers of UIKit, and what
// Apple's Foundation contains.
@_exported public import FoundationNetworking
@_exported public import Legato
@_exported public import LegatoUIKit

#if Combine
@_exported public import Combine
#endif
