import Foundation
import LegatoGraphics

/// The flexible margins and sizes of a layer when its superlayer is resized.
public nonisolated struct CAAutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The margin at the minimum x edge.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The margin at the maximum x edge.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The margin at the minimum y edge.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The margin at the maximum y edge.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

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
