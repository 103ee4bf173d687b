import Foundation
import Legato
import Observation
import TestSupport
import Testing

/// A number that canvases read.
@Observable
private final class CanvasModel {
    var x: CGFloat = 10
}

@MainActor
struct CanvasTests {
    private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

    /// Returns a picture of a canvas of 100 x 100 points.
    private func picture(
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> CGImage {
        Stage(Canvas(renderer: draw), size: CGSize(width: 100, height: 100)).display.snapshot()
    }

    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    @Test("Paths are filled and stroked where they are, in any transform")
    func drawsPaths() {
        let picture = picture { context, size in
            #expect(size == CGSize(width: 100, height: 100))
            context.fill(square(10, 10), with: .color(.init(red: 1, green: 0, blue: 0)))
            context.translateBy(x: 50, y: 0)
            context.scaleBy(x: 1, y: 2)
            context.fill(
                Path(ellipseIn: CGRect(x: 0, y: 5, width: 20, height: 20)),
                with: .color(.init(red: 0, green: 0, blue: 1))
            )
            context.stroke(square(0, 35, 10), with: .color(.black), lineWidth: 2)
        }
        #expect(picture[20, 20] == (255, 0, 0, 255))
        #expect(picture[35, 20].alpha == 0)
        #expect(picture[60, 30] == (0, 0, 255, 255))
        #expect(picture[60, 48].blue > 0 && picture[60, 52].alpha == 0)
        #expect(picture[51, 15].alpha == 0)
        #expect(picture[55, 70].alpha == 255 && picture[55, 80].alpha == 0)
    }

    @Test("A linear gradient runs between two points, and repeats with the option to repeat")
    func drawsGradients() {
        let gradient = Gradient(colors: [.init(white: 0), .init(white: 1)])
        func picture(_ options: GraphicsContext.GradientOptions) -> CGImage {
            self.picture { context, size in
                let shading = GraphicsContext.Shading.linearGradient(
                    gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 50, y: 0),
                    options: options
                )
                context.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
            }
        }
        let (plain, repeated, mirrored) = (picture([]), picture(.repeat), picture(.mirror))
        for picture in [plain, repeated, mirrored] {
            #expect(abs(Int(picture[25, 50].red) - 128) < 8)
        }
        #expect(plain[55, 50].red > 250)
        #expect(repeated[55, 50].red < 40)
        #expect(mirrored[55, 50].red > 215 && mirrored[95, 50].red < 40)
    }

    @Test("Opacity, clips and copies of the context affect what is drawn after them")
    func keepsState() {
        let picture = picture { context, _ in
            var other = context
            other.opacity = 0.5
            other.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
            other.fill(square(0, 0, 40), with: .color(.black))
            context.fill(square(60, 0, 40), with: .color(.black))
            context.clip(to: square(10, 60), options: .inverse)
            context.fill(square(0, 50, 40), with: .color(.black))
        }
        #expect(abs(Int(picture[20, 20].alpha) - 128) < 2)
        #expect(picture[2, 2].alpha == 0)
        #expect(picture[61, 1].alpha == 255)
        #expect(picture[20, 70].alpha == 0)
        #expect(picture[5, 55].alpha == 255 && picture[35, 85].alpha == 255)
    }

    @Test("Blend modes cut the content below by what is drawn")
    func composes() {
        func picture(_ mode: GraphicsContext.BlendMode) -> (below: Pixel, both: Pixel, top: Pixel) {
            let picture = self.picture { context, _ in
                context.drawLayer { layer in
                    layer.fill(square(0, 0, 60), with: .color(.init(red: 1, green: 0, blue: 0)))
                    layer.blendMode = mode
                    layer.fill(square(40, 40, 60), with: .color(.init(red: 0, green: 0, blue: 1)))
                }
            }
            return (picture[20, 20], picture[50, 50], picture[80, 80])
        }
        let (red, blue): (Pixel, Pixel) = ((255, 0, 0, 255), (0, 0, 255, 255))
        let clear: Pixel = (0, 0, 0, 0)
        let expected: [(GraphicsContext.BlendMode, Pixel, Pixel, Pixel)] = [
            (.normal, red, blue, blue), (.clear, red, clear, clear), (.copy, clear, blue, blue),
            (.sourceIn, clear, blue, clear), (.sourceOut, clear, clear, blue),
            (.sourceAtop, red, blue, clear), (.destinationOver, red, red, blue),
            (.destinationIn, clear, red, clear), (.destinationOut, red, clear, clear),
            (.destinationAtop, clear, red, blue), (.xor, red, clear, blue),
        ]
        for (mode, below, both, top) in expected {
            let shown = picture(mode)
            #expect(shown.below == below && shown.both == both && shown.top == top, "\(mode)")
        }
    }

    @Test("The filter that is added last is applied first, to a layer as a whole")
    func filters() {
        let picture = picture { context, _ in
            context.addFilter(.alphaThreshold(min: 0.4, color: .init(red: 0, green: 1, blue: 0)))
            context.addFilter(.blur(radius: 6))
            context.drawLayer { layer in
                layer.fill(
                    Path(ellipseIn: CGRect(x: 10, y: 30, width: 40, height: 40)),
                    with: .color(.black)
                )
                layer.fill(
                    Path(ellipseIn: CGRect(x: 52, y: 30, width: 40, height: 40)),
                    with: .color(.black)
                )
            }
        }
        #expect(picture[30, 50] == (0, 255, 0, 255))
        // The blurred circles meet in the gap between them.
        #expect(picture[51, 50] == (0, 255, 0, 255))
        #expect(picture[51, 33].alpha == 0 && picture[5, 5].alpha == 0)
    }

    @Test("Alpha between two thresholds shows the colour, and nothing else does")
    func filtersBands() {
        let picture = picture { context, _ in
            context.addFilter(.alphaThreshold(min: 0.3, max: 0.7, color: .black))
            context.drawLayer { layer in
                for (index, opacity) in [0.1, 0.5, 0.9].enumerated() {
                    layer.opacity = opacity
                    layer.fill(square(CGFloat(index) * 30, 0), with: .color(.white))
                }
            }
        }
        #expect(picture[10, 10].alpha == 0)
        #expect(picture[40, 10] == (0, 0, 0, 255))
        #expect(picture[70, 10].alpha == 0)
    }

    @Test("A shadow is drawn below, and a colour matrix maps colours")
    func filtersColors() {
        var swapped = ColorMatrix()
        (swapped.r1, swapped.r3, swapped.b1, swapped.b3) = (0, 1, 1, 0)
        let matrix = swapped
        let picture = picture { context, _ in
            var shaded = context
            shaded.addFilter(.shadow(color: .black, radius: 0, x: 30, y: 0))
            shaded.fill(square(0, 0), with: .color(.init(red: 1, green: 0, blue: 0)))
            context.addFilter(.colorMatrix(matrix))
            context.fill(square(0, 40), with: .color(.init(red: 1, green: 0, blue: 0)))
        }
        #expect(picture[10, 10] == (255, 0, 0, 255))
        #expect(picture[40, 10] == (0, 0, 0, 255))
        #expect(picture[10, 50] == (0, 0, 255, 255))
    }

    @Test("Options of a shadow place it, leave out the drawing and invert it")
    func shadowOptions() {
        typealias Options = GraphicsContext.ShadowOptions
        let (red, blue): (Pixel, Pixel) = ((255, 0, 0, 255), (0, 0, 255, 255))
        let clear: Pixel = (0, 0, 0, 0)
        /// The pixels of the drawing alone, of both, of the shadow alone and of neither.
        func pixels(_ options: Options, _ mode: GraphicsContext.BlendMode = .normal) -> [Pixel] {
            let picture = picture { context, _ in
                let color = Color(red: 0, green: 0, blue: 1)
                context.addFilter(
                    .shadow(color: color, radius: 0, x: 10, blendMode: mode, options: options)
                )
                context.fill(square(0, 0), with: .color(.init(red: 1, green: 0, blue: 0)))
            }
            return [5, 15, 25, 50].map { picture[$0, 10] }
        }
        func same(_ a: [Pixel], _ b: [Pixel]) -> Bool { a.elementsEqual(b, by: ==) }
        #expect(same(pixels([]), [red, red, blue, clear]))
        #expect(same(pixels(.disablesGroup), [red, red, blue, clear]))
        #expect(same(pixels(.shadowAbove), [red, blue, blue, clear]))
        #expect(same(pixels(.shadowOnly), [clear, blue, blue, clear]))
        #expect(same(pixels([.shadowOnly, .invertsAlpha]), [blue, clear, clear, blue]))
        #expect(same(pixels([.shadowAbove, .invertsAlpha]), [blue, red, clear, blue]))
        #expect(
            same(pixels([.shadowAbove, .invertsAlpha], .sourceAtop), [blue, red, clear, clear])
        )
        #expect(same(pixels([], .sourceAtop), [red, red, clear, clear]))
    }

    @Test("Without a group, a shadow is blended with what is below")
    func shadowsWithoutGroups() {
        func below(_ options: GraphicsContext.ShadowOptions) -> Pixel {
            picture { context, _ in
                context.fill(square(20, 0), with: .color(.init(red: 1, green: 1, blue: 0)))
                let color = Color(red: 0, green: 1, blue: 1)
                context.addFilter(
                    .shadow(color: color, radius: 0, x: 20, blendMode: .multiply, options: options)
                )
                context.fill(square(0, 0), with: .color(.black))
            }[30, 10]
        }
        #expect(below([]) == (0, 255, 255, 255))
        #expect(below(.disablesGroup) == (0, 255, 0, 255))
    }

    @Test("Without a group, a shadow with a mode of alpha is drawn on what is below")
    func shadowsAtop() {
        let picture = picture { context, _ in
            context.fill(square(0, 0, 40), with: .color(.init(red: 1, green: 1, blue: 0)))
            let color = Color(red: 0, green: 0, blue: 1)
            context.addFilter(
                .shadow(
                    color: color, radius: 0, x: 30, blendMode: .sourceAtop, options: .disablesGroup
                )
            )
            context.fill(square(0, 0), with: .color(.black))
        }
        #expect(picture[10, 10] == (0, 0, 0, 255))
        #expect(picture[25, 10] == (255, 255, 0, 255))
        #expect(picture[35, 10] == (0, 0, 255, 255))
        #expect(picture[45, 10].alpha == 0)
    }

    @Test("A shadow that is drawn is like that of a layer")
    func drawnShadows() {
        func shown(_ options: GraphicsContext.ShadowOptions) -> [Int] {
            let picture = picture { context, _ in
                context.addFilter(
                    .shadow(
                        color: .black.opacity(0.8), radius: 12, x: 4, y: 6, options: options
                    )
                )
                context.fill(square(30, 30), with: .color(.white))
            }
            return (0..<100).flatMap { y in (0..<100).map { Int(picture[$0, y].alpha) } }
        }
        let (layer, drawn) = (shown([]), shown(.disablesGroup))
        let difference = zip(layer, drawn).map { abs($0 - $1) }.max() ?? 0
        #expect(difference <= 2 && layer[2600 + 90] < 10 && layer.contains { (20...200) ~= $0 })
    }

    @Test("A canvas is drawn again when state that it reads changes, and for another size")
    func redraws() {
        let model = CanvasModel()
        var sizes: [CGSize] = []
        let stage = Stage(
            Canvas { context, size in
                sizes.append(size)
                context.fill(square(model.x, 0), with: .color(.black))
            }
        )
        #expect(stage.display.snapshot()[15, 10].alpha == 255)
        stage.perform { model.x = 60 }
        stage.display.advance(frames: 1)
        let picture = stage.display.snapshot()
        #expect(picture[15, 10].alpha == 0 && picture[65, 10].alpha == 255)
        stage.perform { stage.hosting.frame.size.width = 150 }
        stage.display.advance(frames: 1)
        #expect(sizes.map(\.width) == [200, 200, 150])
    }

    @Test("Core Graphics draws in the transform of the context")
    func drawsWithCoreGraphics() {
        let picture = picture { context, _ in
            context.translateBy(x: 30, y: 0)
            context.opacity = 0.5
            context.withCGContext { bitmap in
                bitmap.setFillColor(CGColor(red: 1, green: 0, blue: 0))
                bitmap.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
        }
        #expect(abs(Int(picture[50, 20].red) - 128) < 2 && picture[50, 20].green == 0)
        #expect(picture[35, 20].alpha == 0 && picture[65, 20].alpha == 0)
    }

    @Test("Numbers out of range draw nothing, with one warning each")
    func refusesNumbers() {
        let warnings = sentences {
            let picture = picture { context, _ in
                context.scaleBy(x: .nan, y: 1)
                #expect(context.transform == .identity)
                context.draw(Text("A"), at: CGPoint(x: CGFloat.infinity, y: 0))
                context.opacity = .nan
                context.fill(square(0, 0), with: .color(.black))
            }
            #expect(picture[10, 10].alpha == 255)
        }
        #expect(warnings.count == 3)
    }
}
