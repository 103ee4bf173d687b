package import Foundation
import LegatoGraphics

extension StyledText {
    /// Returns the size of the text, wrapped at a width if given, and the distance from its top to
    /// the first baseline, in points.
    package func measured(width: CGFloat? = nil) -> (size: CGSize, firstBaseline: CGFloat) {
        guard let layout = StyledLayout(self, width: width, height: nil) else { return (.zero, 0) }
        return (layout.logical.size, layout.firstBaseline)
    }

    /// Returns the bounds of the ink of one line, from the start of its baseline with y down; null
    /// for none.
    package var lineInk: CGRect {
        guard let layout = StyledLayout(self, width: nil, height: nil) else { return .null }
        return layout.ink.isEmpty ? .null : layout.ink.offsetBy(dx: 0, dy: -layout.firstBaseline)
    }

    /// Draws the text, wrapped at a width if given, with the top left of its box at a point of a
    /// user space with y down.
    package func draw(in context: CGContext, at point: CGPoint, width: CGFloat? = nil) {
        StyledLayout(self, width: width, height: nil, opacity: context.state.alpha)?
            .draw(in: context, at: point)
    }
}

/// A text of runs in a box of a given size.
///
/// The first line is at the top. Text beyond the box is clipped.
package struct StyledBox: Sendable, Hashable {
    package var text: StyledText
    /// The size of the box in points.
    package var size: CGSize
    /// Whether lines are wrapped at the width of the box.
    package var isWrapped: Bool

    package init(text: StyledText, size: CGSize, isWrapped: Bool) {
        (self.text, self.size, self.isWrapped) = (text, size, isWrapped)
    }

    private func layout(_ opacity: CGFloat) -> (layout: StyledLayout, offset: CGFloat)? {
        guard size.width > 0, size.height > 0 else { return nil }
        let isShort = isWrapped || text.truncation != .none
        let layout = StyledLayout(
            text, width: isShort ? size.width : nil, height: isWrapped ? size.height : nil,
            opacity: opacity
        )
        guard let layout else { return nil }
        let room = isShort ? 0 : size.width - layout.logical.width
        switch text.alignment {
        case .center: return (layout, room / 2)
        case .right: return (layout, room)
        case .natural where layout.isRightToLeft: return (layout, room)
        case .natural, .left, .justified: return (layout, 0)
        }
    }

    /// The bounds of the ink and, if there are any, of the backgrounds, in a box with its corner at the
    /// origin; nil if nothing is visible.
    package var ink: CGRect? {
        guard let (layout, offset) = layout(1) else { return nil }
        let hasBackground = text.runs.contains { $0.background != nil }
        let ink = hasBackground ? layout.ink.union(layout.logical) : layout.ink
        let cut = ink.offsetBy(dx: offset, dy: 0)
            .intersection(CGRect(origin: .zero, size: size))
        return cut.isNull || cut.isEmpty ? nil : cut
    }

    /// Draws the text in the box, with the corner of the box at the origin of user space.
    package func draw(in context: CGContext) {
        guard let (layout, offset) = layout(context.state.alpha) else { return }
        context.saveGState()
        context.clip(to: CGRect(origin: .zero, size: size))
        layout.draw(in: context, at: CGPoint(x: offset, y: 0))
        context.restoreGState()
    }
}
