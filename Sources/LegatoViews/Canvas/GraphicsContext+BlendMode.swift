nonisolated extension GraphicsContext {
    /// How drawings are composited with those below them, in the same layer.
    ///
    /// The modes from `clear` to `xor` replace, keep or cut what is below. They affect the whole
    /// layer, so most of them are useful in `drawLayer(content:)`.
    public struct BlendMode: Sendable, Hashable {
        fileprivate enum Kind: Hashable {
            case blend(LegatoViews.BlendMode)
            case copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
        }

        fileprivate let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// Draws over what is below.
        public static let normal = BlendMode(.blend(.normal))
        /// Multiplies the colours.
        public static let multiply = BlendMode(.blend(.multiply))
        /// Multiplies the inverted colours.
        public static let screen = BlendMode(.blend(.screen))
        /// Multiplies dark parts and screens light ones.
        public static let overlay = BlendMode(.blend(.overlay))
        /// Keeps the darker value of each component.
        public static let darken = BlendMode(.blend(.darken))
        /// Keeps the lighter value of each component.
        public static let lighten = BlendMode(.blend(.lighten))
        /// Brightens what is below.
        public static let colorDodge = BlendMode(.blend(.colorDodge))
        /// Darkens what is below.
        public static let colorBurn = BlendMode(.blend(.colorBurn))
        /// Applies the drawing as a soft light.
        public static let softLight = BlendMode(.blend(.softLight))
        /// Applies the drawing as a hard light.
        public static let hardLight = BlendMode(.blend(.hardLight))
        /// Takes the difference of the colours.
        public static let difference = BlendMode(.blend(.difference))
        /// Like the difference, with less contrast.
        public static let exclusion = BlendMode(.blend(.exclusion))
        /// Takes the hue of the drawing.
        public static let hue = BlendMode(.blend(.hue))
        /// Takes the saturation of the drawing.
        public static let saturation = BlendMode(.blend(.saturation))
        /// Takes the hue and the saturation of the drawing.
        public static let color = BlendMode(.blend(.color))
        /// Takes the luminosity of the drawing.
        public static let luminosity = BlendMode(.blend(.luminosity))
        /// Adds the colours.
        public static let plusLighter = BlendMode(.blend(.plusLighter))
        /// Adds the distances of the colours from white.
        public static let plusDarker = BlendMode(.blend(.plusDarker))
        /// Removes what is below where the drawing is opaque.
        public static let clear = BlendMode(.blend(.destinationOut))
        /// Replaces everything below.
        public static let copy = BlendMode(.copy)
        /// Keeps only the drawing, where what is below is opaque.
        public static let sourceIn = BlendMode(.sourceIn)
        /// Keeps only the drawing, where what is below is transparent.
        public static let sourceOut = BlendMode(.sourceOut)
        /// Draws where what is below is opaque.
        public static let sourceAtop = BlendMode(.blend(.sourceAtop))
        /// Draws below what is there.
        public static let destinationOver = BlendMode(.blend(.destinationOver))
        /// Keeps what is below where the drawing is opaque.
        public static let destinationIn = BlendMode(.destinationIn)
        /// Keeps what is below where the drawing is transparent.
        public static let destinationOut = BlendMode(.blend(.destinationOut))
        /// Keeps what is below where the drawing is opaque, over the drawing.
        public static let destinationAtop = BlendMode(.destinationAtop)
        /// Keeps both where the other is transparent.
        public static let xor = BlendMode(.xor)

        /// Whether the mode depends on the alpha of both sides and is composed with masks.
        var isComposition: Bool { blend == nil }

        /// The mode of views with the same effect; nil if there is none.
        var blend: LegatoViews.BlendMode? {
            if case .blend(let mode) = kind { mode } else { nil }
        }
    }
}
