public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
import LegatoViews

extension UIView {
    /// Draws the view with its subviews into the current context, its bounds scaled to a rectangle.
    ///
    /// What lies outside the bounds, such as a shadow, is drawn as well.
    ///
    /// ```swift
    /// let picture = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
    ///     card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the context's coordinates, in points.
    ///   - afterUpdates: Whether the view is laid out and drawn with its model values. Otherwise the
    ///     presentation values of the last commit are drawn, in the middle of an animation, too.
    /// - Returns: Whether the view was drawn. False outside of drawing code, for an empty view or
    ///   rectangle, and without `afterUpdates` before the view was first on a display.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard ViewNumbers.areValid(rect, "drawHierarchy(in:)", of: self), rect.area > 0,
            let context = CurrentContext.context, let source = drawnLayer(afterUpdates)
        else { return false }
        let bounds = source.bounds
        guard bounds.area > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        source.render(in: context)
        context.restoreGState()
        return true
    }

    /// Returns a view that keeps the present look of the view and its subviews.
    ///
    /// The snapshot has the size of the bounds, at the origin of its superview, and stretches if it
    /// is resized. It is an image at the scale of the screen: what lies outside the bounds is cut
    /// off, and later changes of the view do not show.
    ///
    /// ```swift
    /// guard let copy = card.snapshotView(afterScreenUpdates: false) else { return }
    /// copy.frame = card.frame
    /// stage.addSubview(copy)
    /// card.isHidden = true
    /// UIView.animate(withDuration: 0.4) { copy.center.y += 60 }
    /// ```
    ///
    /// - Parameter afterUpdates: Whether the view is laid out and shown with its model values.
    ///   Otherwise the presentation values of the last commit are shown, in the middle of an
    ///   animation, too; before the view was first on a display, the snapshot is empty.
    /// - Returns: The snapshot; never nil.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let shown = drawnLayer(afterUpdates)?.bounds ?? bounds
        return resizableSnapshotView(
            from: shown, afterScreenUpdates: afterUpdates, withCapInsets: .zero
        )
    }

    /// Returns a view that keeps the present look of a part of the view and its subviews.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates, in points. It may reach beyond the bounds.
    ///   - afterUpdates: Whether the view is laid out and shown with its model values; otherwise the
    ///     presentation values of the last commit are shown.
    ///   - capInsets: The margins that keep their size when the snapshot is resized, in points; zero
    ///     stretches all of it. Margins that leave nothing to stretch are ignored.
    /// - Returns: The snapshot, of the size of the part; nil if `rect` is not finite, with a warning.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard ViewNumbers.areValid(rect, "resizableSnapshotView(from:)", of: self) else {
            return nil
        }
        let part = rect.standardized
        let scale = display?.scale ?? UIScreen.main.scale
        let bitmap = LazyBitmap(bounds: part, scale: scale)
        if part.area > 0, let source = drawnLayer(afterUpdates), let context = bitmap.context {
            source.render(in: context)
        }
        let snapshot = UIView()
        Self.performWithoutAnimation {
            snapshot.frame = CGRect(origin: .zero, size: part.size)
            snapshot.layer.show(bitmap.image, of: part.size, scale: scale, caps: capInsets)
        }
        return snapshot
    }

    /// The layer to draw: with model values after layout, or with presentation values; nil without
    /// the latter.
    private func drawnLayer(_ afterUpdates: Bool) -> CALayer? {
        guard afterUpdates else { return layer.presentation() }
        if display == nil { forEachView { $0.takeScale() } }
        layoutIfNeeded()
        return layer
    }
}

extension CALayer {
    /// Shows an image pixel by pixel in a size in points, with margins that are not stretched.
    fileprivate func show(_ image: CGImage?, of size: CGSize, scale: CGFloat, caps: UIEdgeInsets) {
        guard let image else { return }
        contents = image
        contentsScale = scale
        // The last row and column of pixels may reach beyond the size.
        contentsRect = CGRect(
            x: 0, y: 0, width: size.width * scale / CGFloat(image.width),
            height: size.height * scale / CGFloat(image.height)
        )
        let center = CGRect(origin: .zero, size: size).inset(by: caps)
        guard center.area > 0 else { return }
        contentsCenter = CGRect(
            x: center.minX / size.width, y: center.minY / size.height,
            width: center.width / size.width, height: center.height / size.height
        )
    }
}
