import AllocationCounter
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoRenderTree
import Testing

@Suite("Vectors in the steady state")
struct VectorAllocationTests {
    @Test("Shapes and texts that move and fade allocate nothing once their rasters are made")
    func allocations() {
        let sketch = Sketch()
        let shape = sketch.add(0, 0, 60, 60) {
            $0.kind = LayerKind(fresh: .shape)
            $0[.path] = .path(CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 50)))
            $0[.strokeColor] = .color(.white)
            $0[.lineDashPattern] = .numbers([3, 2])
        }
        let text = sketch.add(0, 0, 60, 60) {
            $0.kind = LayerKind(fresh: .text)
            $0[.string] = .string("a text too long for small strings")
        }
        for id in [shape, text] {
            sketch.animate(id, .opacity, from: 0.2, to: 1, duration: 10)
            sketch.animate(id, .zPosition, from: 0, to: 5, duration: 10)
        }
        for frame in 0..<20 { _ = sketch.list(at: Double(frame) / 60) }
        let before = allocationsOfThisThread()
        var hits = 0
        for frame in 20..<60 {
            _ = sketch.list(at: Double(frame) / 60)
            hits += sketch.tree.statistics.rasterHits
        }
        let after = allocationsOfThisThread()
        #expect(hits == 3 * 40)
        #expect(after - before == 0)
    }
}
