import Foundation
import LegatoCanvas
package import LegatoDrawing
import LegatoGraphics

/// The debug overlay, the marked rectangle and the frame graph drawn over a frame.
package nonisolated struct FrameOverlay: Sendable {
    /// The parts of the debug overlay.
    package var kinds: DebugOverlay
    /// The graph of the previous frames; nil for none.
    package var graph: FrameGraph?
    /// The marked rectangle; nil for none.
    package var highlight: LayerHighlight?
    /// The pixels per point.
    package var scale: Double

    /// Creates an overlay; empty by default.
    package init(
        kinds: DebugOverlay = [], graph: FrameGraph? = nil, highlight: LayerHighlight? = nil,
        scale: Double = 1
    ) {
        (self.kinds, self.graph, self.scale) = (kinds, graph, scale)
        self.highlight = highlight
    }

    /// Whether nothing is drawn.
    package var isEmpty: Bool { kinds.isEmpty && graph == nil && highlight == nil }

    /// Returns a list with the overlay drawn over it.
    /// - Parameters:
    ///   - list: The list.
    ///   - damage: The pixels that were redrawn.
    /// - Returns: The list with the overlay's items appended.
    package func over(_ list: DisplayList, damage: PixelRect) -> DisplayList {
        var list = list.overlaid(by: kinds, damage: damage)
        highlight?.draw(into: &list, scale: scale)
        graph?.draw(into: &list, scale: scale)
        return list
    }
}

extension FrameGraph {
    /// The colours of frames shown on the next tick, one tick later, and later than that.
    nonisolated private static let colors = [
        DrawColor(0.25, 0.85, 0.45, 1), DrawColor(1, 0.8, 0.2, 1), DrawColor(1, 0.3, 0.25, 1),
    ]
    /// The width of a bar and the height of four periods, in points.
    nonisolated private static let (barWidth, height) = (2.5, 72.0)

    /// Draws the graph in the top right corner.
    ///
    /// Each frame is a bar whose length is the time since the previous frame, with the time of the
    /// work inside it. Lines mark one to four periods.
    nonisolated func draw(into list: inout DisplayList, scale: Double) {
        let (margin, inset) = (8.0, 8.0)
        let words = picture.map { Double($0.height) / scale + 6 } ?? 0
        let wordsWidth = picture.map { Double($0.width) / scale } ?? 0
        let graphWidth = Double(Self.capacity) * Self.barWidth
        let width = max(graphWidth, wordsWidth) + 2 * inset
        let panel = Self.height + words + 2 * inset
        let right = Double(list.width) / scale - margin
        let bounds = list.bounds
        let origin = (x: Double(bounds.minX), y: Double(bounds.minY))
        func add(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ color: DrawColor) {
            let rect = LocalRect(
                x: Float(origin.x + (x * scale).rounded()),
                y: Float(origin.y + (y * scale).rounded()),
                width: Float(max(1, (w * scale).rounded())), height: Float((h * scale).rounded())
            )
            let shape = RoundedShape(projection: Projection(), rect: rect)
            list.items.append(.shape(ShapeItem(shape: shape, fill: color, scissor: bounds)))
        }
        add(right - width, margin, width, panel, DrawColor(0, 0, 0, 0.72))
        let left = right - inset - graphWidth
        let bottom = margin + panel - inset
        func length(_ seconds: Double) -> Double {
            period > 0 ? min(Self.height, seconds / period * Self.height / 4) : 0
        }
        for (index, frame) in frames.enumerated() {
            let x = left + Double(Self.capacity - frames.count + index) * Self.barWidth
            if let interval = frame.interval {
                let periods = period > 0 ? Int((interval / period).rounded()) : 1
                let color = Self.colors[max(0, min(2, periods - 1))] * 0.6
                let long = length(interval)
                add(x, bottom - long, Self.barWidth, long, color)
            }
            let work = length(frame.work)
            if work > 0 { add(x, bottom - work, Self.barWidth, work, DrawColor(1, 1, 1, 1) * 0.85) }
        }
        for line in 1...4 {
            let y = bottom - Self.height * Double(line) / 4
            add(left, y, graphWidth, 1 / scale, DrawColor(1, 1, 1, 1) * 0.25)
        }
        if let picture {
            show(
                picture, at: ((right - width + inset) * scale, (margin + inset) * scale), to: &list
            )
        }
    }

    nonisolated private func show(
        _ picture: CGImage, at place: (x: Double, y: Double), to list: inout DisplayList
    ) {
        let bounds = list.bounds
        let rect = LocalRect(
            x: Float(Double(bounds.minX) + place.x.rounded()),
            y: Float(Double(bounds.minY) + place.y.rounded()), width: Float(picture.width),
            height: Float(picture.height)
        )
        list.images.append(picture)
        list.items.append(
            .image(
                ImageItem(
                    shape: RoundedShape(projection: Projection(), rect: rect),
                    image: Int32(list.images.count - 1), frame: rect, filter: .nearest,
                    scissor: bounds
                )
            )
        )
    }
}
