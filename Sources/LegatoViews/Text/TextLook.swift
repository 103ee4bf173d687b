import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

/// What determines the rendering of a text, except for its colour.
struct TextLook: Equatable {
    var string: String
    var font: ResolvedFont
    var lineLimit: Int?
    var truncation: Text.TruncationMode
    var alignment: TextAlignment
    /// The distance by which the text is above the baseline, in points.
    var baselineOffset: CGFloat = 0
    /// The lines under and through the text.
    var rules: [TextRule] = []
    /// The colour behind the letters; nil for none.
    var background: ResolvedColor?
    /// Whether bars are shown in place of the letters.
    var isRedacted: Bool { rules.contains { $0.kind == .bar } }
    /// The minimum scale to which it shrinks to fit.
    var minimumScale: CGFloat = 1
    /// Whether its letter spacing is tightened to fit.
    var tightens = false
    /// The minimum number of lines for which it reserves space.
    var reservedLines = 0
    /// How a change of the string is animated.
    var transition = ContentTransition.identity

    /// The size of a text, and the distances from its top to its first and last baselines, in
    /// points.
    struct Measure {
        var size = CGSize.zero
        var firstBaseline: CGFloat = 0
        var lastBaseline: CGFloat = 0
        /// The width of the last line, in points.
        var lastWidth: CGFloat = 0
        /// Whether the text is truncated.
        var isCut = false
        /// The look that fits: smaller or tighter if the text would not fit otherwise; nil for the
        /// look itself.
        var fitting: Fit?
    }

    /// How the font is changed to fit.
    struct Fit: Equatable {
        /// The factor of the size.
        var scale: CGFloat = 1
        /// The space removed between letters, in ems.
        var tightening: CGFloat = 0
    }

    /// The layouts of a text by wrapping width, each with the room for which it was laid out.
    struct Lines {
        /// A layout, shared because it is large.
        final class Entry {
            let room: CGSize
            let layout: TextLayout
            /// The smallest width at which the text without wrapping does not wrap, in points;
            /// infinite for texts of several lines.
            let unwrappedWidth: CGFloat
            /// The measure at all widths at which it does not wrap; nil before it is measured.
            @exclusivity(unchecked) var measure: Measure?

            init(_ room: CGSize, _ layout: TextLayout) {
                (self.room, self.layout) = (room, layout)
                unwrappedWidth = room.width == .infinity ? layout.unwrappedWidth : .infinity
            }

            // Nonisolated: an isolated one would check that it runs on the main actor.
            deinit {}
        }
        /// The layout without wrapping, which serves all widths at which nothing wraps.
        private var natural: Entry?
        private var wrapped: [CGFloat: Entry] = [:]

        /// The measure of a text at a width at which it does not wrap; nil if that is not known.
        func unwrappedMeasure(at width: CGFloat?) -> Measure? {
            guard let natural, natural.unwrappedWidth.isFinite,
                width ?? .infinity >= natural.unwrappedWidth
            else { return nil }
            return natural.measure
        }

        /// Sets the complete layout without wrapping.
        mutating func set(natural layout: TextLayout) {
            natural = Entry(CGSize(width: CGFloat.infinity, height: .infinity), layout)
        }

        /// The number of layouts.
        var count: Int { wrapped.count + (natural == nil ? 0 : 1) }

        /// Removes all layouts at a width.
        mutating func removeWrapped() { wrapped = [:] }

        /// The layout at a width; nil is without wrapping.
        subscript(width: CGFloat?) -> Entry? {
            get {
                guard let width else { return natural }
                return wrapped.isEmpty ? nil : wrapped[width]
            }
            set { if let width { wrapped[width] = newValue } else { natural = newValue } }
        }
    }

    /// Measures the text for a proposal.
    ///
    /// Lines that do not fit are not laid out. A layout already made for the same width and at
    /// least the same height is reused. A single line is laid out only up to a bound in points.
    ///
    /// Exceeded limits are passed to `onExcess`.
    func measure(
        _ proposal: ProposedViewSize, upTo bound: CGFloat = .infinity, _ lines: inout Lines,
        onExcess: ((TextExcess) -> Void)? = nil
    ) -> Measure {
        var width: CGFloat?
        if let proposed = proposal.width, proposed.isFinite { width = max(proposed, 0) }
        let room = CGSize(width: bound, height: proposal.height ?? .infinity)
        guard let entry = entry(width, room, &lines, onExcess) else { return Measure() }
        let layout = entry.layout
        let count = lineCount(of: layout, within: room.height)
        guard count >= 1, count <= layout.lines.count else { return Measure() }
        let last = layout.lines[count - 1]
        var size = layout.size
        if count < layout.lines.count {
            let natural = TextLayout.width(
                of: layout.string(cutTo: count), fontName: font.name, fontSize: font.size,
                atMost: width ?? bound
            )
            size = CGSize(width: natural, height: last.bottom)
        }
        // If letters are tightened by more than their widths, the width would be negative.
        size.width = max(size.width, 0)
        size.height += abs(baselineOffset)
        let rise = max(baselineOffset, 0)
        let measure = Measure(
            size: size, firstBaseline: layout.firstBaseline + rise,
            lastBaseline: last.baseline + rise, lastWidth: last.width,
            isCut: count < layout.lines.count
        )
        if entry.unwrappedWidth.isFinite { entry.measure = measure }
        return measure
    }

    /// The look of the text truncated with an ellipsis.
    var cut: TextLook {
        var cut = self
        cut.string =
            truncation == .head ? "\u{2026}" + string : string.withoutTrailingSpace + "\u{2026}"
        return cut
    }

    /// The width of the ellipsis, in points.
    var ellipsisWidth: CGFloat {
        TextLayout.width(
            of: "\u{2026}", fontName: font.name, fontSize: font.size, atMost: .infinity
        )
    }

    /// The distance from the top to the first baseline of the text wrapped at a width, in points.
    func firstBaseline(
        _ width: CGFloat, _ lines: inout Lines, onExcess: ((TextExcess) -> Void)? = nil
    ) -> CGFloat {
        let room = CGSize(width: CGFloat.infinity, height: 0)
        let first = entry(max(width, 0), room, &lines, onExcess)?.layout.firstBaseline ?? 0
        return first + max(baselineOffset, 0)
    }

    /// The part of the text wrapped at a width that fits a room; reuses a layout made for at least
    /// the same room.
    func entry(
        _ width: CGFloat?, _ room: CGSize, _ lines: inout Lines, _ onExcess: ((TextExcess) -> Void)?
    ) -> Lines.Entry? {
        if let known = lines[width], known.room.height >= room.height,
            known.room.width >= min(room.width, known.layout.size.width.nextUp)
        {
            return known
        }
        if let width, let natural = lines[nil], width >= natural.unwrappedWidth { return natural }
        let layout = try? TextLayout(
            string: string, fontName: font.name, fontSize: font.size, maximumWidth: width,
            room: room.height, bound: room.width, lineLimit: lineLimit ?? .max, onExcess: onExcess
        )
        guard let layout else {
            lines[width] = nil
            return nil
        }
        let entry = Lines.Entry(room, layout)
        lines[width] = entry
        return entry
    }
}
