import Foundation
package import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// Returns a copy of the layer with the values that show now; nil before the first commit.
    ///
    /// These are the values last committed with the running animations applied. Superlayer and
    /// sublayers of the copy are presentation layers too. A presentation layer returns itself.
    public func presentation() -> Self? {
        if isPresentation { return self }
        guard let shown = presentationState() else { return nil }
        let copy = type(of: self).init(layer: self)
        copy.present(self, shown, shownValues())
        return copy
    }

    /// Returns the layer whose values this presentation layer shows; a model layer itself.
    public func model() -> Self {
        (modelLayer as? Self) ?? self
    }

    /// The values that show at the display's time; nil before the first commit.
    func presentationState() -> LayerState? {
        guard isLive, let host else { return nil }
        return host.tree.presentation(of: id, at: host.presentationTime ?? host.clock.now)
    }

    /// What maps the layer's space, as it shows, to that of a layer around it.
    ///
    /// What was committed counts where it was committed, wherever it has been moved since; of other
    /// layers the model counts.
    package func shownTransform(to root: CALayer) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var model: CALayer? = self
        while let layer = model, layer !== root {
            if let host = layer.host, layer.isLive {
                return transform.concatenating(host.shownTransform(of: layer.id, to: root.id))
            }
            transform = transform.concatenating(layer.state.transformToSuperlayer())
            model = layer.superlayer
        }
        return transform
    }

    /// What maps the layer's space to that of its superlayer, with its own transform or another.
    package func transformToSuperlayer(_ own: CGAffineTransform? = nil) -> CGAffineTransform {
        state.transformToSuperlayer(own)
    }

    var presentationSublayers: [CALayer] {
        modelLayer?.children.compactMap { $0.presentation() } ?? []
    }
}

extension LayerHost {
    /// What maps the space of a committed layer, as it shows, to that of a layer around it.
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
    /// What maps the layer's plane to that of its superlayer, with its own transform or another.
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
