package import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// Marks an area, or all of the layer, for display.
    func markForDisplay(_ area: CGRect?) {
        willRedraw(area)
        willChange("needsDisplay")
        guard !needsDisplayFlag else { return }
        needsDisplayFlag = true
        host?.layerChanged(self)
    }

    /// Draws the bounds into a bitmap and sets it as the contents.
    ///
    /// Removes the contents if the bounds are empty, or, with a warning, if the bitmap would have
    /// too many pixels.
    func drawContents() {
        delegate?.layerWillDraw(self)
        if redrawEnd == nil { drawBitmap() } else { presented(drawBitmap) }
    }

    private func drawBitmap() { setPicture(bitmap(of: bounds, scale: contentsScale)) }

    /// Draws a rectangle of the layer into a bitmap, to which the context is clipped; nil if it is
    /// empty or, with a warning, if the bitmap would have too many pixels.
    func bitmap(of area: CGRect, scale: CGFloat) -> CGImage? {
        guard area.width > 0 && area.height > 0 && scale > 0 else { return nil }
        let width = (area.width * scale).rounded(.up)
        let height = (area.height * scale).rounded(.up)
        guard Self.canDraw(width, height) else {
            warnOfBitmap(width, height)
            return nil
        }
        let context = CGContext(width: Int(width), height: Int(height), scale: scale)
        if contentsAreFlipped() {
            context.translateBy(x: 0, y: height / scale)
            context.scaleBy(x: 1, y: -1)
        }
        context.translateBy(x: -area.origin.x, y: -area.origin.y)
        draw(in: context)
        return context.makeImage()
    }

    /// Returns whether a layer draws its contents into a bitmap of `width` x `height` pixels.
    package nonisolated static func canDraw(_ width: CGFloat, _ height: CGFloat) -> Bool {
        max(width, height) <= CGFloat(BitmapLimits.side)
            && width * height <= CGFloat(BitmapLimits.pixels)
    }

    private func warnOfBitmap(_ width: CGFloat, _ height: CGFloat) {
        Warning.print(
            about: "the bitmap of layer \(id)",
            """
            The \(described) does not draw its contents: its bitmap of \(width) x \(height) \
            pixels must have at most \(BitmapLimits.side) a side and \(BitmapLimits.pixels) \
            in all. Set smaller bounds or a smaller contentsScale.
            """
        )
    }

    /// Sets the contents without an action.
    private func setPicture(_ picture: CGImage?) {
        state.contents = picture
        markDirty()
    }
}
