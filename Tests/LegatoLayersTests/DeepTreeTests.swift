import Foundation
import Legato
import Testing

/// Trees ten thousand levels deep.
///
/// Ten thousand nested layers: no level needs the thread's stack.
struct DeepTreeTests {
    /// Returns the outermost and the innermost of nested layers, each a thousandth to the right.
    private static func chain(_ count: Int = 10_000) -> (outer: CALayer, inner: CALayer) {
        let outer = CALayer()
        var inner = outer
        for level in 0..<count {
            let layer = level == 0 ? outer : CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            layer.anchorPoint = .zero
            layer.position = CGPoint(x: 0x1p-10, y: 0)
            layer.backgroundColor = .white
            if level > 0 { inner.addSublayer(layer) }
            inner = layer
        }
        return (outer, inner)
    }

    @Test("Layers that are still shown are released with their display")
    func closing() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                weak var last: CALayer?
                do {
                    let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
                    let (outer, inner) = Self.chain()
                    last = inner
                    display.perform { display.rootLayer.addSublayer(outer) }
                    display.advance(frames: 1)
                }
                #expect(last == nil)
            }
        }
    }

    @Test("A retained layer keeps its sublayers when its superlayer is released")
    func kept() {
        let (_, inner) = Self.chain(10)
        weak var lost: CALayer?
        var keeper: CALayer?
        do {
            let (outer, last) = Self.chain(10)
            lost = outer
            keeper = outer.sublayers?[0]
            last.addSublayer(inner)
        }
        #expect(lost == nil && keeper?.superlayer == nil)
        var depth = 0
        var at = keeper
        while let layer = at { (depth, at) = (depth + 1, layer.sublayers?.first) }
        #expect(depth == 10)
        keeper = nil
        #expect(inner.superlayer == nil)
    }

    @Test("A commit visits each layer as often in a deep tree as in a flat one")
    func visits() {
        func visits(_ count: Int, isDeep: Bool) -> Int {
            let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
            withoutActions {
                if isDeep {
                    display.rootLayer.addSublayer(Self.chain(count).outer)
                } else {
                    for _ in 0..<count { display.rootLayer.addSublayer(Self.chain(1).outer) }
                }
            }
            CATransaction.flush()
            return display.host.visits
        }
        let deep = [visits(100, isDeep: true), visits(1000, isDeep: true)]
        #expect(deep[1] <= 10 * deep[0])
        #expect(deep[1] <= 2 * visits(1000, isDeep: false))
    }
}
