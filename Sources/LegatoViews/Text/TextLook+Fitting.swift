import Foundation
import LegatoCanvas
import LegatoMotion

extension TextLook {
    /// Returns how many lines of a layout are shown in a height.
    func lineCount(of layout: TextLayout, within height: CGFloat) -> Int {
        let count = layout.lines.count(within: height)
        return lineLimit.map { min(count, max($0, 1)) } ?? count
    }

    /// Whether the font changes where the text would be truncated.
    var mayChangeToFit: Bool { minimumScale < 1 || tightens }

    /// Returns the look with a change of the font.
    consuming func changed(by fit: Fit) -> TextLook {
        guard fit != Fit() else { return self }
        let spacing = font.letterSpacing - fit.tightening * font.size
        font.letterSpacing = spacing * fit.scale
        font.size = max(font.size * fit.scale, TextLimits.minimumFontSize)
        return self
    }

    /// Returns the measure with the font changed as little as the text needs to fit; nil if the
    /// font does not change.
    func fitted(to proposal: ProposedViewSize) -> Measure? {
        guard mayChangeToFit else { return nil }
        func measure(_ fit: Fit) -> Measure {
            var lines = Lines()
            var measure = changed(by: fit).measure(proposal, &lines)
            measure.fitting = fit
            return measure
        }
        let tightening = tightens ? 0.05 : 0
        if tightens {
            let measure = measure(Fit(tightening: tightening))
            if !measure.isCut || minimumScale == 1 { return measure }
        }
        var best = measure(Fit(scale: minimumScale, tightening: tightening))
        guard !best.isCut else { return best }
        var (low, high) = (minimumScale, CGFloat(1))
        while (high - low) * font.size > 0.1 {
            let middle = (low + high) / 2
            let measure = measure(Fit(scale: middle, tightening: tightening))
            if measure.isCut {
                high = middle
            } else {
                (low, best) = (middle, measure)
            }
        }
        return best
    }

    /// The height of the reserved lines, in points.
    var reservedHeight: CGFloat {
        guard reservedLines > 0 else { return 0 }
        let count = min(reservedLines, TextLimits.standard.lines)
        let layout = try? TextLayout(
            string: String(repeating: "\n", count: count - 1), fontName: font.name,
            fontSize: font.size, maximumWidth: nil, room: .infinity
        )
        return layout?.size.height ?? 0
    }

    /// A line as it is shown in a box.
    struct Row {
        /// The start of the baseline.
        var start: CGPoint
        var width: CGFloat
        var top: CGFloat
        var bottom: CGFloat
        /// The part of the text on the line.
        var string: String
    }

    /// Returns the lines shown in a box.
    func rows(in size: CGSize, _ lines: inout Lines) -> [Row] {
        let room = CGSize(width: CGFloat.infinity, height: size.height)
        guard let layout = entry(size.width, room, &lines, nil)?.layout else { return [] }
        let utf8 = Array(string.utf8)
        var (top, start) = (CGFloat(0), 0)
        return layout.lines.prefix(lineCount(of: layout, within: size.height)).map { line in
            let width = min(line.width, size.width)
            let rest = size.width - width
            let x =
                switch alignment {
                case .natural, .justified: line.isRightToLeft ? rest : 0
                case .center: rest / 2
                case .trailing: rest
                }
            let end = min(max(line.end, start), utf8.count)
            let part = String(decoding: utf8[start..<end], as: UTF8.self)
            defer { (top, start) = (line.bottom, end) }
            return Row(
                start: CGPoint(x: x, y: line.baseline), width: width, top: top,
                bottom: line.bottom, string: part.trimmingCharacters(in: .newlines)
            )
        }
    }
}
