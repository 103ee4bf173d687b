public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// Asks for `display()` at the next commit.
    public func setNeedsDisplay() {
        willChange("needsDisplay")
        guard !needsDisplayFlag else { return }
        needsDisplayFlag = true
        host?.layerChanged(self)
    }

    /// Asks for `display()` at the next commit; a part is displayed by displaying all.
    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Returns whether `display()` is due.
    public func needsDisplay() -> Bool { needsDisplayFlag }

    /// Calls `display()` if it is due.
    public func displayIfNeeded() {
        guard needsDisplayFlag else { return }
        // Also where an override does not call `super`.
        needsDisplayFlag = false
        display()
    }

    /// Draws the bounds into a bitmap, which becomes the contents; none for empty bounds.
    func drawContents() {
        delegate?.layerWillDraw(self)
        let shown = redrawEnd == nil ? self : presentation() ?? self
        let scale = shown.contentsScale
        let bounds = shown.bounds
        guard bounds.width > 0 && bounds.height > 0 && scale > 0 else { return setPicture(nil) }
        let height = (bounds.height * scale).rounded(.up)
        let context = CGContext(
            width: Int((bounds.width * scale).rounded(.up)),
            height: Int(height),
            scale: scale
        )
        if contentsAreFlipped() {
            context.translateBy(x: 0, y: height / scale)
            context.scaleBy(x: 1, y: -1)
        }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        shown.draw(in: context)
        setPicture(context.makeImage())
    }

    /// Replaces the contents without an action.
    private func setPicture(_ picture: CGImage?) {
        state.contents = picture
        markDirty()
    }
}
