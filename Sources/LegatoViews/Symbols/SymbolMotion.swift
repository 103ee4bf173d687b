import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The poses of a symbol at a moment of an effect.
struct SymbolMotion: Equatable {
    /// The pose of a symbol of a single layer.
    var whole: SymbolPose
    /// The poses of the layers of a symbol with two.
    var layers: [SymbolPose]

    /// Creates the poses of an effect at a fraction of a run.
    init(_ effect: any PosingEffect, at part: Double) {
        whole = effect.pose(at: part, layer: 0, of: 1)
        layers = (0..<2).map { effect.pose(at: part, layer: $0, of: 2) }
    }

    /// The pose of a layer of a symbol.
    func pose(of layer: Int, _ count: Int) -> SymbolPose {
        count == 1 || !layers.indices.contains(layer) ? whole : layers[layer]
    }
}

extension CALayer {
    /// Applies the poses of a symbol's layer, combined in order, without animation.
    ///
    /// `size` is the size of the symbol in points.
    func show(_ poses: [SymbolPose], size: CGFloat) {
        var transform = CATransform3DIdentity
        var opacity = 1.0
        for pose in poses {
            transform = CATransform3DScale(transform, pose.scale, pose.scale, 1)
            transform = CATransform3DRotate(transform, pose.angle * .pi / 180, 0, 0, 1)
            transform = CATransform3DTranslate(
                transform, pose.shift.width * size, pose.shift.height * size, 0
            )
            opacity *= pose.opacity
        }
        let visible = poses.reduce(0...1) { $0.clamped(to: $1.visible) }
        Transaction().runAlone {
            self.transform = transform
            self.opacity = Float(opacity)
            show(visible)
        }
    }

    /// Masks the layer to a part of its width.
    private func show(_ part: ClosedRange<Double>) {
        if part == 0...1 {
            if mask is SymbolMask { mask = nil }
            return
        }
        // A gradient has the outline as its mask, which is masked instead.
        if let outline = mask, !(outline is SymbolMask) { return outline.show(part) }
        let cover = mask ?? SymbolMask()
        mask = cover
        cover.backgroundColor = .black
        // Symbols may extend a little beyond their bounds.
        let margin = bounds.height / 10
        let width = bounds.width + 2 * margin
        cover.frame = CGRect(
            x: bounds.minX - margin + width * part.lowerBound, y: bounds.minY - margin,
            width: width * (part.upperBound - part.lowerBound), height: bounds.height + 2 * margin
        )
    }
}

/// The mask of a symbol that is partly visible.
private final class SymbolMask: CALayer {}

nonisolated extension EnvironmentValues {
    /// The effects that animate the symbols in the view, the outermost first.
    var symbolMotions: [SymbolMotion] {
        get { self[SymbolMotionsKey.self] }
        set { self[SymbolMotionsKey.self] = newValue }
    }
}

private nonisolated enum SymbolMotionsKey: EnvironmentKey {
    static var defaultValue: [SymbolMotion] { [] }
}

/// A view whose symbols are in the pose of an effect.
struct PosedView<Content: View>: View, Animatable {
    let content: Content
    let effect: any PosingEffect
    /// The fraction of a cycle in which the effect runs; the rest is a pause.
    var share = 1.0
    /// The number of cycles.
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    /// The poses; nil at rest.
    private var motion: SymbolMotion? {
        if effect.isLasting { return SymbolMotion(effect, at: phase) }
        let part = (phase - phase.rounded(.down)) / share
        return part > 0 && part < 1 ? SymbolMotion(effect, at: part) : nil
    }

    var body: some View {
        EnvironmentView(content: content, value: motion) { environment, motion in
            if let motion { environment.symbolMotions.append(motion) }
        }
    }
}
