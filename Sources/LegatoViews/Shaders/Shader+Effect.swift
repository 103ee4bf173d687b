import Foundation
import LegatoCanvas
import LegatoDrawing
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

nonisolated extension Shader {
    /// The effect of a modifier; nil, with a warning, if the function does not run or is made for
    /// another one.
    func effect(
        _ kind: PixelEffect.Kind, _ modifier: String, maxSampleOffset: CGSize = .zero,
        in environment: EnvironmentValues
    ) -> PixelEffect? {
        guard let runnable = function.runnable else {
            Warning.print(
                "\(modifier) has no effect: the Metal function \(function.name) does not run on "
                    + "Linux. Write the function in Swift and register it under its name with "
                    + "ShaderLibrary.register(_:_:)."
            )
            return nil
        }
        let needed = kind == .paint ? .color : kind
        if let body = runnable.body, body.kind != needed {
            Warning.print(
                "\(modifier) has no effect: the shader function \(function.name) must be created "
                    + "with init(name:glsl:\(needed):), got init(name:glsl:\(body.kind):)"
            )
            return nil
        }
        let offset = NumberCheck(Shader.self, "maxSampleOffset").size(maxSampleOffset, or: 0)
        return PixelEffect(
            kind, runnable, arguments.map { $0.resolved(in: environment) },
            maxSampleOffset: SIMD2(max(offset.width, 0), max(offset.height, 0))
        )
    }
}

nonisolated extension Shader.Argument {
    fileprivate func resolved(in environment: EnvironmentValues) -> PixelArgument {
        func premultiplied(_ color: Color) -> SIMD4<Float> {
            let color = color.resolve(in: environment).cgColor
            let alpha = Float(color.alpha)
            return SIMD4(
                Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha,
                alpha
            )
        }
        switch value {
        case .vector(let numbers):
            var vector = SIMD4<Float>.zero
            for (i, number) in numbers.prefix(4).enumerated() { vector[i] = Float(number) }
            return .vector(vector, count: numbers.count)
        case .numbers(let numbers): return .numbers(numbers.map { Float($0) })
        case .bounds: return .bounds
        case .color(let color): return .vector(premultiplied(color), count: 4)
        case .colors(let colors): return .colors(colors.map(premultiplied))
        case .image(let image): return image.map { .image($0) } ?? .data(Data())
        case .data(let data): return .data(data)
        }
    }
}

extension PixelEffect {
    /// The effect as a layer's filter.
    @MainActor var layerFilter: CIFilter { CIFilter(LayerFilter(self)) }
}

/// A shader as a filter of a view.
nonisolated struct ShaderEffect: LayerEffect {
    var effect: PixelEffect?

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        // Arguments do not animate by themselves.
        Transaction().runAlone { layer.filters = effect.map { [$0.layerFilter] } }
    }
}

/// A view with a shader whose colours depend on the environment.
struct ShaderView<Content: View>: View {
    var content: Content
    var kind: PixelEffect.Kind
    var modifier: String
    /// The shader; nil if it is not enabled.
    var shader: Shader?
    var maxSampleOffset = CGSize.zero
    @Environment(\.self) var environment

    var body: some View {
        EffectView(
            content: content,
            effect: ShaderEffect(
                effect: shader?.effect(
                    kind, modifier, maxSampleOffset: maxSampleOffset, in: environment
                )
            )
        )
    }
}

/// A shader as a style, resolved to fixed colours.
nonisolated package struct ResolvedShader: Sendable, Hashable {
    let effect: PixelEffect
    /// The colour where only colours are drawn.
    var fallback: ResolvedColor
    var opacity = 1.0

    package func hash(into hasher: inout Hasher) { hasher.combine(opacity) }
}

/// A shader as a style: its function draws the colours.
nonisolated extension Shader: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let other = ForegroundStyle().resolvedStyle(in: environment)
        guard let effect = effect(.paint, "A shader as a style", in: environment) else {
            return other
        }
        return .shader(ResolvedShader(effect: effect, fallback: other.color))
    }
}

/// A layer on which a shader draws where its mask is opaque.
final class ShaderPaint: MaskedPaint {
    let layer: CALayer = MaskedLayer()
    private let mask: CALayer

    init(_ shader: ResolvedShader, mask: CALayer) {
        self.mask = mask
        layer.mask = mask
        show(shader)
    }

    func set(_ style: ResolvedStyle, in scope: TransactionNode?) {
        if case .shader(let shader) = style { show(shader) }
    }

    func place(_ frame: CGRect) {
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        mask.bounds = layer.bounds
        mask.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
    }

    /// The shader is cut at the frame.
    func include(_ ink: CGRect, in size: CGSize) {}

    func stop() {}

    private func show(_ shader: ResolvedShader) {
        Transaction().runAlone {
            layer.backgroundColor = .white
            layer.filters = [shader.effect.layerFilter]
            layer.opacity = Float(shader.opacity)
        }
    }
}
