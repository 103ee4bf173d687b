import Foundation
import Legato
import LegatoSoftware
import LegatoLayers
import TestSupport
import Testing

/// Delayed instances agree with the original.
///
/// A replicator's delayed copy shows what its sublayers showed earlier by the delay.
struct DelayAgreementTests {
    private static let side = 64
    /// The distance between the instances, at which no filter samples the next cell.
    private static let step = 96
    private static let count = 3

    /// The tree of a seed, displayed with all instances, or with a single one in the cell of each.
    private struct Case {
        let seed: UInt64
        let delay: Double

        init(seed: UInt64) {
            self.seed = seed
            delay = Double(1 + seed % 4) / 8 * (seed % 5 == 0 ? -1 : 1)
        }

        /// Returns a display at one second with the instances side by side, beginning at a cell.
        func display(count: Int, cell: Int) -> HeadlessDisplay {
            let (width, height) = (step * DelayAgreementTests.count, side)
            let display = HeadlessDisplay(size: CGSize(width: width, height: height))
            display.advance(by: 1)
            display.perform {
                var tree = RandomDelayedTree(seed: seed, isAhead: delay < 0)
                let layer = CAReplicatorLayer()
                layer.frame = CGRect(x: step * cell, y: 0, width: side, height: side)
                layer.instanceTransform = CATransform3DMakeTranslation(Double(step), 0, 0)
                layer.instanceCount = count
                layer.instanceDelay = delay
                layer.speed = tree.random.pick([1, 1, 2, 0.5])
                let content = tree.content(side: side)
                layer.addSublayer(content)
                withoutActions { display.rootLayer.addSublayer(layer) }
            }
            display.advance(by: 0)
            return display
        }
    }

    /// Returns a time more than a refresh after a multiple of a 32nd of a second, so that ended
    /// animations are removed.
    private static func time(_ step: Int) -> Double { 1 + Double(step) / 32 + 3.0 / 128 }

    /// Two hundred trees, and those that revealed differences before.
    private static let seeds = Array(1...200) + [317, 321, 386, 687] as [UInt64]

    @Test("Delayed instances agree with delayed layers in random trees", arguments: 0..<4)
    func agreement(part: Int) throws {
        let renderer = SoftwareRenderer()
        var (compared, moving) = (0, 0)
        let seeds = cases(Self.seeds.filter { $0 % 4 == part })
        for seed in seeds {
            let scene = Case(seed: seed)
            let copied = scene.display(count: Self.count, cell: 0)
            let rate = Double(copied.rootLayer.sublayers?[0].speed ?? 1)
            let steps = [0, 7, 16, 29, 45, 70, 120]
            let pictures = steps.map { step in
                copied.advance(by: Self.time(step) - copied.time)
                return copied.snapshot()
            }
            moving += Set(pictures.map { pictureHash([$0]) }).count
            for k in 0..<Self.count {
                let alone = scene.display(count: 1, cell: k)
                for (step, picture) in zip(steps, pictures) {
                    let time = Self.time(step) - Double(k) * scene.delay / rate
                    if time > alone.time { alone.advance(by: time - alone.time) }
                    let list = alone.host.tree.displayList(
                        at: time, width: Self.step * Self.count, height: Self.side, scale: 1
                    )
                    try renderer.render(list)
                    let expected = try renderer.readPixels()
                    let cell = CGRect(x: k * Self.step, y: 0, width: Self.side, height: Self.side)
                    let difference = PictureDifference(
                        try #require(picture.cropping(to: cell)),
                        try #require(expected.cropping(to: cell))
                    )
                    compared += 1
                    #expect(
                        difference.largest <= 1,
                        "seed \(seed), copy \(k) at \(Self.time(step)), the original at \(time)"
                    )
                }
            }
        }
        #expect(compared > 20 * seeds.count && moving > 3 * seeds.count)
    }
}

/// Creates trees of layers with animations of every kind; all times are multiples of an eighth.
struct RandomDelayedTree {
    var random: SeededRandom
    /// Whether copies run ahead of the original.
    private let isAhead: Bool

    init(seed: UInt64, isAhead: Bool) {
        random = SeededRandom(seed: seed)
        self.isAhead = isAhead
    }

    /// Returns a layer that clips its sublayers to a square.
    mutating func content(side: Int) -> CALayer {
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: side, height: side)
        content.masksToBounds = true
        var layers = [content]
        for _ in 0...random.below(5) {
            let layer = self.layer()
            random.pick(layers).addSublayer(layer)
            layers.append(layer)
        }
        return content
    }

    private mutating func layer() -> CALayer {
        var layer = random.layer()
        if layer is CAEmitterLayer { layer = CALayer() }
        layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        layer.position = CGPoint(x: 64 * random.unit(), y: 64 * random.unit())
        layer.backgroundColor = random.color()
        for _ in 0..<random.below(3) { random.change(layer) }
        if let replicator = layer as? CAReplicatorLayer {
            replicator.instanceCount = 1 + random.below(3)
            replicator.instanceDelay = Double(random.below(5) - 1) / 8
            replicator.instanceTransform = CATransform3DMakeTranslation(7, 5, 0)
            if random.chance(3) {
                let animation = CABasicAnimation(
                    keyPath: random.pick(["instanceDelay", "instanceCount"])
                )
                animation.toValue = animation.keyPath == "instanceCount" ? 4 : 0.5
                fit(animation)
                replicator.add(animation, forKey: nil)
            }
        }
        if random.chance(3) {
            layer.speed = random.pick([2, 0.5, 1])
            layer.timeOffset = eighths(8)
            if random.chance(2) { layer.beginTime = eighths(16) }
        }
        for number in 0..<random.below(4) {
            let animation = random.animation(of: layer)
            fit(animation)
            layer.add(animation, forKey: "\(number)")
        }
        return layer
    }

    private mutating func eighths(_ maximum: Int) -> Double {
        Double(random.below(maximum + 1)) / 8
    }

    /// Sets the times of an animation and its children to multiples of an eighth.
    private mutating func fit(_ animation: CAAnimation) {
        animation.duration = random.pick([0.25, 0.5, 1, 2])
        animation.beginTime = random.chance(2) ? 0 : 0.5 + eighths(12)
        animation.speed = random.pick([1, 1, 2, 0.5, -1])
        animation.timeOffset = random.chance(3) ? eighths(8) : 0
        animation.repeatCount = random.pick([0, 0, 1.5, 2, 3, .infinity])
        animation.repeatDuration = random.chance(5) ? 0.25 + eighths(10) : 0
        // An animation that ended before the commit is never visible on the original.
        if isAhead || animation.beginTime != 0 { animation.isRemovedOnCompletion = false }
        guard let group = animation as? CAAnimationGroup else { return }
        for part in group.animations ?? [] { fit(part) }
    }
}
