package import Foundation
import LegatoGraphics

/// The appearance of a zoomed page while a gesture holds it.
package struct ZoomPose {
    /// The scale of the page.
    package let scale: CGFloat
    /// The frame, in the coordinate space of the resting frame.
    package let frame: CGRect
    /// The corner radius.
    package let cornerRadius: CGFloat
    /// How far what is behind the page is dimmed, from 0 to 1.
    package let dim: CGFloat

    /// Creates the appearance of a page that is dragged by an offset from its resting frame.
    ///
    /// Dragged down by its height, the page has 0.6 times its size; it does not get smaller.
    package init(draggedBy offset: CGSize, from rest: CGRect, cornerRadius: CGFloat) {
        let progress = max(0, offset.height) / max(rest.height, 1)
        scale = 1 - 0.4 * min(1, progress)
        dim = max(0, 1 - progress)
        self.cornerRadius = max(12, cornerRadius)
        let size = CGSize(width: rest.width * scale, height: rest.height * scale)
        frame = CGRect(
            x: rest.midX + offset.width - size.width / 2,
            y: rest.midY + offset.height - size.height / 2, width: size.width, height: size.height
        )
    }

    /// Creates the appearance of a page that is pinched by a scale about a point, in the coordinate
    /// space of the resting frame, from the frame at which it was caught.
    ///
    /// It does not get larger than its resting frame.
    package init(
        pinchedBy scale: CGFloat, about point: CGPoint, from caught: CGRect, to rest: CGRect,
        cornerRadius: CGFloat
    ) {
        let start = Self.scale(of: caught, in: rest)
        self.scale = min(1, start * scale)
        let change = self.scale / start
        dim = self.scale
        self.cornerRadius = max(12, cornerRadius)
        let size = CGSize(width: rest.width * self.scale, height: rest.height * self.scale)
        frame = CGRect(
            x: point.x + (caught.midX - point.x) * change - size.width / 2,
            y: point.y + (caught.midY - point.y) * change - size.height / 2,
            width: size.width, height: size.height
        )
    }

    /// The scale of a page that covers a frame; above 0.
    private static func scale(of frame: CGRect, in rest: CGRect) -> CGFloat {
        max(frame.width / max(rest.width, 1), frame.height / max(rest.height, 1), 1e-3)
    }

    /// Whether a page that is released at an offset from its resting frame is dismissed.
    ///
    /// It is if it would be a quarter of its height below that frame after a quarter of a second.
    package static func dismisses(
        _ offset: CGSize, velocity: CGSize, from rest: CGRect
    ) -> Bool { offset.height + velocity.height / 4 > rest.height / 4 }

    /// Whether a page that is released after a pinch by a scale, from the frame at which it was
    /// caught, is dismissed.
    ///
    /// It is if it would have less than three quarters of its size after a quarter of a second.
    package static func dismisses(
        _ scale: CGFloat, velocity: CGFloat, from caught: CGRect, to rest: CGRect
    ) -> Bool { Self.scale(of: caught, in: rest) * (scale + velocity / 4) < 0.75 }
}
