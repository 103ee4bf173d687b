import AllocationCounter
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoRenderTree
import Testing

/// Gradients in display lists.
struct GradientDrawingTests {
    private let sketch = Sketch()
    private let pair = [CGColor.black, CGColor.white]

    private func make(_ state: inout LayerState, _ colors: [CGColor]) {
        state.kind = LayerKind(fresh: .gradient)
        state[.colors] = .colors(colors)
    }

    @Test("A gradient layer is one item with its colours and its tint")
    func oneItem() throws {
        sketch.add(10, 10, 40, 20) {
            make(&$0, pair)
            $0.backgroundColor = nil
            $0.opacity = 0.5
        }
        let list = sketch.list()
        #expect(list.singleItems.map(\.kind) == ["gradient"])
        guard case .gradient(let item)? = list.singleItems.first else { return }
        #expect(item.tint == DrawColor(repeating: 0.5))
        #expect(item.start == SIMD2(0.5, 0) && item.end == SIMD2(0.5, 1))
        #expect(list.gradients == [Gradient(kind: .axial, firstStop: 0, stopCount: 2)])
        #expect(list.stops.map(\.location) == [0, 1])
    }

    @Test("Opaque colours hide the background colour; equal ones need no gradient")
    func hidden() {
        sketch.add(0, 0, 40, 20) { make(&$0, pair) }
        #expect(sketch.kinds() == ["gradient"])
        sketch.add(0, 30, 40, 20) { make(&$0, [.black, CGColor(gray: 0, alpha: 0.5)]) }
        #expect(sketch.kinds() == ["gradient", "shape", "gradient"])
        sketch.add(0, 60, 40, 20) { make(&$0, [.black, .black]) }
        #expect(sketch.kinds() == ["gradient", "shape", "gradient", "shape"])
    }

    @Test("An opaque gradient's shadow is that of its outline")
    func shadow() {
        sketch.add(10, 10, 40, 20) {
            make(&$0, pair)
            $0.backgroundColor = nil
            $0.shadowOpacity = 1
        }
        #expect(sketch.kinds() == ["shadow", "gradient"])
    }

    @Test("Neighbours with equal colours share their stops")
    func shared() {
        for i in 0..<4 { sketch.add(Double(i) * 20, 0, 10, 10) { make(&$0, pair) } }
        sketch.add(0, 50, 10, 10) { make(&$0, [.white, .black]) }
        #expect(sketch.list().gradients.count == 2 && sketch.list().stops.count == 4)
    }

    #if !DEBUG
    // Without optimisation, values are boxed.
    @Test("Frames with unchanged gradients allocate no more than with images")
    func allocations() {
        let picture = CGImage(width: 1, height: 1, premultipliedRGBA: [9, 9, 9, 9])
        func frames(_ colors: [CGColor]?) -> Int {
            let sketch = Sketch()
            for i in 0..<20 {
                sketch.add(Double(i), 40, 10, 10) {
                    if let colors { make(&$0, colors) } else { $0.contents = picture }
                }
            }
            let moving = sketch.add(0, 0, 10, 10)
            sketch.animate(moving, .cornerRadius, from: 0, to: 5, duration: 100)
            for time in 1...10 { _ = sketch.list(at: Double(time)) }
            let before = allocationsOfThisThread()
            for time in 11...20 { _ = sketch.list(at: Double(time)) }
            return Int(allocationsOfThisThread() - before)
        }
        #expect(frames(pair) <= frames(nil))
    }
    #endif
}
