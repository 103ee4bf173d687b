/// A blend mode: how a drawing is composited with those below it in the same layer.
///
/// The modes from `clear` to `xor` replace, keep or cut the backdrop: the drawings below. They
/// affect the whole layer, so most of them are useful in `drawLayer(content:)`.
nonisolated public struct CanvasBlendMode: Sendable, Hashable {
    /// The modes, by the names of the modes of views where there is one.
    enum Operation: String {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
        case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
        case plusDarker, sourceAtop, destinationOver, destinationOut
        case copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
    }

    let operation: Operation

    private init(_ operation: Operation) { self.operation = operation }

    /// Draws over the backdrop.
    public static let normal = CanvasBlendMode(.normal)
    /// Multiplies the colours.
    public static let multiply = CanvasBlendMode(.multiply)
    /// Multiplies the inverted colours.
    public static let screen = CanvasBlendMode(.screen)
    /// Multiplies dark parts and screens light ones.
    public static let overlay = CanvasBlendMode(.overlay)
    /// Keeps the darker value of each component.
    public static let darken = CanvasBlendMode(.darken)
    /// Keeps the lighter value of each component.
    public static let lighten = CanvasBlendMode(.lighten)
    /// Brightens the backdrop.
    public static let colorDodge = CanvasBlendMode(.colorDodge)
    /// Darkens the backdrop.
    public static let colorBurn = CanvasBlendMode(.colorBurn)
    /// Applies the drawing as a soft light.
    public static let softLight = CanvasBlendMode(.softLight)
    /// Applies the drawing as a hard light.
    public static let hardLight = CanvasBlendMode(.hardLight)
    /// Takes the difference of the colours.
    public static let difference = CanvasBlendMode(.difference)
    /// Like the difference, with less contrast.
    public static let exclusion = CanvasBlendMode(.exclusion)
    /// Takes the hue of the drawing.
    public static let hue = CanvasBlendMode(.hue)
    /// Takes the saturation of the drawing.
    public static let saturation = CanvasBlendMode(.saturation)
    /// Takes the hue and the saturation of the drawing.
    public static let color = CanvasBlendMode(.color)
    /// Takes the luminosity of the drawing.
    public static let luminosity = CanvasBlendMode(.luminosity)
    /// Adds the colours.
    public static let plusLighter = CanvasBlendMode(.plusLighter)
    /// Adds the distances of the colours from white.
    public static let plusDarker = CanvasBlendMode(.plusDarker)
    /// Removes the backdrop where the drawing is opaque.
    public static let clear = CanvasBlendMode(.destinationOut)
    /// Replaces the backdrop.
    public static let copy = CanvasBlendMode(.copy)
    /// Keeps only the drawing, where the backdrop is opaque.
    public static let sourceIn = CanvasBlendMode(.sourceIn)
    /// Keeps only the drawing, where the backdrop is transparent.
    public static let sourceOut = CanvasBlendMode(.sourceOut)
    /// Draws where the backdrop is opaque.
    public static let sourceAtop = CanvasBlendMode(.sourceAtop)
    /// Draws below the backdrop.
    public static let destinationOver = CanvasBlendMode(.destinationOver)
    /// Keeps the backdrop where the drawing is opaque.
    public static let destinationIn = CanvasBlendMode(.destinationIn)
    /// Keeps the backdrop where the drawing is transparent.
    public static let destinationOut = CanvasBlendMode(.destinationOut)
    /// Keeps the backdrop where the drawing is opaque, over the drawing.
    public static let destinationAtop = CanvasBlendMode(.destinationAtop)
    /// Keeps the drawing and the backdrop where the other is transparent.
    public static let xor = CanvasBlendMode(.xor)
}
