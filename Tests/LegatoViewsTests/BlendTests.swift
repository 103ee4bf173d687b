import Foundation
import Legato
import TestSupport
import Testing

@MainActor
struct BlendTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("In a compositing group, a view cuts a hole into the group only")
    func cutsHoles() {
        let view = ZStack {
            blue
            ZStack {
                red.frame(width: 80, height: 80)
                Circle().frame(width: 40, height: 40).blendMode(.destinationOut)
            }
            .compositingGroup()
        }
        let picture = Stage(view).display.snapshot()
        #expect(picture[100, 50] == (0, 0, 255, 255))
        #expect(picture[65, 50] == (255, 0, 0, 255))
        #expect(picture[10, 50] == (0, 0, 255, 255))
    }

    @Test("Without a compositing group, a view cuts what is behind it, too")
    func cutsThrough() {
        let view = ZStack {
            blue
            Circle().frame(width: 40, height: 40).blendMode(.destinationOut)
        }
        #expect(Stage(view).display.snapshot()[100, 50].alpha == 0)
    }

    @Test("Views are drawn atop, below and darker by their blend modes")
    func operators() {
        func pixels(_ mode: BlendMode, _ color: Color) -> [[UInt8]] {
            let view = ZStack {
                red.frame(width: 60, height: 60)
                color.frame(width: 30, height: 90).blendMode(mode)
            }
            let picture = Stage(view.compositingGroup()).display.snapshot()
            return [picture[100, 50], picture[100, 10]].map {
                [$0.red, $0.green, $0.blue, $0.alpha]
            }
        }
        #expect(pixels(.sourceAtop, blue) == [[0, 0, 255, 255], [0, 0, 0, 0]])
        #expect(pixels(.destinationOver, blue) == [[255, 0, 0, 255], [0, 0, 255, 255]])
        #expect(pixels(.plusDarker, .white) == [[255, 0, 0, 255], [255, 255, 255, 255]])
        #expect(pixels(.plusDarker, blue) == [[0, 0, 0, 255], [0, 0, 255, 255]])
    }

    @Test("A mesh gradient has the colours of its vertices and smooth ones between them")
    func meshes() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [red, blue, red, blue]
        )
        let picture = Stage(mesh).display.snapshot()
        #expect(picture[2, 50].red > 245 && picture[198, 50].blue > 245)
        #expect(abs(Int(picture[100, 20].red) - Int(picture[100, 80].blue)) < 6)
        #expect(picture[100, 50].alpha == 255)
    }

    @Test("The points of a mesh gradient animate, and a wrong count shows the background")
    func changesMeshes() {
        func mesh(_ x: Float, _ colors: [Color]) -> some View {
            MeshGradient(
                width: 3, height: 2,
                points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
                colors: colors, background: .white, smoothsColors: false
            )
            .animation(.linear(duration: 1), value: x)
        }
        let colors = [red, blue, red, red, blue, red]
        let stage = Stage(mesh(0.2, colors))
        #expect(stage.display.snapshot()[40, 50].blue > 240)
        stage.perform { stage.hosting.rootView = mesh(0.8, colors) }
        stage.display.advance(by: 0.5)
        #expect(stage.display.snapshot()[100, 50].blue > 225)
        stage.display.advance(by: 1)
        #expect(stage.display.snapshot()[160, 50].blue > 240)
        let warnings = sentences {
            let picture = Stage(mesh(0.5, [red])).display.snapshot()
            #expect(picture[100, 50] == (255, 255, 255, 255))
        }
        #expect(warnings.count == 1)
    }
}
