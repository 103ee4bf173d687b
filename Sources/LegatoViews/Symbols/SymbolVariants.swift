/// Variants of symbols: filled, slashed, or in an enclosing shape.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
    }

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// In a square.
    public static let square = SymbolVariants(shape: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variants in a circle.
    public var circle: SymbolVariants { with(.circle) }
    /// The variants in a square.
    public var square: SymbolVariants { with(.square) }
    /// The variants in a rectangle.
    public var rectangle: SymbolVariants { with(.rectangle) }
    /// The variants, filled.
    public var fill: SymbolVariants { with(.fill) }
    /// The variants with a slash.
    public var slash: SymbolVariants { with(.slash) }

    /// Returns whether all variants of another value are among these.
    public func contains(_ other: SymbolVariants) -> Bool { with(other) == self }

    /// Returns these variants together with others.
    func with(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed
        )
    }

    /// Returns the name of a symbol with those of the variants that exist for it.
    func applied(to name: String) -> String {
        var known = name
        for part in [shape, isSlashed ? "slash" : nil, isFilled ? "fill" : nil] {
            guard let part, !known.split(separator: ".").contains(Substring(part)) else { continue }
            let next = "\(known).\(part)"
            if SymbolFigure.isKnown(next) { known = next }
        }
        return known
    }
}
