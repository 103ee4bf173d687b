import CWayland
import Glibc

/// The number of pixels per point of a window.
package nonisolated enum DisplayScale {
    /// The smallest and the largest scale of a desktop under X11.
    private static let range = 1.0...8.0

    /// Returns the scale of a window on a Wayland screen: the compositor's preferred scale, else
    /// the ratio of the screen's sizes, else its integer scale.
    static func of(_ screen: LegatoScreen) -> Double {
        if screen.preferredScale > 0 { return Double(screen.preferredScale) / 120 }
        guard screen.pointsWide > 0, screen.pointsHigh > 0, screen.pixelsWide > 0 else {
            return Double(max(1, screen.scale))
        }
        return ratio(
            pixels: (Int(screen.pixelsWide), Int(screen.pixelsHigh)),
            points: (Int(screen.pointsWide), Int(screen.pointsHigh))
        )
    }

    /// Returns the scale of a screen from both its sizes.
    ///
    /// Compositors round the size in points: 1280 x 800 pixels at a scale of 1.5 are 853 x 533
    /// points. The scale is therefore the multiple of 1/4, or else of 1/120, the unit of Wayland's
    /// scales, that matches both sides to within a point, or else the ratio of the longer sides.
    package static func ratio(
        pixels: (width: Int, height: Int), points: (width: Int, height: Int)
    ) -> Double {
        let ratio =
            points.width >= points.height
            ? Double(pixels.width) / Double(max(1, points.width))
            : Double(pixels.height) / Double(max(1, points.height))
        func fits(_ scale: Double) -> Bool {
            scale > 0 && abs(Double(points.width) - Double(pixels.width) / scale) < 1
                && abs(Double(points.height) - Double(pixels.height) / scale) < 1
        }
        return [4, 120].map { (ratio * $0).rounded() / $0 }.first(where: fits) ?? ratio
    }

    /// Returns the scale of an X11 desktop from its resource `Xft.dpi`, which is 96 times the scale
    /// and the text scale; clamped to 1 to 8, and 1 without the resource.
    package static func desktop(resources: String, textScale: Double) -> Double {
        let value = resources.split(whereSeparator: \.isNewline)
            .first { $0.hasPrefix("Xft.dpi:") }
            .map { $0.drop { $0 != ":" }.dropFirst() }
            .flatMap { Double($0.filter { !$0.isWhitespace }) }
        guard let value, value.isFinite else { return 1 }
        let scale = value / 96 / textScale
        // The entry is rounded to whole dots, so dividing it by a text scale such as 1.15 leaves a
        // remainder.
        let quarters = (scale * 4).rounded() / 4
        let isRounded = abs(quarters * 96 * textScale - value) <= 0.5
        return min(max(isRounded ? quarters : scale, range.lowerBound), range.upperBound)
    }

    /// Reads the resources of the X server that `DISPLAY` names; empty if it has none.
    static func readResources() -> String {
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
        typealias Read = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
        typealias Close = @convention(c) (OpaquePointer) -> Int32
        guard let library = dlopen("libX11.so.6", RTLD_LAZY),
            let open = dlsym(library, "XOpenDisplay"),
            let read = dlsym(library, "XResourceManagerString"),
            let close = dlsym(library, "XCloseDisplay"),
            let display = unsafeBitCast(open, to: Open.self)(nil)
        else { return "" }
        defer { _ = unsafeBitCast(close, to: Close.self)(display) }
        return unsafeBitCast(read, to: Read.self)(display).map { String(cString: $0) } ?? ""
    }
}
