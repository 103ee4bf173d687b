public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A filter that the view goes through.
private nonisolated struct FilterEffect: LayerEffect {
    enum Kind {
        case blur, brightness, contrast, saturation, invert
        case hueRotation, multiply
    }

    var kind: Kind
    var amount: Double = 0
    var color = ResolvedColor(linearRed: 1, linearGreen: 1, linearBlue: 1)

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.filters = [filter].compactMap(\.self)
    }

    @MainActor private var filter: CIFilter? {
        switch kind {
        case .blur:
            CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: max(amount, 0)])
        case .brightness: controls(kCIInputBrightnessKey)
        case .contrast: controls(kCIInputContrastKey)
        case .saturation: controls(kCIInputSaturationKey)
        case .invert: CIFilter(name: "CIColorInvert")
        case .hueRotation: CIFilter(name: "CIHueAdjust", parameters: [kCIInputAngleKey: amount])
        case .multiply:
            matrix([
                [Double(color.cgColor.red), 0, 0], [0, Double(color.cgColor.green), 0],
                [0, 0, Double(color.cgColor.blue)],
            ])
        }
    }

    @MainActor private func controls(_ key: String) -> CIFilter? {
        CIFilter(name: "CIColorControls", parameters: [key: amount])
    }

    @MainActor private func matrix(_ rows: [[Double]]) -> CIFilter? {
        var inputs: [String: Any] = [:]
        for (name, row) in zip(["R", "G", "B"], rows) {
            inputs["input\(name)Vector"] = CIVector(x: row[0], y: row[1], z: row[2], w: 0)
        }
        inputs["inputAVector"] = CIVector(x: 0, y: 0, z: 0, w: Double(color.opacity))
        return CIFilter(name: "CIColorMatrix", parameters: inputs)
    }
}

/// A view multiplied by a colour.
private struct MultipliedView<Content: View>: View {
    var content: Content
    var color: Color
    @Environment(\.self) var environment

    var body: some View {
        EffectView(
            content: content,
            effect: FilterEffect(kind: .multiply, color: color.resolve(in: environment))
        )
    }
}

/// How a view meets what lies behind it.
public nonisolated enum BlendMode: String, Sendable, Hashable {
    /// The view covers what lies behind it.
    case normal
    /// Colours are multiplied.
    case multiply
    /// Inverted colours are multiplied.
    case screen
    /// Dark parts are multiplied and light ones screened.
    case overlay
    /// The darker value counts.
    case darken
    /// The lighter value counts.
    case lighten
    /// What lies behind gets lighter.
    case colorDodge
    /// What lies behind gets darker.
    case colorBurn
    /// A soft light falls on what lies behind.
    case softLight
    /// A hard light falls on what lies behind.
    case hardLight
    /// The difference of both.
    case difference
    /// As the difference, with less contrast.
    case exclusion
    /// The hue of the view alone.
    case hue
    /// The saturation of the view alone.
    case saturation
    /// The hue and the saturation of the view.
    case color
    /// The luminosity of the view alone.
    case luminosity
    /// Both are added.
    case plusLighter
}

private nonisolated struct BlendEffect: LayerEffect {
    var mode: BlendMode

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.compositingFilter =
            switch mode {
            case .normal: nil
            case .plusLighter: "plusL"
            default: "\(mode.rawValue)BlendMode"
            }
    }
}

/// The view as one picture.
private nonisolated struct GroupEffect: LayerEffect {
    var rasterizes: Bool

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.shouldRasterize = rasterizes
    }
}

extension View {
    /// Filters the view.
    ///
    /// An invalid amount is replaced by the identity.
    fileprivate func filtered(
        _ kind: FilterEffect.Kind,
        _ amount: Double,
        or identity: Double,
        _ name: StaticString
    ) -> some View {
        let amount = NumberCheck(Self.self, name).number(amount, or: identity)
        return EffectView(content: self, effect: FilterEffect(kind: kind, amount: amount))
    }

    /// Blurs the view with a radius, points; `opaque` is accepted and makes no difference.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filtered(.blur, radius, or: 0, "blur(radius:opaque:)")
    }

    /// Adds to the brightness of the view: 0 leaves it, 1 makes it white.
    public func brightness(_ amount: Double) -> some View {
        filtered(.brightness, amount, or: 0, "brightness(_:)")
    }

    /// Multiplies the contrast of the view; 1 leaves it.
    public func contrast(_ amount: Double) -> some View {
        filtered(.contrast, amount, or: 1, "contrast(_:)")
    }

    /// Multiplies the colourfulness of the view; 1 leaves it, 0 makes it grey.
    public func saturation(_ amount: Double) -> some View {
        filtered(.saturation, amount, or: 1, "saturation(_:)")
    }

    /// Takes colourfulness from the view; 0 leaves it, 1 makes it grey.
    public func grayscale(_ amount: Double) -> some View {
        filtered(.saturation, 1 - amount, or: 1, "grayscale(_:)")
    }

    /// Inverts the colours of the view.
    public func colorInvert() -> some View {
        EffectView(content: self, effect: FilterEffect(kind: .invert))
    }

    /// Turns the hues of the view.
    public func hueRotation(_ angle: Angle) -> some View {
        filtered(.hueRotation, angle.radians, or: 0, "hueRotation(_:)")
    }

    /// Multiplies the colours of the view by a colour.
    public func colorMultiply(_ color: Color) -> some View {
        MultipliedView(content: self, color: color)
    }

    /// Sets how the view meets what lies behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        EffectView(content: self, effect: BlendEffect(mode: blendMode))
    }

    /// Shows the view as one picture before opacity and blending are applied to it.
    public func compositingGroup() -> some View {
        EffectView(content: self, effect: GroupEffect(rasterizes: false))
    }

    /// Draws the view into one picture, which is kept while nothing in it changes.
    public func drawingGroup(opaque: Bool = false) -> some View {
        EffectView(content: self, effect: GroupEffect(rasterizes: true))
    }
}
