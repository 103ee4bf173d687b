package import Foundation
package import LegatoRenderTree

/// The presentation of a host at a time, from which layers are read without creating presentation
/// layers.
///
/// A presentation layer is created with `init(layer:)` of its class, which a subclass need not
/// support. Presentation layers are therefore created only when the program requests them, with
/// `presentation()` or from another presentation layer.
package struct PresentationValues {
    /// The presentation that getters read, while overrides run for it; nil for the model.
    @exclusivity(unchecked) static var current: PresentationValues?

    let tree: RenderTree
    let time: Double
    /// The only layer that is read from it; nil for all.
    var only: LayerID?

    /// Returns the presentation values of a model layer; nil before its first commit.
    package func state(of layer: CALayer) -> LayerState? {
        guard only == nil || only == layer.id, layer.isLive else { return nil }
        return tree.presentation(of: layer.id, at: time)
    }

    /// Runs a closure while the getters of model layers return presentation values.
    @MainActor func read<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }
}

extension LayerHost {
    /// The presentation at the display's time.
    var presentationValues: PresentationValues {
        PresentationValues(tree: tree, time: presentationTime ?? clock.now)
    }
}

extension CALayer {
    /// The presentation from which the superlayer and sublayers of this layer are read; nil for the
    /// model.
    package var around: PresentationValues? {
        guard let modelLayer else { return .current }
        return modelLayer.host?.presentationValues
    }

    /// The model layer that this one is a sublayer or the mask of.
    var link: CALayer? { (modelLayer ?? self).linkedParent }

    /// The values in a presentation; the layer's own if it is not part of it.
    package func state(in values: PresentationValues?) -> LayerState {
        values?.state(of: self) ?? state
    }

    /// Reads the values that getters return: those in the current presentation, if the layer is part
    /// of it, or its own.
    @inline(__always) func read<T>(_ body: (LayerState) -> T) -> T {
        guard let values = PresentationValues.current else { return body(state) }
        return body(state(in: values))
    }

    /// Returns the layers drawn above the contents, back to front: the underlay, then
    /// `sublayers(in:)`.
    package func drawnLayers(in values: PresentationValues?) -> [CALayer] {
        let below = (modelLayer ?? self).underlay
        let above = sublayers(in: values)
        return below.isEmpty ? above : below.filter { values == nil || $0.isLive } + above
    }

    /// Returns the sublayers as model layers; in a presentation, those that have been committed.
    package func sublayers(in values: PresentationValues?) -> [CALayer] {
        guard values == nil else { return (modelLayer ?? self).children.filter(\.isLive) }
        return isPresentation ? [] : children
    }

    /// Returns the mask as a model layer; in a presentation, if it has been committed.
    package func mask(in values: PresentationValues?) -> CALayer? {
        guard values == nil else {
            return (modelLayer ?? self).maskLayer.flatMap { $0.isLive ? $0 : nil }
        }
        return isPresentation ? nil : maskLayer
    }

    /// The presentation values at the display's time; the model values before the first commit.
    package var presentedState: LayerState { presentationState() ?? state }

    /// The presentation frame; the model frame before the first commit.
    package var presentedFrame: CGRect { presented { frame } }

    /// Returns the presentation value of a key; the model value before the first commit.
    package func presentedValue(forKey key: String) -> Any? { presented { value(forKey: key) } }

    /// Runs a closure while the getters of this layer return its presentation values, if it has
    /// any.
    func presented<Result>(_ body: () -> Result) -> Result {
        guard isLive, let host else { return body() }
        var values = host.presentationValues
        values.only = id
        return values.read(body)
    }

    /// Whether the getters return presentation values.
    var isPresented: Bool {
        guard let values = PresentationValues.current else { return false }
        return values.only ?? id == id && isLive
    }
}
