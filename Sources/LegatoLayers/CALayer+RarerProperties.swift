public import Foundation
public import LegatoRenderTree

/// Properties that programs rarely set. Some are hints and change nothing that is drawn.
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
    /// A hint: both are drawn as quarters of circles.
    public var cornerCurve: CALayerCornerCurve {
        get { get(\.cornerCurve) }
        set { set(.cornerCurve, \.cornerCurve, newValue) }
    }
    /// Whether the layer with its sublayers is kept as one picture; false by default.
    ///
    /// Animatable. A hint: every frame is drawn anew, which looks the same.
    public var shouldRasterize: Bool {
        get { get(\.shouldRasterize) }
        set { set(.shouldRasterize, \.shouldRasterize, newValue) }
    }
    /// Pixels a point of the picture that `shouldRasterize` keeps; 1 by default.
    ///
    /// Animatable. A hint, as `shouldRasterize` is.
    public var rasterizationScale: CGFloat {
        get { get(\.rasterizationScale) }
        set { set(.rasterizationScale, \.rasterizationScale, newValue) }
    }
    /// Whether the edges named by `edgeAntialiasingMask` are smoothed; true by default.
    ///
    /// A hint: edges between pixels are always smoothed.
    public var allowsEdgeAntialiasing: Bool {
        get { get(\.allowsEdgeAntialiasing) }
        set { set(.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing, newValue) }
    }
    /// The edges that are smoothed; all by default, bits beyond the four edges are dropped.
    ///
    /// A hint, as `allowsEdgeAntialiasing` is.
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
