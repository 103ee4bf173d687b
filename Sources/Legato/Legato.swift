// `import Legato` re-exports every public module, the types of the rendering modules that appear in
// public API, and Foundation with its geometry.
@_exported public import Foundation
@_exported public import LegatoCanvas
@_exported public import LegatoGraphics
@_exported public import LegatoHeadless
@_exported public import LegatoLayers
@_exported public import LegatoMacros
@_exported public import LegatoMotion
@_exported public import LegatoPlatform
@_exported public import LegatoViews

@_exported public import struct LegatoDrawing.CulledLayers
@_exported public import struct LegatoDrawing.DebugOverlay
@_exported public import struct LegatoDrawing.RenderError
@_exported public import struct LegatoDrawing.RenderStatistics
@_exported public import struct LegatoDrawing.StateChanges
@_exported public import struct LegatoRenderTree.CACornerMask
@_exported public import struct LegatoRenderTree.CAEdgeAntialiasingMask
@_exported public import struct LegatoRenderTree.CAEmitterLayerEmitterMode
@_exported public import struct LegatoRenderTree.CAEmitterLayerEmitterShape
@_exported public import struct LegatoRenderTree.CAEmitterLayerRenderMode
@_exported public import struct LegatoRenderTree.CAGradientLayerType
@_exported public import enum LegatoRenderTree.CALayerContentsFilter
@_exported public import enum LegatoRenderTree.CALayerContentsFormat
@_exported public import enum LegatoRenderTree.CALayerContentsGravity
@_exported public import enum LegatoRenderTree.CALayerCornerCurve
@_exported public import struct LegatoRenderTree.CAShapeLayerFillRule
@_exported public import struct LegatoRenderTree.CAShapeLayerLineCap
@_exported public import struct LegatoRenderTree.CAShapeLayerLineJoin
@_exported public import struct LegatoRenderTree.CATextLayerAlignmentMode
@_exported public import struct LegatoRenderTree.CATextLayerTruncationMode
