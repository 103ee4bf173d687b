import Foundation
import LegatoCanvas
import LegatoGraphics
public import LegatoViews

nonisolated extension UIImage {
    /// What fills the middle of an image with margins that keep their size.
    public enum ResizingMode: Int, Sendable, Hashable {
        /// Copies of the middle.
        case tile = 0
        /// The middle, stretched.
        case stretch = 1
    }

    /// Returns the image with margins that keep their size when it is stretched; copies of the middle
    /// fill the rest.
    ///
    /// ```swift
    /// let bubble = UIImage(named: "bubble")?.resizableImage(
    ///     withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 20)
    /// )
    /// ```
    ///
    /// `UIImageView`, background images of buttons and `draw(in:)` honour it.
    /// - Parameter capInsets: The margins, in points; negative ones count as 0. Margins that leave no
    ///   middle are reduced.
    /// - Returns: The image.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with margins that keep their size when it is stretched.
    ///
    /// - Parameters:
    ///   - capInsets: The margins, in points; negative ones count as 0. Margins that leave no middle
    ///     are reduced.
    ///   - resizingMode: What fills the rest.
    /// - Returns: The image.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        let check = NumberCheck(UIImage.self, "resizableImage(withCapInsets:)")
        // A pixel of the middle is left.
        func pair(_ a: CGFloat, _ b: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            let most = max(length - 1 / scale, 0)
            let first = min(max(check.number(a, or: 0), 0), most)
            return (first, min(max(check.number(b, or: 0), 0), most - first))
        }
        let (left, right) = pair(capInsets.left, capInsets.right, size.width)
        let (top, bottom) = pair(capInsets.top, capInsets.bottom, size.height)
        let insets = EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
        return with(caps: ImageCaps(insets: insets, tiles: resizingMode == .tile))
    }

    /// Returns the image with margins at the left and the top that keep their size.
    ///
    /// The next point is stretched, and the rest keeps its size.
    /// - Parameters:
    ///   - leftCapWidth: The margin at the left, in points; 0 stretches the whole width.
    ///   - topCapHeight: The margin at the top, in points; 0 stretches the whole height.
    /// - Returns: The image.
    public func stretchableImage(
        withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
    ) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
                right: left > 0 ? size.width - left - 1 : 0
            ),
            resizingMode: .stretch
        )
    }

    /// The margins that keep their size, in points; zero by default.
    public var capInsets: UIEdgeInsets {
        guard let insets = caps?.insets else { return .zero }
        return UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing
        )
    }

    /// What fills the middle; `tile` by default.
    public var resizingMode: ResizingMode { caps?.tiles == false ? .stretch : .tile }

    /// The middle that is stretched, in the unit square; nil if the image is stretched as a whole, or
    /// if copies of the middle fill the rest.
    var stretchedCenter: CGRect? {
        guard let caps, size.area > 0 else { return nil }
        let insets = caps.insets
        let middle = CGSize(
            width: size.width - insets.leading - insets.trailing,
            height: size.height - insets.top - insets.bottom
        )
        guard !caps.tiles || !isTiled(max(middle.width, middle.height)) else { return nil }
        return CGRect(
            x: insets.leading / size.width, y: insets.top / size.height,
            width: middle.width / size.width, height: middle.height / size.height
        )
    }

    /// Returns whether a middle of a length in points is tiled: copies of a single pixel look like one
    /// that is stretched.
    private func isTiled(_ middle: CGFloat) -> Bool { middle * scale >= 1.5 }

    /// Draws the nine parts of the image in a rectangle, from the top of a context.
    func drawParts(_ bitmap: CGImage, _ caps: ImageCaps, in rect: CGRect, _ context: CGContext) {
        let insets = caps.insets
        let columns = parts(
            size.width, insets.leading, insets.trailing, from: rect.minX, to: rect.maxX, caps.tiles
        )
        let rows = parts(
            size.height, insets.top, insets.bottom, from: rect.minY, to: rect.maxY, caps.tiles
        )
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source * scale, y: row.source * scale,
                    width: column.extent * scale, height: row.extent * scale
                )
                guard let part = bitmap.cropping(to: source) else { continue }
                context.drawFromTop(
                    part,
                    in: CGRect(
                        x: column.start, y: row.start, width: column.length, height: row.length
                    )
                )
            }
        }
    }

    private struct Part {
        let source, extent, start, length: CGFloat
    }

    /// The parts along an axis, from those of the image to those of the rectangle.
    private func parts(
        _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, to end: CGFloat,
        _ tiles: Bool
    ) -> [Part] {
        // Margins that do not fit shrink.
        let factor = min(1, (end - start) / max(first + last, .leastNormalMagnitude))
        let (low, high) = (start + first * factor, end - last * factor)
        let middle = length - first - last
        var parts = [Part(source: 0, extent: first, start: start, length: low - start)]
        var at = low
        var step = high - low
        if tiles && isTiled(middle) {
            // At most a thousand copies are drawn; in a longer rest they are enlarged.
            step = middle * max(1, (step / middle / 1000).rounded(.up))
        }
        while at < high - 1e-6 {
            let piece = min(step, high - at)
            let extent = piece < step ? middle * piece / step : middle
            parts.append(Part(source: first, extent: extent, start: at, length: piece))
            at += piece
        }
        parts.append(Part(source: length - last, extent: last, start: high, length: end - high))
        return parts.filter { $0.extent > 0 && $0.length > 0 }
    }
}
