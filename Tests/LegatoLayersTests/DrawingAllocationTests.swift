import AllocationCounter
import Foundation
import Legato
import TestSupport
import Testing

/// Allocations of drawing.
struct DrawingAllocationTests {
    enum Kind: CaseIterable { case clipped, shadowed }

    /// Returns the allocations of some frames with layers that turn.
    private func allocations(_ count: Int, _ kind: Kind) -> Int64 {
        let display = HeadlessDisplay(size: CGSize(width: 400, height: 400), threads: 1)
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(
                x: CGFloat(index % 20 * 20), y: CGFloat(index / 20 * 20), width: 16, height: 16
            )
            layer.cornerRadius = 4
            layer.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
            if kind == .clipped {
                layer.masksToBounds = true
                let inner = CALayer()
                inner.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
                inner.backgroundColor = CGColor(gray: 1, alpha: 1)
                layer.addSublayer(inner)
            } else {
                layer.shadowOpacity = 0.5
            }
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = 0
            turn.toValue = 3
            (turn.duration, turn.repeatCount) = (3, .infinity)
            layer.add(turn, forKey: nil)
            display.rootLayer.addSublayer(layer)
        }
        func draw(_ frames: Int) {
            for _ in 0..<frames {
                display.advance(frames: 1)
                _ = display.snapshot()
            }
        }
        draw(20)
        let before = allocationsOfThisThread()
        draw(4)
        return allocationsOfThisThread() - before
    }

    @Test(
        "Clipped layers and shadows are drawn without an allocation for each",
        arguments: Kind.allCases)
    func groups(kind: Kind) {
        let (few, many) = (allocations(20, kind), allocations(400, kind))
        if isOptimised {
            #expect(many < few + 100, "\(few) \(many)")
        } else {
            // Visiting a layer also allocates.
            #expect(many < 25 * few, "\(few) \(many)")
        }
    }
}
