import Foundation
import Legato
import LegatoGraphics
import Observation
import TestSupport
import Testing

/// Shaders run Swift functions for each pixel.
struct ShaderTests {
    /// Draws a view in a display of 60 x 40 points on white.
    private func picture(_ view: some View) -> CGImage {
        ViewDisplay(view, size: CGSize(width: 60, height: 40)).display.snapshot()
    }

    private func expect(
        _ picture: CGImage, _ x: Int, _ y: Int, _ expected: [UInt8],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let pixel = picture[x, y]
        #expect(
            [pixel.red, pixel.green, pixel.blue] == expected, "at \(x), \(y)",
            sourceLocation: sourceLocation
        )
    }

    /// A red square of 20 points in the middle, from (20, 10).
    private var square: some View {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
    }

    @Test("A colour function gets positions, the colour and the arguments")
    func color() {
        let function = ShaderFunction(color: { position, color, arguments in
            #expect(arguments.count == 4)
            #expect(arguments[1] == SIMD4(0, 0, 20, 20))
            #expect(arguments.floats(2) == [3, 4])
            #expect(abs(arguments[3].z - 0.5) < 0.01 && arguments[3].w == 0.5)
            #expect(arguments.float(9) == 0)
            let green: Float = position.x == 0.5 && position.y == 2.5 ? 1 : 0
            return SIMD4(color.x * arguments.float(0), green, 0, 1)
        })
        let shader = function(
            .float(0.2), .boundingRect, .floatArray([3, 4]),
            .color(Color(red: 0, green: 0, blue: 1, opacity: 0.5))
        )
        let shown = picture(square.colorEffect(shader))
        expect(shown, 20, 12, [51, 255, 0])
        expect(shown, 21, 12, [51, 0, 0])
        expect(shown, 39, 29, [51, 0, 0])
        expect(shown, 19, 12, [255, 255, 255])
        expect(picture(square.colorEffect(shader, isEnabled: false)), 25, 15, [255, 0, 0])
    }

    @Test("Results that are not valid colours are clamped")
    func invalid() {
        for (result, expected) in [
            (SIMD4<Float>(.nan, 2, -1, 1), [UInt8(0), 255, 0]),
            (SIMD4(1, 1, 1, .nan), [255, 255, 255]), (SIMD4(0, 0, 0, .infinity), [0, 0, 0]),
            (SIMD4(1, 0, 0, 0), [255, 255, 255]),
        ] {
            let function = ShaderFunction(color: { _, _, _ in result })
            expect(picture(square.colorEffect(function())), 30, 20, expected)
        }
        for place in [Float.nan, .infinity, -1e30] {
            let function = ShaderFunction(distortion: { _, _ in SIMD2(place, 3) })
            let shown = picture(
                square.distortionEffect(function(), maxSampleOffset: CGSize(width: 9, height: 9))
            )
            expect(shown, 30, 20, [255, 255, 255])
        }
        let function = ShaderFunction(layer: { _, layer, _ in layer.sample(SIMD2(.nan, 0)) })
        for size in [
            CGSize(width: CGFloat.nan, height: -4.0),
            CGSize(width: CGFloat(1e300), height: CGFloat(1e300)),
        ] {
            expect(
                picture(square.layerEffect(function(), maxSampleOffset: size)), 30, 20,
                [255, 255, 255]
            )
        }
    }

    @Test("A distortion moves pixels, beyond the view by the offset only")
    func distortion() {
        let function = ShaderFunction(distortion: { position, arguments in
            position - SIMD2(arguments.float(0), 0)
        })
        let near = picture(
            square.distortionEffect(function(.float(6.0)), maxSampleOffset: .zero)
        )
        expect(near, 25, 20, [255, 255, 255])
        expect(near, 26, 20, [255, 0, 0])
        expect(near, 40, 20, [255, 255, 255])
        let far = picture(
            square.distortionEffect(
                function(.float(6.0)), maxSampleOffset: CGSize(width: 6, height: 0)
            )
        )
        expect(far, 45, 20, [255, 0, 0])
        expect(far, 46, 20, [255, 255, 255])
        let half = picture(
            square.distortionEffect(
                function(.float(0.5)), maxSampleOffset: CGSize(width: 6, height: 0)
            )
        )
        expect(half, 20, 20, [255, 127, 127])
    }

    @Test("A layer function samples the picture, also far away and under transforms")
    func layer() {
        let mirror = ShaderFunction(layer: { position, layer, arguments in
            layer.sample(SIMD2(arguments[0].z - position.x, position.y))
        })
        let pair = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }
        .frame(width: 40, height: 20)
        let shown = picture(pair.layerEffect(mirror(.boundingRect), maxSampleOffset: .zero))
        expect(shown, 12, 20, [0, 0, 255])
        expect(shown, 48, 20, [255, 0, 0])
        let turned = picture(
            pair.layerEffect(mirror(.boundingRect), maxSampleOffset: .zero)
                .rotationEffect(.degrees(90))
        )
        expect(turned, 30, 5, [0, 0, 255])
        expect(turned, 30, 35, [255, 0, 0])
        let white = ShaderFunction(color: { _, _, _ in SIMD4(0, 0, 0, 1) })
        let corner = picture(square.rotationEffect(.zero).colorEffect(white()))
        expect(corner, 20, 10, [0, 0, 0])
        let tilted = picture(square.colorEffect(white()).rotationEffect(.degrees(45)))
        expect(tilted, 30, 20, [0, 0, 0])
        expect(tilted, 18, 8, [255, 255, 255])
    }

    @Test("Images, visual effects, styles and canvases take shaders")
    func places() {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let image = Image(
            decorative: CGImage(width: 2, height: 1, premultipliedRGBA: pixels), scale: 1
        )
        let texture = ShaderFunction(color: { position, _, arguments in
            arguments.image(0, at: SIMD2(position.x / 20, 0.5))
        })
        let shader = texture(.image(image))
        let filled = picture(Circle().fill(shader).frame(width: 20, height: 20))
        expect(filled, 22, 20, [255, 0, 0])
        expect(filled, 38, 20, [0, 0, 255])
        expect(filled, 20, 10, [255, 255, 255])
        let effect = picture(square.visualEffect { effect, _ in effect.colorEffect(shader) })
        expect(effect, 22, 20, [255, 0, 0])
        expect(effect, 38, 20, [0, 0, 255])
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .shader(shader))
            context.addFilter(.colorShader(shader))
            let shift = ShaderFunction(distortion: { position, _ in position - SIMD2(0, 15) })
            context.addFilter(
                .distortionShader(shift(), maxSampleOffset: CGSize(width: 0, height: 15))
            )
            let same = ShaderFunction(layer: { position, layer, _ in layer.sample(position) })
            context.addFilter(.layerShader(same(), maxSampleOffset: .zero))
            context.fill(Path(CGRect(x: 0, y: 10, width: 20, height: 5)), with: .color(.green))
        }
        let drawn = picture(canvas.frame(width: 60, height: 40))
        expect(drawn, 2, 5, [255, 0, 0])
        expect(drawn, 18, 5, [0, 0, 255])
        expect(drawn, 30, 5, [0, 0, 255])
    }

    @Test("A registered function runs under the name of the Metal function; others are reported")
    func names() {
        let shader = ShaderLibrary.unknownFunction()
        let warned = sentences {
            expect(picture(square.colorEffect(shader)), 30, 20, [255, 0, 0])
            let wrong = ShaderFunction(name: "wrong", distortion: { position, _ in position })
            expect(picture(square.colorEffect(wrong())), 30, 20, [255, 0, 0])
            let text = ShaderFunction(
                name: "text", glsl: "vec4 text(vec2 p, vec4 c) { return c.bgra; }"
            )
            expect(picture(square.colorEffect(text())), 30, 20, [255, 0, 0])
        }
        #expect(warned.count == 3)
        #expect(warned.first?.contains("the Metal function unknownFunction does not run") == true)
        #expect(warned.contains { $0.contains("init(name:glsl:color:)") })
        #expect(warned.last?.contains("has GLSL text only") == true)
        ShaderLibrary.register(
            "unknownFunction", ShaderFunction(color: { _, color, _ in SIMD4(0, color.x, 0, 1) })
        )
        expect(picture(square.colorEffect(shader)), 30, 20, [0, 255, 0])
        #expect(sentences { _ = picture(square.colorEffect(shader)) } == [])
    }

    @Test("New arguments are drawn with the next frame, also with an animation")
    func arguments() {
        let model = Model()
        let it = ViewDisplay(Changing(model: model), size: CGSize(width: 60, height: 40))
        expect(it.display.snapshot(), 30, 20, [0, 0, 0])
        it.display.perform { withAnimation(.linear(duration: 1)) { model.amount = 1 } }
        it.display.advance(frames: 1)
        expect(it.display.snapshot(), 30, 20, [255, 0, 0])
    }

    @Observable final class Model {
        var amount = 0.0
    }

    private struct Changing: View {
        static let function = ShaderFunction(color: { _, color, arguments in
            SIMD4(color.x * arguments.float(0), 0, 0, 1)
        })
        let model: Model
        var body: some View {
            Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
                .colorEffect(Self.function(.float(model.amount)))
        }
    }
}
