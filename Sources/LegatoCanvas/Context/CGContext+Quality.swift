import CCanvas
public import Foundation
public import LegatoGraphics

extension CGContext {
    /// How images are scaled; `default` by default.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets whether the edges of paths are antialiased; true by default.
    ///
    /// Text is always antialiased.
    public func setShouldAntialias(_ antialias: Bool) {
        libcairo.set_antialias(cairo, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets whether the edges of paths are antialiased, like `setShouldAntialias(_:)`.
    public func setAllowsAntialiasing(_ allows: Bool) { setShouldAntialias(allows) }

    /// Has no effect: glyphs are drawn at fractions of pixels.
    public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}

    /// Has no effect: glyphs are drawn at fractions of pixels.
    public func setShouldSubpixelPositionFonts(_ should: Bool) {}

    /// Has no effect: glyphs are drawn at fractions of pixels.
    public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}

    /// Has no effect: glyphs are drawn at fractions of pixels.
    public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}

    /// Has no effect: glyphs are antialiased in grey.
    public func setAllowsFontSmoothing(_ allows: Bool) {}

    /// Has no effect: glyphs are antialiased in grey.
    public func setShouldSmoothFonts(_ should: Bool) {}

    /// Has no effect: curves never deviate from their shape by more than a fiftieth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Has no effect: drawing updates the bitmap immediately.
    public func flush() {}

    /// Has no effect: drawing updates the bitmap immediately.
    public func synchronize() {}

    // MARK: Spaces

    /// The transform from user space to pixels, with the origin at the top left of the bitmap.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Converts a point from user space to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Converts a size from user space to pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// Converts a rectangle from user space to its bounding box in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Converts a point from pixels to user space; returns it unchanged if the transform is
    /// singular.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(toUserSpace ?? .identity)
    }

    /// Converts a size from pixels to user space; returns it unchanged if the transform is
    /// singular.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(toUserSpace ?? .identity)
    }

    /// Converts a rectangle from pixels to its bounding box in user space; returns it unchanged if
    /// the transform is singular.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(toUserSpace ?? .identity)
    }
}
