import Foundation
import LegatoGraphics

extension CALayer {
    /// Adjusts the frame to the superlayer's new size, according to `autoresizingMask`.
    ///
    /// The flexible parts along an axis share the change equally; sizes never become negative.
    /// Without a flexible part, nothing changes along that axis.
    func autoresize(from old: CGSize) {
        guard !autoresizingMask.isEmpty, let new = superlayer?.bounds.size, new != old else {
            return
        }
        var frame = self.frame
        guard frame.isFinite else { return }
        let bits = Int(autoresizingMask.rawValue)
        Self.share(new.width - old.width, bits & 7, &frame.origin.x, &frame.size.width)
        Self.share(new.height - old.height, bits >> 3, &frame.origin.y, &frame.size.height)
        if frame != self.frame { self.frame = frame }
    }

    private static func share(
        _ change: CGFloat, _ flexible: Int, _ origin: inout CGFloat, _ length: inout CGFloat
    ) {
        guard flexible != 0 else { return }
        let part = change / CGFloat(flexible.nonzeroBitCount)
        if flexible & 1 != 0 { origin += part }
        if flexible & 2 != 0 { length = max(0, length + part) }
    }
}
