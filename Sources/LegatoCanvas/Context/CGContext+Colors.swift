public import Foundation
public import LegatoGraphics

extension CGContext {
    /// Sets the fill colour; black by default.
    public func setFillColor(_ color: CGColor) { state.fill = .color(color) }

    /// Sets the stroke colour; black by default.
    public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color) }

    /// Sets the fill colour by sRGB components, each 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke colour by sRGB components, each 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill colour to a shade of grey, 0 (black) to 1 (white).
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke colour to a shade of grey, 0 (black) to 1 (white).
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the colour space of the components of fill colours and patterns, and resets the fill
    /// colour to black; device RGB by default.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fill = .color(.black)
    }

    /// Sets the colour space of the components of stroke colours and patterns, and resets the
    /// stroke colour to black; device RGB by default.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.stroke = .color(.black)
    }

    /// Sets the fill colour to components in the fill colour space, followed by the alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = state.fillSpace.color(components) else { return }
        setFillColor(color)
    }

    /// Sets the stroke colour to components in the stroke colour space, followed by the alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = state.strokeSpace.color(components) else { return }
        setStrokeColor(color)
    }
}

extension CGColorSpace {
    /// Returns the colour with the components; nil, with a warning, for a pattern colour space.
    fileprivate func color(_ components: UnsafePointer<CGFloat>) -> CGColor? {
        if model == .pattern {
            Warning.print(
                "A colour needs a colour space other than the pattern space that is set."
            )
            return nil
        }
        return CGColor(colorSpace: self, components: components)
    }
}
