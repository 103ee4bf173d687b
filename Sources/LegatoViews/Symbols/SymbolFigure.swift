import Foundation
import LegatoCanvas
import LegatoGraphics
import Synchronization

/// The outline of a symbol in hundredths of the em size, with y pointing down and the origin at the
/// middle of the capital letters beside it.
nonisolated struct SymbolFigure: Sendable, Equatable {
    /// The area, or the areas of the first and the second layer.
    let layers: [CGPath]
    /// The bounds of the area.
    let bounds: CGRect
    /// Whether it is the placeholder of an unknown symbol.
    let isPlaceholder: Bool
    /// Whether the second layer is what a variable value does not show.
    let isVariable: Bool
    /// Identifies the drawing; figures with the same number are equal.
    private let number: Int

    /// Whether both are the same drawing.
    static func == (a: SymbolFigure, b: SymbolFigure) -> Bool { a.number == b.number }

    /// The distance from the bounds to the edges of the symbol's image.
    static let margin: CGFloat = 8.5
    /// Half the height of capital letters, by which symbols are moved up from the baseline.
    static let middle: CGFloat = 35.2

    private static let made = Atomic<Int>(0)

    fileprivate init(_ pen: SymbolPen, isLayered: Bool, isPlaceholder: Bool) {
        number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
        self.isPlaceholder = isPlaceholder
        isVariable = pen.isVariable
        func path(_ layer: SymbolLayer) -> CGPath {
            let path = CGMutablePath()
            for polygon in SymbolRegion(pen.parts, layer).polygons {
                for (i, point) in polygon.enumerated() {
                    if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
            return path
        }
        layers = isLayered || isVariable ? [path(.primary), path(.secondary)] : [path(.whole)]
        let boxes = layers.filter { !$0.isEmpty }.map(\.boundingBox)
        bounds = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }

    /// Creates the figure of a redacted symbol: a rounded rectangle of the symbol's size.
    init(redacting figure: SymbolFigure) {
        let radius = min(figure.bounds.width, figure.bounds.height) / 8
        let path = CGMutablePath()
        path.addRoundedRect(in: figure.bounds, cornerWidth: radius, cornerHeight: radius)
        (layers, bounds, isPlaceholder) = ([path], figure.bounds, figure.isPlaceholder)
        (number, isVariable) = (-figure.number, false)
    }

    // MARK: Finding symbols

    private struct FigureKey: Hashable {
        let name: String
        let weight: String?
        let isLayered: Bool
        let value: SymbolValue?
        let version: Int
    }

    private static let known = Mutex<[FigureKey: SymbolFigure]>([:])
    /// The maximum number of outlines that are kept.
    private static let cacheLimit = 1000

    /// Returns whether a symbol with a name exists.
    static func isKnown(_ name: String) -> Bool { source(name) != nil }

    /// Returns the outline of a symbol at a font weight; that of the placeholder for an unknown
    /// name.
    ///
    /// The outline of a layered symbol separates the symbol itself from its enclosing shape. That of
    /// a symbol with variable parts separates what a value shows from the rest.
    static func named(
        _ name: String, weight: Font.Weight?, isLayered: Bool = false, value: SymbolValue? = nil
    ) -> SymbolFigure {
        let key = FigureKey(
            name: name, weight: weight?.name, isLayered: isLayered, value: value,
            version: SymbolLibrary.version
        )
        if let figure = known.withLock({ $0[key] }) { return figure }
        var pen = SymbolPen(line: lineWidth(weight))
        pen.value = value
        let drawing = source(name)
        if let drawing { drawing(&pen) } else { placeholder(&pen) }
        let figure = SymbolFigure(pen, isLayered: isLayered, isPlaceholder: drawing == nil)
        known.withLock {
            if $0.count >= cacheLimit { $0 = [:] }
            $0[key] = figure
        }
        return figure
    }

    /// The width of lines at a font weight.
    private static func lineWidth(_ weight: Font.Weight?) -> CGFloat {
        switch weight {
        case .ultraLight?: 2.5
        case .thin?: 4
        case .light?: 6
        case .medium?: 9.5
        case .semibold?: 11
        case .bold?: 12.5
        case .heavy?: 14.5
        case .black?: 16.5
        default: 8
        }
    }

    private static func placeholder(_ pen: inout SymbolPen) {
        SymbolDrawings.all["square.dashed"]?(&pen)
    }

    /// The drawing of a name with its variants; nil if there is none.
    ///
    /// A name ends with its variants: an enclosing shape, a badge, a slash, a filled body.
    private static func source(_ name: String) -> SymbolDrawings.Drawing? {
        if let drawing = SymbolLibrary.drawing(of: name) ?? SymbolDrawings.all[name] ?? glyph(name)
        {
            return drawing
        }
        var words = name.split(separator: ".").map(String.init)
        let rest = { (count: Int) in words.dropLast(count).joined(separator: ".") }
        switch words.last {
        case "fill":
            guard let base = source(rest(1)), words.count > 1 else { return nil }
            return { pen in pen.filled { base(&$0) } }
        case "slash":
            guard let base = source(rest(1)), words.count > 1 else { return nil }
            return { pen in
                base(&pen)
                pen.over { $0.line(-42, -42, 42, 42) }
            }
        case let shape? where enclosures[shape] != nil && words.count > 1:
            guard let base = inner(rest(1)) else { return nil }
            return { enclosed(&$0, base, shape) }
        case "rtl", "ltr", "ar", "hi", "zh", "ja", "ko", "he", "th", "inverse":
            words.removeLast()
            return words.isEmpty ? nil : source(words.joined(separator: "."))
        default: break
        }
        if words.count > 2, words[words.count - 2] == "badge", let base = source(rest(2)),
            let badge = source(words[words.count - 1])
        {
            return { badged(&$0, base, badge) }
        }
        return nil
    }

    /// The drawing inside an enclosing shape: a symbol, or one to three letters or digits.
    private static func inner(_ name: String) -> SymbolDrawings.Drawing? {
        let isShort = name.count <= 2 && name.allSatisfy { $0.isLetter || $0.isNumber }
        if isShort, name != "x" {
            return { pen in
                let size: CGFloat = name.count > 1 ? 62 : 78
                guard
                    let path = GlyphOutline.path(
                        of: name.uppercased(), fontName: "Sans Semi-Bold", fontSize: size
                    ), !path.isEmpty
                else { return }
                let box = path.boundingBox
                pen.fill(
                    path.applying(CGAffineTransform(translationX: -box.midX, y: -box.midY))
                )
            }
        }
        return source(name)
    }

    /// The shapes that enclose symbols, with the size and the height of the symbol inside.
    private static let enclosures: [String: (size: CGFloat, y: CGFloat)] = [
        "circle": (0.58, 0), "square": (0.56, 0), "app": (0.56, 0), "rectangle": (0.6, 0),
        "seal": (0.48, 0), "shield": (0.5, -4), "octagon": (0.52, 0), "triangle": (0.4, 12),
        "diamond": (0.42, 0), "hexagon": (0.5, 0),
    ]

    /// Draws a symbol in a shape.
    private static func enclosed(
        _ pen: inout SymbolPen, _ base: SymbolDrawings.Drawing, _ shape: String
    ) {
        guard let (size, y) = enclosures[shape] else { return }
        // The second layer is the shape.
        pen.value = nil
        pen.isSecondary = true
        SymbolDrawings.all[shape]?(&pen)
        pen.isSecondary = false
        func symbol(_ pen: inout SymbolPen) {
            pen.placed(size, y: y) { $0.filled(true, base) }
        }
        if pen.isFilled { pen.sign(symbol) } else { symbol(&pen) }
    }

    /// Draws a symbol with a small filled circle that contains another one.
    private static func badged(
        _ pen: inout SymbolPen, _ base: SymbolDrawings.Drawing, _ badge: SymbolDrawings.Drawing
    ) {
        base(&pen)
        let (x, y) = (CGFloat(36), CGFloat(34))
        pen.cut { $0.disc(x, y, 33) }
        pen.disc(x, y, 26)
        pen.cut { pen in pen.placed(0.36, x: x, y: y) { $0.filled(true, badge) } }
    }

    /// Returns the icon font's drawing of a name; nil if the font or the glyph is missing.
    private static func glyph(_ name: String) -> SymbolDrawings.Drawing? {
        guard let code = SymbolGlyphs.code(of: name), isFontInstalled,
            let path = GlyphOutline.path(
                of: String(code), fontName: SymbolGlyphs.family, fontSize: 112
            ), !path.isEmpty
        else { return nil }
        let box = path.boundingBox
        let centred = path.applying(CGAffineTransform(translationX: -box.midX, y: -box.midY))
        return { $0.fill(centred) }
    }

    private static let isFontInstalled = GlyphOutline.isInstalled(SymbolGlyphs.family)
}
