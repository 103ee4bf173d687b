public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A filter applied to the view.
private nonisolated struct FilterEffect: LayerEffect {
    static let sharesSpace = true

    enum FilterKind {
        case blur, brightness, contrast, saturation, invert
        case hueRotation, multiply
    }

    var kind: FilterKind
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
private nonisolated struct MultipliedView<Content: View>: View {
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

/// A blend mode: how a view is composited with its backdrop, the views behind it.
public nonisolated enum BlendMode: String, Sendable, Hashable {
    /// Draws the view over the backdrop.
    case normal
    /// Multiplies the colours.
    case multiply
    /// Multiplies the inverted colours.
    case screen
    /// Multiplies dark parts and screens light ones.
    case overlay
    /// Keeps the darker value of each component.
    case darken
    /// Keeps the lighter value of each component.
    case lighten
    /// Brightens the backdrop.
    case colorDodge
    /// Darkens the backdrop.
    case colorBurn
    /// Applies the view as a soft light.
    case softLight
    /// Applies the view as a hard light.
    case hardLight
    /// Takes the difference of the colours.
    case difference
    /// Like the difference, with less contrast.
    case exclusion
    /// Takes the hue of the view.
    case hue
    /// Takes the saturation of the view.
    case saturation
    /// Takes the hue and the saturation of the view.
    case color
    /// Takes the luminosity of the view.
    case luminosity
    /// Adds the colours.
    case plusLighter
    /// Adds the distances of the colours from white.
    case plusDarker
    /// Draws the view where the backdrop is opaque.
    case sourceAtop
    /// Draws the view below the backdrop.
    case destinationOver
    /// Removes the backdrop where the view is opaque.
    case destinationOut
}

nonisolated extension BlendMode {
    /// The name of the mode for layers; nil for `normal`.
    var compositingFilter: String? {
        switch self {
        case .normal: nil
        case .plusLighter: "plusL"
        case .plusDarker: "plusD"
        case .sourceAtop: "sourceAtop"
        case .destinationOver: "destOver"
        case .destinationOut: "destOut"
        default: "\(rawValue)BlendMode"
        }
    }
}

private nonisolated struct BlendEffect: LayerEffect {
    static let sharesSpace = true
    var mode: BlendMode

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.compositingFilter = mode.compositingFilter
    }
}

/// Composites the view as a group, which isolates the blend modes inside.
private nonisolated struct GroupEffect: LayerEffect {
    static let sharesSpace = true

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.compositingFilter = "normalBlendMode"
    }
}

/// Draws the view into a picture, which is kept while only its place changes.
private nonisolated struct RasterEffect: LayerEffect {
    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.shouldRasterize = true
    }
}

nonisolated extension View {
    /// Filters the view.
    ///
    /// An invalid amount is replaced by the identity.
    fileprivate func filtered(
        _ kind: FilterEffect.FilterKind, _ amount: Double, or identity: Double, _ name: StaticString
    ) -> some View {
        let amount = NumberCheck(Self.self, name).number(amount, or: identity)
        return EffectView(content: self, effect: FilterEffect(kind: kind, amount: amount))
    }

    /// Blurs the view with a radius in points.
    ///
    /// The edges become transparent; `opaque`, which would keep them, is reported once.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        if opaque {
            ViewWarning.print(
                WarningSubject(text: "blur(radius:opaque: true)"),
                "blurs the edges, too: opaque has no effect. Clip the view to hide them."
            )
        }
        return filtered(.blur, radius, or: 0, "blur(radius:opaque:)")
    }

    /// Adds to the brightness of the view; 0 leaves it unchanged, 1 makes it white.
    public func brightness(_ amount: Double) -> some View {
        filtered(.brightness, amount, or: 0, "brightness(_:)")
    }

    /// Multiplies the contrast of the view; 1 leaves it unchanged.
    public func contrast(_ amount: Double) -> some View {
        filtered(.contrast, amount, or: 1, "contrast(_:)")
    }

    /// Multiplies the saturation of the view; 1 leaves it unchanged, 0 makes it grey.
    public func saturation(_ amount: Double) -> some View {
        filtered(.saturation, amount, or: 1, "saturation(_:)")
    }

    /// Reduces the saturation of the view; 0 leaves it unchanged, 1 makes it grey.
    public func grayscale(_ amount: Double) -> some View {
        filtered(.saturation, 1 - amount, or: 1, "grayscale(_:)")
    }

    /// Inverts the colours of the view.
    public func colorInvert() -> some View {
        EffectView(content: self, effect: FilterEffect(kind: .invert))
    }

    /// Rotates the hues of the view by an angle.
    public func hueRotation(_ angle: Angle) -> some View {
        filtered(.hueRotation, angle.radians, or: 0, "hueRotation(_:)")
    }

    /// Multiplies the colours of the view by a colour.
    public func colorMultiply(_ color: Color) -> some View {
        MultipliedView(content: self, color: color)
    }

    /// Sets the blend mode of the view.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        EffectView(content: self, effect: BlendEffect(mode: blendMode))
    }

    /// Composites the view as a group before opacity and blending are applied to it.
    ///
    /// Blend modes inside composite only with the contents of the group, so that
    /// `BlendMode.destinationOut` cuts a hole into the group and not into the views behind it.
    public func compositingGroup() -> some View {
        EffectView(content: self, effect: GroupEffect())
    }

    /// Rasterizes the view into one image, which is cached while its contents are unchanged.
    ///
    /// `opaque` has no effect; see `ColorRenderingMode` for the colour mode.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        colorMode.check("drawingGroup(opaque:colorMode:)")
        return EffectView(content: self, effect: RasterEffect())
    }
}
