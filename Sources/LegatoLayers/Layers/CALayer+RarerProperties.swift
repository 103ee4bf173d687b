public import Foundation
public import LegatoRenderTree

/// Rarely used properties. The first two are hints and do not affect drawing.
extension CALayer {
    /// The storage format of the bitmaps that `draw(in:)` draws into; `RGBA8Uint` by default.
    ///
    /// A hint: bitmaps always have eight bits per component.
    public var contentsFormat: CALayerContentsFormat {
        get { get(\.contentsFormat) }
        set { set(.contentsFormat, \.contentsFormat, newValue) }
    }
    /// The bias added when the trilinear filter selects a reduced image; 0 by default.
    ///
    /// Animatable. A hint: the trilinear filter draws like the linear one.
    public var minificationFilterBias: Float {
        get { get(\.minificationFilterBias) }
        set { set(.minificationFilterBias, \.minificationFilterBias, newValue) }
    }
    /// The shape of the corners that `cornerRadius` rounds; circular by default.
    ///
    /// A continuous corner begins 1.528665 radii from the layer's corner, or at half the smaller
    /// side, and its curvature increases towards the middle of the corner; if the radius is half
    /// the smaller side, both shapes are the same. The curve applies to background, border,
    /// contents, gradients, the shadow and the clip of `masksToBounds`.
    public var cornerCurve: CALayerCornerCurve {
        get { get(\.cornerCurve) }
        set { set(.cornerCurve, \.cornerCurve, newValue) }
    }
    /// Whether the layer and its sublayers are cached as one image; false by default.
    ///
    /// Animatable. The image contains the layer's shadow and mask, but not its opacity. It is
    /// rendered once and reused until something in the layer changes, while the layer may move,
    /// rotate or fade. A layer with a shadow is rendered again when it rotates or is stretched,
    /// because the shadow's direction is the superlayer's. Renderers keep images with up to 2.5
    /// times the pixels of the display in total, and keep one that is not drawn for 100 ms. A layer
    /// whose image would exceed that total, or would have a side of more than 4096 pixels, is drawn
    /// as if this were false, and so is a `CATransformLayer`. `RenderStatistics.layerRasters`
    /// counts the images.
    public var shouldRasterize: Bool {
        get { get(\.shouldRasterize) }
        set { set(.shouldRasterize, \.shouldRasterize, newValue) }
    }
    /// Pixels per point of the image that `shouldRasterize` caches; 1 by default.
    ///
    /// Animatable. The image is drawn with linear sampling; on a display with two pixels per point,
    /// an image of scale 1 looks blurred. At 0 or less (1e-4 or less, or 1e4 or more) the layer is
    /// drawn as if `shouldRasterize` were false.
    /// - Precondition: it is finite.
    public var rasterizationScale: CGFloat {
        get { get(\.rasterizationScale) }
        set { set(.rasterizationScale, \.rasterizationScale, newValue) }
    }
    /// Whether the edges in `edgeAntialiasingMask` are antialiased; true by default.
    ///
    /// If false, no edge is: a pixel is covered by the layer's background, border, contents,
    /// gradient and the clip of `masksToBounds` if its centre is inside. A rounded corner is
    /// antialiased unless neither of its edges is; blurred shadows and the drawing of shape and
    /// text layers always are.
    public var allowsEdgeAntialiasing: Bool {
        get { get(\.allowsEdgeAntialiasing) }
        set { set(.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing, newValue) }
    }
    /// The edges that are antialiased; all by default, bits beyond the four edges are dropped.
    ///
    /// Where layers abut within a pixel, antialiased edges let the background show through; other
    /// edges do not. Has no effect unless `allowsEdgeAntialiasing` is true.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { get(\.edgeAntialiasingMask) }
        set {
            let edges = CAEdgeAntialiasingMask(rawValue: newValue.rawValue & 15)
            set(.edgeAntialiasingMask, \.edgeAntialiasingMask, edges)
        }
    }

    /// Returns the length of a corner of a curve relative to `cornerRadius`: 1 for circular
    /// corners, 1.528665 for continuous ones.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve.expansionFactor
    }
}
