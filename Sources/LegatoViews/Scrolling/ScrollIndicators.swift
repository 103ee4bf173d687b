package import Foundation
package import LegatoGraphics
package import LegatoLayers
import LegatoMotion

/// The bars that show the visible part of the content while it moves.
package final class ScrollIndicators {
    private static let (thickness, inset, shortest): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)
    private let wide = CALayer()
    private let high = CALayer()
    /// The number of movements so far.
    private var round = 0
    /// Where the bars were last placed.
    private var place: IndicatorPlace?

    private struct IndicatorPlace: Equatable {
        let visible: CGRect
        let content: CGSize
        let axes: Axis.Set
        let vertical: EdgeInsets
        let horizontal: EdgeInsets
    }

    package init(isDark: Bool) {
        for layer in layers {
            layer.cornerRadius = Self.thickness / 2
            layer.opacity = 0
            layer.zPosition = 1
        }
        show(isDark: isDark)
    }

    /// The layers, which lie in the coordinate space of the content.
    package var layers: [CALayer] { [wide, high] }

    /// Sets the colour for a colour scheme.
    package func show(isDark: Bool) {
        for layer in layers {
            layer.backgroundColor = CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.5 : 0.35)
        }
    }

    /// Places the bars for the visible part of the content, at distances from its edges.
    ///
    /// - Parameters:
    ///   - visible: The visible part.
    ///   - content: The size of the content.
    ///   - axes: The bars that are shown.
    ///   - margins: The distances of the vertical bar from the edges.
    ///   - horizontalMargins: Those of the horizontal bar; nil, the default, for the same ones.
    package func place(
        in visible: CGRect, of content: CGSize, axes: Axis.Set, margins: EdgeInsets,
        horizontalMargins: EdgeInsets? = nil
    ) {
        let across = horizontalMargins ?? margins
        let place = IndicatorPlace(
            visible: visible, content: content, axes: axes, vertical: margins, horizontal: across
        )
        guard place != self.place else { return }
        self.place = place
        Transaction().runAlone {
            wide.isHidden = !axes.contains(.horizontal) || content.width <= visible.width
            high.isHidden = !axes.contains(.vertical) || content.height <= visible.height
            if !wide.isHidden {
                let bar = Self.bar(
                    visible.minX, visible.width, content.width,
                    margins: (across.leading, across.trailing)
                )
                wide.frame = CGRect(
                    x: visible.minX + bar.start,
                    y: visible.maxY - across.bottom - Self.inset - Self.thickness,
                    width: bar.length, height: Self.thickness
                )
            }
            if !high.isHidden {
                let bar = Self.bar(
                    visible.minY, visible.height, content.height,
                    margins: (margins.top, margins.bottom)
                )
                high.frame = CGRect(
                    x: visible.maxX - margins.trailing - Self.inset - Self.thickness,
                    y: visible.minY + bar.start,
                    width: Self.thickness, height: bar.length
                )
            }
        }
    }

    /// The start and length of a bar, which is shorter past the edges.
    private static func bar(
        _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat,
        margins: (start: CGFloat, end: CGFloat)
    ) -> (start: CGFloat, length: CGFloat) {
        let track = max(visible - margins.start - margins.end - 2 * inset, 0)
        let limit = min(max(offset, 0), content - visible)
        let whole = max(track * visible / content, min(shortest, track))
        let length = max(whole - abs(offset - limit), min(thickness, track))
        let start = (track - whole) * limit / (content - visible)
        let first = margins.start + inset
        return (first + (offset > limit ? start + whole - length : start), length)
    }

    /// Shows the bars immediately.
    package func flash() {
        round += 1
        Transaction().runAlone { for layer in layers { layer.opacity = 1 } }
    }

    /// Shows the bars, and fades them out.
    package func showForAMoment() {
        flash()
        fade()
    }

    /// Shows the bars as `showForAMoment()` does, but also in a view that has just appeared.
    func blink() {
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        (blink.values, blink.keyTimes, blink.duration) = ([1, 1, 0], [0, 0.78, 1], 1.15)
        for layer in layers { layer.add(blink, forKey: "blink") }
    }

    /// Fades the bars out after the movement.
    package func fade() {
        let current = round
        withAnimation(.linear(duration: 0.25).delay(0.9)) {
            for layer in layers where current == round { layer.opacity = 0 }
        }
    }
}
