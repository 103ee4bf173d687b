// The module by Apple's name exports Legato's, with the views and controllers of UIKit.
@_exported public import Legato
@_exported public import LegatoUIKit
