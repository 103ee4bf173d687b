import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension ScrollItem {
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: shown, contentSize: contentSize, contentInsets: settings.margins,
            containerSize: frame.size
        )
    }

    /// The largest content offset.
    var end: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - frame.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - frame.height) : 0
        )
    }

    func clamped(_ offset: CGPoint) -> CGPoint { limited(offset, to: end) }

    /// Returns the nearest offset from zero to an end.
    func limited(_ offset: CGPoint, to end: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, 0), end.x), y: min(max(offset.y, 0), end.y))
    }

    /// Restricts an offset to the scrolling axes, with rubber-banding past the edges.
    func stretched(_ offset: CGPoint) -> CGPoint {
        let (wide, high) = (RubberBand(dimension: frame.width), RubberBand(dimension: frame.height))
        func moves(_ axis: Axis.Set, _ end: CGFloat) -> Bool {
            axes.contains(axis) && (end > 0 || !settings.fixedAxes.contains(axis))
        }
        return CGPoint(
            x: moves(.horizontal, end.x) ? wide.limited(offset.x, to: 0...end.x) : 0,
            y: moves(.vertical, end.y) ? high.limited(offset.y, to: 0...end.y) : 0
        )
    }

    /// The offset without the resistance past the edges.
    func unstretched(_ offset: CGPoint) -> CGPoint {
        func pulled(_ value: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
            let limit = min(max(value, 0), end)
            return limit + RubberBand(dimension: length).pull(showing: value - limit)
        }
        return CGPoint(
            x: pulled(offset.x, end.x, frame.width), y: pulled(offset.y, end.y, frame.height)
        )
    }

    // MARK: Bars

    /// Updates the effects behind bars after their settings have changed.
    func edgesChanged() {
        if edges == nil, !settings.edges.shown.isEmpty {
            edges = ScrollEdgeLayers()
            structureChanged()
        }
        graph.change(at: geometryTransactions, placeEdges)
        followEdges()
    }

    /// Places the effects behind bars in the bounds of the layer.
    func placeEdges() {
        edges?.place(in: layer, extent: extent, settings.edges, isDark: settings.isDark)
    }

    /// Moves the effects behind bars to the visible part of the content.
    func followEdges() {
        guard let edges else { return }
        Transaction().runAlone { edges.follow(layer, visible: visibleRect, end: end) }
    }
}
