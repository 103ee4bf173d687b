import Foundation
import LegatoCanvas
import LegatoDrawing
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

nonisolated extension Shader {
    /// Returns the effect of a modifier; nil, with a warning, if the function cannot run or was
    /// created for another modifier.
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
