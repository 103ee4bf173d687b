import Foundation
package import LegatoGraphics
package import LegatoRenderTree

extension CALayer {
    /// A copy with the current presentation values; nil before the first commit.
    func presentationCopy() -> Self? {
        if isPresentation { return self }
        guard let shown = presentationState() else { return nil }
        let copy = makeCopy()
        copy.present(self, shown, shownValues())
        return copy
    }

    /// The presentation values at the display's time; nil before the first commit.
    package func presentationState() -> LayerState? {
        guard isLive, let host else { return nil }
        return host.tree.presentation(of: id, at: host.presentationTime ?? host.clock.now)
    }

    /// The transform from the layer's coordinate space to an ancestor's, with presentation values.
    ///
    /// Committed layers are found where they were committed, even if they have been moved since;
    /// for other layers the model values are used.
    package func shownTransform(to root: CALayer) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var model: CALayer? = self
        while let layer = model, layer !== root {
            if let host = layer.host, layer.isLive {
                return transform.concatenating(host.shownTransform(of: layer.id, to: root.id))
            }
            transform = transform.concatenating(layer.state.transformToSuperlayer())
            model = layer.link
        }
        return transform
    }

    /// The transform from the layer's coordinate space to its superlayer's, optionally with another
    /// transform in place of the layer's own.
    package func transformToSuperlayer(_ own: CGAffineTransform? = nil) -> CGAffineTransform {
        state.transformToSuperlayer(own)
    }

    var presentationSublayers: [CALayer] {
        modelLayer?.children.compactMap { $0.presentation() } ?? []
    }
}

extension LayerHost {
    /// The transform from a committed layer's coordinate space to an ancestor's, with presentation
    /// values.
    fileprivate func shownTransform(of id: LayerID, to root: LayerID) -> CGAffineTransform {
        let time = presentationTime ?? clock.now
        var transform = CGAffineTransform.identity
        var next: LayerID? = id
        while let id = next, id != root, let state = tree.presentation(of: id, at: time) {
            transform = transform.concatenating(state.transformToSuperlayer())
            next = tree.superlayer(of: id)
        }
        return transform
    }
}

extension LayerState {
    /// The transform from the layer's plane to its superlayer's, optionally with another transform
    /// in place of the layer's own.
    fileprivate func transformToSuperlayer(_ own: CGAffineTransform? = nil) -> CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(own ?? CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
