public import Foundation
public import LegatoGraphics
import LegatoDrawing
import LegatoLayers
import LegatoMotion

/// A change of a view's appearance that does not affect its layout.
///
/// The modifiers of this protocol build effects from an `EmptyVisualEffect`; custom conforming
/// types have no effect.
public nonisolated protocol VisualEffect: Sendable {}

/// No change; the start of a visual effect.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}
}

/// A visual effect followed by another one.
nonisolated struct VisualEffectChain: VisualEffect {
    var look = VisualLook()

    init(_ effect: some VisualEffect, _ change: (inout VisualLook) -> Void) {
        if let chain = effect as? VisualEffectChain { look = chain.look }
        change(&look)
    }
}

/// The appearance that a visual effect gives to a view.
nonisolated struct VisualLook: Equatable, Sendable {
    /// A transform with its fixed point.
    struct Move: Equatable, Sendable {
        var transform = CATransform3DIdentity
        var anchor = UnitPoint.center
        /// The strength of the perspective; 0 for none.
        var perspective: CGFloat = 0

        static func == (lhs: Move, rhs: Move) -> Bool {
            CATransform3DEqualToTransform(lhs.transform, rhs.transform)
                && lhs.anchor.x == rhs.anchor.x && lhs.anchor.y == rhs.anchor.y
                && lhs.perspective == rhs.perspective
        }
    }

    /// A filter by its Core Image name with an input, or a shader.
    enum VisualFilter: Equatable, Sendable {
        case named(String, key: String, amount: Double)
        case shader(PixelEffect)

        @MainActor var layerFilter: CIFilter? {
            switch self {
            case .named(let name, let key, let amount):
                CIFilter(name: name, parameters: [key: amount])
            case .shader(let effect): effect.layerFilter
            }
        }
    }

    var opacity = 1.0
    var moves: [Move] = []
    var filters: [VisualFilter] = []

    /// The transform about the centre of a view of a size.
    func transform(_ size: CGSize) -> CATransform3D {
        var whole = CATransform3DIdentity
        for move in moves {
            let x = (move.anchor.x - 0.5) * size.width
            let y = (move.anchor.y - 0.5) * size.height
            var step = CATransform3DConcat(
                CATransform3DMakeTranslation(-x, -y, 0), move.transform
            )
            let distance = max(size.width, size.height)
            if move.perspective != 0, distance > 0 {
                var eye = CATransform3DIdentity
                eye.m34 = -move.perspective / max(distance, 1e-3)
                step = CATransform3DConcat(step, eye)
            }
            step = CATransform3DConcat(step, CATransform3DMakeTranslation(x, y, 0))
            whole = CATransform3DConcat(whole, step)
        }
        return whole
    }

    /// Applies the appearance to a layer of a size.
    @MainActor func apply(to layer: CALayer, size: CGSize) {
        layer.opacity = Float(min(max(opacity, 0), 1))
        layer.transform = transform(size)
        layer.filters = filters.compactMap(\.layerFilter)
    }

    /// Adds a shader, if there is one.
    mutating func add(_ effect: PixelEffect?) {
        if let effect { filters.append(.shader(effect)) }
    }
}

nonisolated extension VisualEffect {
    private static var check: NumberCheck { NumberCheck(Self.self, "visualEffect(_:)") }

    private func moved(_ move: VisualLook.Move) -> VisualEffectChain {
        VisualEffectChain(self) { $0.moves.append(move) }
    }

    private func filtered(
        _ name: String, _ key: String, _ amount: Double, or identity: Double = 0,
        _ input: (Double) -> Double = { $0 }
    ) -> VisualEffectChain {
        let amount = input(Self.check.number(amount, or: identity))
        return VisualEffectChain(self) {
            $0.filters.append(.named(name, key: key, amount: amount))
        }
    }

    /// Multiplies the opacity of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        let opacity = Self.check.number(opacity, or: 1)
        return VisualEffectChain(self) { $0.opacity *= opacity }
    }

    /// Draws the view at an offset in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        let offset = Self.check.size(offset, or: 0)
        return moved(
            VisualLook.Move(
                transform: CATransform3DMakeTranslation(offset.width, offset.height, 0)
            )
        )
    }

    /// Draws the view at an offset in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        let scale = Self.check.size(scale, or: 1)
        return moved(
            VisualLook.Move(
                transform: CATransform3DMakeScale(scale.width, scale.height, 1),
                anchor: Self.check.anchor(anchor)
            )
        )
    }

    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the view about an anchor.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view clockwise about an anchor.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        moved(
            VisualLook.Move(
                transform: CATransform3DMakeRotation(Self.check.angle(angle).radians, 0, 0, 1),
                anchor: Self.check.anchor(anchor)
            )
        )
    }

    /// Rotates the view in three dimensions, with perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let check = Self.check
        let depth = check.number(anchorZ, or: 0)
        let turn = CATransform3DMakeRotation(
            check.angle(angle).radians, check.number(axis.x, or: 0), check.number(axis.y, or: 0),
            check.number(axis.z, or: 0)
        )
        let around = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -depth), turn)
        return moved(
            VisualLook.Move(
                transform: CATransform3DConcat(around, CATransform3DMakeTranslation(0, 0, depth)),
                anchor: check.anchor(anchor), perspective: check.number(perspective, or: 1)
            )
        )
    }

    /// Blurs the view by a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        filtered("CIGaussianBlur", kCIInputRadiusKey, radius) { max($0, 0) }
    }

    /// Adds brightness to the view.
    public func brightness(_ amount: Double) -> some VisualEffect {
        filtered("CIColorControls", kCIInputBrightnessKey, amount)
    }

    /// Multiplies the contrast of the view.
    public func contrast(_ amount: Double) -> some VisualEffect {
        filtered("CIColorControls", kCIInputContrastKey, amount, or: 1)
    }

    /// Multiplies the saturation of the view.
    public func saturation(_ amount: Double) -> some VisualEffect {
        filtered("CIColorControls", kCIInputSaturationKey, amount, or: 1)
    }

    /// Makes the view grey, from 0 (not at all) to 1.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        filtered("CIColorControls", kCIInputSaturationKey, amount) {
            1 - min(max($0, 0), 1)
        }
    }

    /// Rotates the hues of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filtered("CIHueAdjust", kCIInputAngleKey, angle.radians)
    }
}
