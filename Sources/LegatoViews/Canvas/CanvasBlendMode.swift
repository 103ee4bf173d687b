/// A blend mode: how a drawing is composited with those below it in the same layer.
///
/// The modes from `clear` to `xor` replace, keep or cut the backdrop: the drawings below. They
/// affect the whole layer, so most of them are useful in `drawLayer(content:)`.
nonisolated public struct CanvasBlendMode: Sendable, Hashable {
    fileprivate enum Kind: Hashable {
        case blend(BlendMode)
        case copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
    }

    fileprivate let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Draws over the backdrop.
    public static let normal = CanvasBlendMode(.blend(.normal))
    /// Multiplies the colours.
    public static let multiply = CanvasBlendMode(.blend(.multiply))
    /// Multiplies the inverted colours.
    public static let screen = CanvasBlendMode(.blend(.screen))
    /// Multiplies dark parts and screens light ones.
    public static let overlay = CanvasBlendMode(.blend(.overlay))
    /// Keeps the darker value of each component.
    public static let darken = CanvasBlendMode(.blend(.darken))
    /// Keeps the lighter value of each component.
    public static let lighten = CanvasBlendMode(.blend(.lighten))
    /// Brightens the backdrop.
    public static let colorDodge = CanvasBlendMode(.blend(.colorDodge))
    /// Darkens the backdrop.
    public static let colorBurn = CanvasBlendMode(.blend(.colorBurn))
    /// Applies the drawing as a soft light.
    public static let softLight = CanvasBlendMode(.blend(.softLight))
    /// Applies the drawing as a hard light.
    public static let hardLight = CanvasBlendMode(.blend(.hardLight))
    /// Takes the difference of the colours.
    public static let difference = CanvasBlendMode(.blend(.difference))
    /// Like the difference, with less contrast.
    public static let exclusion = CanvasBlendMode(.blend(.exclusion))
    /// Takes the hue of the drawing.
    public static let hue = CanvasBlendMode(.blend(.hue))
    /// Takes the saturation of the drawing.
    public static let saturation = CanvasBlendMode(.blend(.saturation))
    /// Takes the hue and the saturation of the drawing.
    public static let color = CanvasBlendMode(.blend(.color))
    /// Takes the luminosity of the drawing.
    public static let luminosity = CanvasBlendMode(.blend(.luminosity))
    /// Adds the colours.
    public static let plusLighter = CanvasBlendMode(.blend(.plusLighter))
    /// Adds the distances of the colours from white.
    public static let plusDarker = CanvasBlendMode(.blend(.plusDarker))
    /// Removes the backdrop where the drawing is opaque.
    public static let clear = CanvasBlendMode(.blend(.destinationOut))
    /// Replaces the backdrop.
    public static let copy = CanvasBlendMode(.copy)
    /// Keeps only the drawing, where the backdrop is opaque.
    public static let sourceIn = CanvasBlendMode(.sourceIn)
    /// Keeps only the drawing, where the backdrop is transparent.
    public static let sourceOut = CanvasBlendMode(.sourceOut)
    /// Draws where the backdrop is opaque.
    public static let sourceAtop = CanvasBlendMode(.blend(.sourceAtop))
    /// Draws below the backdrop.
    public static let destinationOver = CanvasBlendMode(.blend(.destinationOver))
    /// Keeps the backdrop where the drawing is opaque.
    public static let destinationIn = CanvasBlendMode(.destinationIn)
    /// Keeps the backdrop where the drawing is transparent.
    public static let destinationOut = CanvasBlendMode(.blend(.destinationOut))
    /// Keeps the backdrop where the drawing is opaque, over the drawing.
    public static let destinationAtop = CanvasBlendMode(.destinationAtop)
    /// Keeps the drawing and the backdrop where the other is transparent.
    public static let xor = CanvasBlendMode(.xor)

    /// Whether the mode depends on the alpha of both sides and is composed with masks.
    var isComposition: Bool { blend == nil }

    /// The mode of views with the same effect; nil if there is none.
    var blend: BlendMode? {
        if case .blend(let mode) = kind { mode } else { nil }
    }
}
