import AllocationCounter
import Foundation
import Legato
import TestSupport
import Testing

/// The memory of each displayed layer.
@Suite("Memory of layers and animations", .serialized, .ownProcess)
struct LayerMemoryTests {
    private static let easing = CAMediaTimingFunction(controlPoints: 0.6, 0, 0.4, 1)

    private static func swing(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = 2
        animation.timingFunction = easing
        (animation.autoreverses, animation.repeatCount) = (true, .infinity)
        return animation
    }

    private static func layer(isAnimated: Bool) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        layer.position = CGPoint(x: 50, y: 50)
        (layer.cornerRadius, layer.opacity) = (6, 0.8)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
        guard isAnimated else { return layer }
        layer.add(swing("position", layer.position, CGPoint(x: 9, y: 9)), forKey: "position")
        layer.add(swing("transform.rotation.z", 0.0, 3.0), forKey: "turn")
        layer.add(swing("opacity", 0.8, 0.4), forKey: "opacity")
        return layer
    }

    /// Returns the bytes per displayed layer.
    private static func bytes(isAnimated: Bool) -> Double {
        let count = 4000
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        _ = display.displayList()
        let before = bytesOfThisThread()
        for _ in 0..<count { display.rootLayer.addSublayer(layer(isAnimated: isAnimated)) }
        for _ in 0..<4 {
            display.advance(frames: 1)
            _ = display.displayList()
        }
        return Double(bytesOfThisThread() - before) / Double(count)
    }

    // In separate processes: a flush also commits the pending changes of other tests' displays.

    @Test("A layer that moves, rotates and fades takes less than 2.6 KB, everything included")
    func animatedLayer() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let bytes = LayerMemoryTests.bytes(isAnimated: true)
            precondition(bytes > 1000 && bytes < 2600, "\(bytes) bytes")
        }
    }

    @Test("A layer without animations takes less than 1.2 KB, everything included")
    func stillLayer() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let bytes = LayerMemoryTests.bytes(isAnimated: false)
            precondition(bytes > 300 && bytes < 1200, "\(bytes) bytes")
        }
    }

    @Test("Layers and animations allocate no storage for rarely used values")
    func objects() {
        func size<Object: AnyObject>(_ make: () -> Object) -> Int64 {
            // The first instance also allocates shared values.
            _ = make()
            var (kept, minimum): ([Object], Int64) = ([], .max)
            kept.reserveCapacity(8)
            // A block may exceed the requested size by a remainder too small for a separate block.
            for _ in 0..<8 {
                let before = bytesOfThisThread()
                kept.append(make())
                minimum = min(minimum, bytesOfThisThread() - before)
            }
            return withExtendedLifetime(kept) { minimum }
        }
        // Without its values: a layer allocates a `LayerState` once they differ from the defaults.
        #expect(size { CALayer() } <= 120)
        // Including what a layer stores for its copy of the animation.
        #expect(size { CABasicAnimation(keyPath: "opacity") } <= 184)
    }
}
