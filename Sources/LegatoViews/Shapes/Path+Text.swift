import Foundation

nonisolated extension Path: LosslessStringConvertible {
    /// The path as text, from which `init(_:)` creates an equal path.
    ///
    /// Each element is the coordinates of its points and a letter: `m` moves, `l` draws a line, `q` a
    /// quadratic curve and `c` a cubic one, their control points first, and `h` closes the subpath.
    /// The text of an empty path is empty.
    public var description: String {
        var words: [String] = []
        func append(_ letter: String, _ points: CGPoint...) {
            words += points.flatMap { [Self.text($0.x), Self.text($0.y)] } + [letter]
        }
        forEach { element in
            switch element {
            case .move(let end): append("m", end)
            case .line(let end): append("l", end)
            case .quadCurve(let end, let control): append("q", control, end)
            case .curve(let end, let control1, let control2):
                append("c", control1, control2, end)
            case .closeSubpath: append("h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Creates a path from its text, such as `"0 0 m 100 0 l 50 80 l h"`.
    ///
    /// Returns nil if a letter has another number of coordinates before it than its element has, if a
    /// word is neither a letter of `description` nor a finite number, or if the first element does not
    /// move.
    public init?(_ description: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in description.split(whereSeparator: \.isWhitespace) {
            guard let coordinates = Self.coordinates[String(word)] else {
                guard let number = Double(word), number.isFinite else { return nil }
                numbers.append(number)
                continue
            }
            guard numbers.count == coordinates, word == "m" || !isEmpty else { return nil }
            let points = stride(from: 0, to: coordinates, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch word {
            case "m": move(to: points[0])
            case "l": addLine(to: points[0])
            case "q": addQuadCurve(to: points[1], control: points[0])
            case "c": addCurve(to: points[2], control1: points[0], control2: points[1])
            default: closeSubpath()
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    /// The number of coordinates before each letter.
    private static let coordinates = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0]

    /// The shortest text of a number; whole numbers without a fraction.
    private static func text(_ number: CGFloat) -> String {
        let text = Double(number).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
