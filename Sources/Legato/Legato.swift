// What a program gets from `import Legato`: every public module, and Foundation with its geometry.
@_exported public import Foundation
@_exported public import LegatoCanvas
@_exported public import LegatoDrawing
@_exported public import LegatoGL
@_exported public import LegatoGraphics
@_exported public import LegatoHeadless
@_exported public import LegatoLayers
@_exported public import LegatoMacros
@_exported public import LegatoMotion
@_exported public import LegatoPlatform
@_exported public import LegatoRenderTree
@_exported public import LegatoSoftware
@_exported public import LegatoViews

/// Colours in a row, as views are filled with; `LegatoDrawing` has one for display lists.
public typealias Gradient = LegatoViews.Gradient
