import Foundation
import Legato
import TestSupport
import Testing

/// presentation() equals what is drawn.
struct AgreementTests {
    /// A tree of up to six layers of any class, with random values, clocks and animations of both
    /// kinds.
    private func populate(_ display: HeadlessDisplay, _ random: inout SeededRandom) {
        var layers = [display.rootLayer]
        withoutActions {
            for _ in 0...random.below(6) {
                let layer = random.layer()
                layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
                layer.position = random.point()
                layer.backgroundColor = random.color()
                for _ in 0...2 { random.change(layer) }
                if random.chance(4) { layer.speed = Float(random.below(5)) / 2 - 0.5 }
                if random.chance(4) { layer.timeOffset = random.unit() }
                if random.chance(6) { layer.beginTime = random.unit() }
                let parent = random.pick(layers)
                if parent !== display.rootLayer && random.chance(4) {
                    // A replaced mask and its sublayers are no longer in the tree.
                    if let old = parent.mask { layers.removeAll { $0.hangs(in: old) } }
                    parent.mask = layer
                } else {
                    parent.addSublayer(layer)
                }
                layers.append(layer)
            }
        }
        CATransaction.flush()
        display.perform {
            for layer in layers.dropFirst() {
                for key in 0..<random.below(3) {
                    let animation = random.animation(of: layer)
                    if random.chance(4) { animation.beginTime = random.unit() }
                    layer.add(animation, forKey: "\(key)")
                }
                guard random.chance(2) else { continue }
                CALayer.animate(random.engineAnimation()) { random.change(layer) }
            }
        }
    }

    @Test(
        "Presentation and picture agree for five hundred random trees at fifty random times each",
        arguments: [0, 100, 200, 300, 400] as [UInt64]
    )
    func agreement(first: UInt64) {
        for seed in cases(first..<first + 100, every: 10) {
            var random = SeededRandom(seed: seed)
            let size = CGSize(width: 100, height: 100)
            let display = HeadlessDisplay(size: size, refreshRate: 4)
            populate(display, &random)
            for step in 0..<50 {
                display.advance(by: random.unit() * 0.1)
                if step == 25 {
                    CALayer.animate(random.engineAnimation()) {
                        for layer in display.rootLayer.sublayers ?? [] { random.change(layer) }
                    }
                }
                let drawn = display.displayList()
                #expect(drawn == display.listOfPresentation(), "seed \(seed) at \(display.time)")
            }
        }
    }
}

extension CALayer {
    /// Returns whether the layer is another one or its descendant.
    fileprivate func hangs(in other: CALayer) -> Bool {
        self === other || superlayer?.hangs(in: other) == true
    }
}
