import LegatoDrawing
import TestSupport
import Testing

@testable import LegatoRenderTree

/// Order of planes.
///
/// The order of planes in space, and where they are split.
struct PlaneOrderTests {
    private func plane(
        _ number: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        slope: SIMD2<Double> = .zero, depth: Double
    ) -> PlanePart {
        PlanePart(
            plane: number,
            depth: PlaneDepth(slope: slope, constant: depth),
            shape: ConvexPart(corners: [
                SIMD2(x, y), SIMD2(x + width, y), SIMD2(x + width, y + height),
                SIMD2(x, y + height),
            ])
        )
    }

    @Test("A stack is sorted by depth without cuts, whatever its order was")
    func stack() {
        var random = SeededRandom(seed: 3)
        let depths = (0..<2000).map(Double.init).shuffled(using: &random)
        let planes = depths.enumerated().map { plane($0, 0, 0, 10, 10, depth: $1) }
        let sorted = PlaneOrder.sorted(planes)
        #expect(sorted.map(\.depth.constant) == (0..<2000).map(Double.init))
        #expect(sorted.allSatisfy { $0.cuts.isEmpty })
    }

    @Test("Planes of nearly equal depth keep their order and are not cut")
    func ties() {
        let planes = (0..<20).map {
            plane(
                $0, Double($0), 0, 10, 10, slope: SIMD2(1 + 1e-9 * Double($0 % 3), 0),
                depth: 1e-6 * Double(-$0)
            )
        }
        #expect(PlaneOrder.sorted(planes).map(\.plane) == Array(0..<20))
    }

    @Test("Two crossing planes are cut once, along their intersection")
    func cross() {
        let a = plane(0, 0, 0, 10, 10, slope: SIMD2(1, 0), depth: -5)
        let b = plane(1, 0, 0, 10, 10, slope: SIMD2(-1, 0), depth: 5)
        let sorted = PlaneOrder.sorted([a, b])
        #expect(sorted.count == 3)
        #expect(sorted[1].cuts.isEmpty)
        let line = sorted[0].cuts[0]
        #expect(line.y == 0 && line.constant / line.x == -5)
        #expect(sorted[0].cuts.count == 1 && sorted[2].cuts == [line.complement])
    }

    @Test("Planes that cross only beyond their edges, or touch at one, are not cut")
    func apart() {
        let a = plane(0, 0, 0, 10, 10, slope: SIMD2(1, 0), depth: -5)
        let beside = plane(1, 20, 0, 10, 10, depth: 0)
        let over = plane(2, 2, 20, 6, 10, depth: 0)
        #expect(PlaneOrder.sorted([a, beside, over]).allSatisfy { $0.cuts.isEmpty })
        // A diagonal neighbour: the boxes overlap, the planes do not.
        var (left, right) = (a, plane(1, 0, 0, 10, 10, depth: 0))
        left.shape = ConvexPart(corners: [SIMD2(0, 0), SIMD2(60, 0), SIMD2(0, 60)])
        right.shape = ConvexPart(corners: [SIMD2(70, 10), SIMD2(70, 70), SIMD2(10, 70)])
        #expect(PlaneOrder.sorted([left, right]).map(\.cuts.count) == [0, 0])
        // Two sides of a roof.
        let ridge = [
            plane(0, 0, 0, 10, 10, slope: SIMD2(1, 0), depth: 0),
            plane(1, 10, 0, 10, 10, slope: SIMD2(-1, 0), depth: 20),
        ]
        #expect(PlaneOrder.sorted(ridge).map(\.cuts.count) == [0, 0])
    }

    @Test("Any number of planes makes a bounded number of parts, each plane at least one")
    func bound() {
        var random = SeededRandom(seed: 11)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        for count in [3, 30, 300] {
            let planes = (0..<count).map { index in
                plane(
                    index, number(0...100), number(0...100), number(20...100), number(20...100),
                    slope: SIMD2(number(-3...3), number(-3...3)), depth: number(-100...100)
                )
            }
            let sorted = PlaneOrder.sorted(planes)
            #expect(sorted.count < 500 + 6 * count)
            #expect(Set(sorted.map(\.plane)) == Set(0..<count))
        }
    }
}
