public import Foundation
public import LegatoRenderTree

/// Properties that programs rarely set. The first two are hints and change nothing that is drawn.
extension CALayer {
    /// How the pictures that `draw(in:)` makes should be stored; `RGBA8Uint` by default.
    ///
    /// A hint: they are stored in eight bits a colour whatever it says.
    public var contentsFormat: CALayerContentsFormat {
        get { get(\.contentsFormat) }
        set { set(.contentsFormat, \.contentsFormat, newValue) }
    }
    /// What is added to the choice of a smaller picture by the trilinear filter; 0 by default.
    ///
    /// Animatable. A hint: trilinear draws as linear.
    public var minificationFilterBias: Float {
        get { get(\.minificationFilterBias) }
        set { set(.minificationFilterBias, \.minificationFilterBias, newValue) }
    }
    /// How the corners that `cornerRadius` rounds bend; circular by default.
    ///
    /// A continuous corner begins 1.528665 radii from the layer's corner, or at half of the smaller
    /// side, and bends more and more to where a quarter of a circle has its middle; where the radius
    /// is half of the smaller side both are the same. It holds for background, border, contents,
    /// gradients, shadow and what `masksToBounds` cuts.
    public var cornerCurve: CALayerCornerCurve {
        get { get(\.cornerCurve) }
        set { set(.cornerCurve, \.cornerCurve, newValue) }
    }
    /// Whether the layer with its sublayers is kept as one picture; false by default.
    ///
    /// Animatable. The picture holds what the layer shows before its opacity, with its shadow and
    /// its mask. It is made once and shown as long as nothing in the layer changes, wherever the
    /// layer moves, turns or fades; while a layer with a shadow turns or is stretched, it is made
    /// anew, for the shadow falls as the superlayer has it. Renderers keep pictures with up to 2.5
    /// times the pixels of the display, and one that is not shown for 100 ms. A layer whose picture
    /// would be larger than all of that, or have a side of more than 4096 pixels, is drawn as if
    /// this were false, and so is a `CATransformLayer`. `RenderStatistics.layerRasters` counts.
    public var shouldRasterize: Bool {
        get { get(\.shouldRasterize) }
        set { set(.shouldRasterize, \.shouldRasterize, newValue) }
    }
    /// Pixels a point of the picture that `shouldRasterize` keeps; 1 by default.
    ///
    /// Animatable. The picture is stretched to where the layer is with linear sampling; a display with
    /// two pixels a point shows one of scale 1 blurred. At 0 or less (1e-4 or less, or 1e4 or more) the
    /// layer is drawn as if `shouldRasterize` were false.
    /// - Precondition: it is finite.
    public var rasterizationScale: CGFloat {
        get { get(\.rasterizationScale) }
        set { set(.rasterizationScale, \.rasterizationScale, newValue) }
    }
    /// Whether the edges named by `edgeAntialiasingMask` are smoothed; true by default.
    ///
    /// Where it is false no edge is: a pixel shows the layer's own background, border, contents,
    /// gradient and what `masksToBounds` cuts if its centre lies inside. A rounded corner is smoothed
    /// unless both its edges are not; blurred shadows and what shape and text layers draw always are.
    public var allowsEdgeAntialiasing: Bool {
        get { get(\.allowsEdgeAntialiasing) }
        set { set(.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing, newValue) }
    }
    /// The edges that are smoothed; all by default, bits beyond the four edges are dropped.
    ///
    /// Where layers abut within pixels, smoothed edges let through what is below; edges that are not
    /// smoothed do not. Without `allowsEdgeAntialiasing` it does nothing.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { get(\.edgeAntialiasingMask) }
        set {
            let edges = CAEdgeAntialiasingMask(rawValue: newValue.rawValue & 15)
            set(.edgeAntialiasingMask, \.edgeAntialiasingMask, edges)
        }
    }

    /// Returns how much longer than `cornerRadius` corners of a curve bend: 1 for circular ones,
    /// 1.528665 for continuous ones.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve.expansionFactor
    }
}
