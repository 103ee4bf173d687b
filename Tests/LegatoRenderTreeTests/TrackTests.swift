import AllocationCounter
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

@testable import LegatoRenderTree

/// Animations with tracks and plain layers.
///
/// Every animation here has a track, unless the test says otherwise.
struct TrackTests {
    private static let paths = [
        "position", "opacity", "transform.rotation.z", "transform.rotation", "bounds",
        "position.x", "bounds.size", "bounds.origin", "bounds.size.width", "backgroundColor",
        "cornerRadius", "anchorPoint", "borderWidth", "shadowRadius",
    ]

    private static func animation(
        _ id: AnimationID, _ name: String, _ random: inout SeededRandom
    ) -> FrozenAnimation? {
        guard let path = try? PropertyPath(name) else { return nil }
        func numbers() -> SIMD4<Double> {
            SIMD4(random.unit(), random.unit(), random.unit(), random.unit()) * 20
        }
        // At least one end is fixed; the other may be the model value.
        let from = random.chance(of: 0.7) ? numbers() : nil
        let isSprung = random.chance(of: 0.3)
        let isEased = random.chance(of: 0.6)
        return FrozenAnimation(
            id: id,
            path: path,
            timing: MediaTiming(
                beginTime: random.unit(), duration: 0.1 + 2 * random.unit(),
                speed: random.chance(of: 0.2) ? -1 : 0.5 + random.unit(),
                timeOffset: random.chance(of: 0.3) ? random.unit() : 0,
                repeatCount: random.chance(of: 0.5) ? .infinity : 3 * random.unit(),
                autoreverses: random.chance(of: 0.5),
                fill: random.chance(of: 0.5) ? .both : .removed
            ),
            easing: isEased && !isSprung
                ? FrozenAnimation.Easing(CubicSolver(x1: 0.4, y1: -0.1, x2: 0.3, y2: 1.2)) : nil,
            spring: isSprung ? SpringResponse(mass: 1, stiffness: 200, damping: 10) : nil,
            ends: .vector(
                from: from, to: from == nil || random.chance(of: 0.7) ? numbers() : nil,
                by: random.chance(of: 0.3) ? numbers() : nil
            ),
            isAdditive: false,
            isCumulative: false
        )
    }

    private static func layers(
        _ count: Int, in sketch: Sketch, without omitted: String? = nil,
        _ random: inout SeededRandom
    ) -> (layers: [LayerID], animations: Int) {
        var (layers, animations) = ([LayerID](), 0)
        for index in 0..<count {
            let parent = random.chance(of: 0.3) ? layers.last ?? 0 : 0
            let angle = random.chance(of: 0.5) ? random.unit() : 0
            let layer = sketch.add(random.unit() * 80, random.unit() * 80, 10, 10, in: parent) {
                $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
                $0.opacity = index.isMultiple(of: 3) ? 0.5 : 1
                $0.cornerRadius = index.isMultiple(of: 2) ? 3 : 0
                $0.allowsGroupOpacity = !index.isMultiple(of: 6)
            }
            layers.append(layer)
            // Each property is named by one path at most.
            var names: [String: String] = [:]
            for name in paths where name != omitted && random.chance(of: 0.25) {
                names[String(name.prefix { $0 != "." })] = name
            }
            for (_, name) in names.sorted(by: { $0.key < $1.key }) {
                animations += 1
                let id = AnimationID(5000 + animations)
                guard let animation = animation(id, name, &random) else { continue }
                sketch.tree.apply(Commit(changes: [.addAnimations(layer, [animation])]))
            }
        }
        return (layers, animations)
    }

    @Test(
        "Tracks equal the presentation, bit for bit",
        arguments: 1...8 as ClosedRange<UInt64>
    )
    func tracksShowThePresentation(seed: UInt64) {
        let sketch = Sketch()
        var random = SeededRandom(seed: seed)
        let (layers, animations) = Self.layers(60, in: sketch, &random)
        for (pass, time) in [0.6, 1, 1.37, 0.2, 2.9, 40].enumerated() {
            if pass == 2 {
                for layer in layers { sketch.change(layer) { $0.position.x += 3 } }
            }
            if pass == 4 {
                // Separate clocks give each layer a different time.
                for layer in layers { sketch.change(layer) { $0.clock.timeOffset = 0.3 } }
            }
            _ = sketch.list(at: time)
            #expect(sketch.tree.evaluator.tracks.count == animations)
            #expect(sketch.tree.statistics.evaluations == animations)
            for layer in layers {
                #expect(
                    sketch.tree.shownState(of: layer)
                        == sketch.tree.presentation(of: layer, at: time),
                    "seed \(seed), layer \(layer) at \(time)"
                )
            }
        }
    }

    @Test("Additive, grouped and overlapping animations have no track")
    func withoutTracks() {
        var random = SeededRandom(seed: 1)
        func tracks(_ change: (Sketch, LayerID) -> Void) -> Int? {
            let sketch = Sketch()
            let layer = sketch.add(0, 0, 10, 10)
            sketch.animate(layer, .opacity, from: 0, to: 1)
            change(sketch, layer)
            _ = sketch.list(at: 0.5)
            #expect(
                sketch.tree.shownState(of: layer)
                    == sketch.tree.presentation(of: layer, at: 0.5)
            )
            return sketch.tree.evaluator.tracks.count
        }
        #expect(tracks { _, _ in } == 1)
        #expect(tracks { $0.animate($1, .cornerRadius, from: 0, to: 1) } == 2)
        #expect(tracks { $0.animate($1, .opacity, from: 0, to: 1) } == 0)
        #expect(tracks { $0.animate($1, .zPosition, from: 0, to: 1) } == 0)
        #expect(
            tracks {
                guard let turn = Self.animation(9, "transform.rotation.z", &random) else { return }
                $0.change($1) { $0.transform = CATransform3DMakeRotation(1, 1, 0, 0) }
                $0.tree.apply(Commit(changes: [.addAnimations($1, [turn])]))
            } == 0
        )
    }

    @Test(
        "Plain layers are drawn like layers with a hidden sublayer, which take the general path",
        arguments: 1...8 as ClosedRange<UInt64>
    )
    func plainLayers(seed: UInt64) {
        let (short, long) = (Sketch(), Sketch())
        var (a, b) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
        // In a layer with sublayers, a border is a separate item.
        let layers = Self.layers(60, in: short, without: "borderWidth", &a).layers
        _ = Self.layers(60, in: long, without: "borderWidth", &b)
        for layer in layers { long.add(0, 0, 5, 5, in: layer) { $0.isHidden = true } }
        for time in [0.2, 0.6, 1.37, 2.9, 40] {
            let (one, other) = (short.list(at: time), long.list(at: time))
            let differing = zip(one.singleItems, other.singleItems).first { $0 != $1 }
            #expect(differing == nil, "seed \(seed) at \(time)")
            #expect(one.singleItems.count == other.singleItems.count)
            #expect(one.singleItems.count > 20)
            #expect(short.tree.statistics.visible == long.tree.statistics.visible)
        }
    }

    #if !DEBUG
    // Without optimisation, values are boxed.
    @Test("A frame of moving, rotating layers allocates nothing")
    func allocations() {
        let sketch = Sketch()
        var random = SeededRandom(seed: 7)
        _ = Self.layers(200, in: sketch, &random)
        for frame in 0..<4 { _ = sketch.list(at: 0.1 * Double(frame)) }
        let before = allocationsOfThisThread()
        for frame in 4..<14 { _ = sketch.list(at: 0.1 * Double(frame)) }
        #expect(allocationsOfThisThread() - before == 0)
    }

    @Test("A frame of 20,000 moving layers on one thread allocates nothing")
    func allocationsOfMany() {
        let sketch = Sketch(threads: 1)
        for index in 0..<20_000 {
            let layer = sketch.add(Double(index % 100), 0, 10, 10, in: 0)
            sketch.animate(layer, .cornerRadius, from: 0, to: 5)
        }
        for frame in 0..<4 { _ = sketch.list(at: 0.1 * Double(frame)) }
        let before = allocationsOfThisThread()
        for frame in 4..<9 { _ = sketch.list(at: 0.1 * Double(frame)) }
        #expect(allocationsOfThisThread() - before == 0)
        #expect(sketch.tree.statistics.evaluations == 20_000)
    }
    #endif
}
