import AllocationCounter
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoRenderTree
import Testing

/// Vectors in the steady state.
struct VectorAllocationTests {
    /// Returns the allocations of 40 frames of three pictures in two layers that move and fade.
    private func measure(isVector: Bool, length: Int = 1) -> (allocations: Int64, hits: Int) {
        let sketch = Sketch()
        let picture = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 255, 255, 255])
        let first = sketch.add(0, 0, 60, 60) {
            guard isVector else { return $0.contents = picture }
            $0.kind = LayerKind(fresh: .shape)
            let path = CGMutablePath()
            for i in 0..<length {
                path.addEllipse(in: CGRect(x: 5, y: 5, width: 40 + Double(i), height: 50))
            }
            $0[.path] = .path(path)
            $0[.strokeColor] = .color(.white)
            $0[.lineDashPattern] = .numbers([3, 2])
        }
        let second = sketch.add(0, 0, 60, 60) {
            guard isVector else { return $0.contents = picture }
            $0.kind = LayerKind(fresh: .text)
            $0[.string] = .string(
                String(repeating: "a text too long for small strings", count: length)
            )
        }
        if !isVector { sketch.add(0, 0, 60, 60, in: first) { $0.contents = picture } }
        for id in [first, second] {
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
        return (allocationsOfThisThread() - before, hits)
    }

    @Test("Moving and fading vectors hit the cache in every frame")
    func hits() {
        #expect(measure(isVector: true).hits == 3 * 40)
    }

    #if !DEBUG
    // Without optimisation, values are boxed, and so are colliding dictionary keys when they are
    // compared.
    @Test(
        "Layers that move, fade and change their order allocate nothing, whatever they draw",
        arguments: [(isVector: false, length: 1), (true, 1), (true, 30)]
    )
    func steadyState(isVector: Bool, length: Int) {
        #expect(measure(isVector: isVector, length: length).allocations == 0)
    }
    #endif
}
