import Foundation
import Legato
import LegatoLayers
import Observation
import Testing

@testable import LegatoViews

/// Inspectors.
struct InspectorTests {
    @Observable final class Model { var isOpen = true }

    private struct Sketch: View {
        @Bindable var model: Model
        var direction = LayoutDirection.leftToRight

        var body: some View {
            Color.blue
                .inspector(isPresented: $model.isOpen) {
                    Color.red.inspectorColumnWidth(min: 150, ideal: 200, max: 300)
                }
                .environment(\.layoutDirection, direction)
        }
    }

    private let model = Model()

    private func show(
        _ direction: LayoutDirection = .leftToRight, width: CGFloat = 801
    ) -> ViewDisplay<Sketch> {
        ViewDisplay(
            Sketch(model: model, direction: direction), size: CGSize(width: width, height: 500)
        )
    }

    @Test("The inspector is at the trailing edge, and the view has the rest")
    func places() {
        let it = show()
        #expect(it.frame(.red) == CGRect(x: 601, y: 0, width: 200, height: 500))
        #expect(it.frame(.blue) == CGRect(x: 0, y: 0, width: 600, height: 500))
        let mirrored = show(.rightToLeft)
        #expect(mirrored.frame(.red)?.minX == 0 && mirrored.frame(.blue)?.maxX == 801)
    }

    @Test("A drag of its edge changes its width within the limits, also after it was hidden")
    func drag() {
        for direction in LayoutDirection.allCases {
            model.isOpen = true
            let it = show(direction)
            let (start, sign): (CGFloat, CGFloat) =
                direction == .leftToRight ? (600, 1) : (201, -1)
            it.down(start, 300)
            for (distance, width) in [(-40, 240), (-300, 300), (200, 150)] {
                it.move(start + sign * CGFloat(distance), 300)
                it.display.advance(frames: 1)
                #expect(it.frame(.red)?.width == CGFloat(width))
                #expect(it.frame(.blue)?.width == CGFloat(800 - width))
            }
            it.up(start + sign * 200, 300)
            for isOpen in [false, true] {
                it.display.perform { model.isOpen = isOpen }
                it.display.advance(frames: 2)
                #expect(it.frame(.red)?.width == (isOpen ? 150 : nil))
                #expect(it.frame(.blue)?.width == (isOpen ? 650 : 801))
            }
        }
    }

    @Test("It slides in and out with the transaction's animation, beside the view")
    func animation() throws {
        let it = show()
        for isOpen in [false, true] {
            it.display.perform { withAnimation(.linear(duration: 1)) { model.isOpen = isOpen } }
            it.display.advance(by: 0.5)
            let (red, blue) = (try #require(it.frame(.red)), try #require(it.frame(.blue)))
            #expect(abs(red.minX - 701) < 5 && red.width == 200)
            #expect(abs(red.minX - blue.maxX - 1) < 2)
            it.display.advance(by: 1)
            #expect((it.frame(.red) == nil) == !isOpen)
            #expect(it.frame(.blue)?.width == (isOpen ? 600 : 801))
        }
    }

    @Test("In a narrow window it is a sheet, whose dismissal sets the binding")
    func sheet() throws {
        let it = show(width: 400)
        it.display.advance(by: 2)
        #expect(it.frame(.blue)?.width == 400)
        let sheet = try #require(it.frame(.red))
        #expect(sheet.width == 400)
        it.down(200, sheet.minY + 5)
        for y in stride(from: sheet.minY + 5, through: 480, by: 20) {
            it.move(200, y)
            it.display.advance(frames: 1)
        }
        it.up(200, 480)
        it.display.advance(by: 2)
        #expect(!model.isOpen && it.frame(.red) == nil)
    }

    @Test("It becomes a sheet and a column again when the size of the window changes")
    func resizing() {
        let it = show()
        it.display.perform { it.hosting.frame.size.width = 400 }
        it.display.advance(by: 2)
        #expect(model.isOpen && it.frame(.blue)?.width == 400)
        it.display.perform { it.hosting.frame.size.width = 801 }
        it.display.advance(by: 2)
        #expect(model.isOpen && it.frame(.red)?.width == 200)
        #expect(it.frame(.blue)?.width == 600)
    }
}
