import CLegatoKernels
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import Synchronization
import TestSupport
import Testing

@Suite("Small clipped groups")
struct SmallGroupTests {
    /// Groups clipped by outlines of sides up to 60 pixels, at all angles and positions, on a
    /// target with odd sides.
    private struct Scene {
        var random: SeededRandom
        var list = DisplayList(width: 203, height: 151)

        init(seed: UInt64) {
            random = SeededRandom(seed: seed)
            list.background = DrawColor(0.5, 0.25, 0.125, 1)
            for _ in 0..<20 {
                let clip = outline(side: 2...60)
                let center = SIMD2(clip.projection.tx, clip.projection.ty)
                let bounds = PixelRect(
                    minX: Int32(center.x) - Int32.random(in: 5...28, using: &random),
                    minY: Int32(center.y) - Int32.random(in: 5...40, using: &random),
                    maxX: Int32(center.x) + Int32.random(in: 5...28, using: &random),
                    maxY: Int32(center.y) + Int32.random(in: 5...40, using: &random)
                )
                let isFaded = Bool.random(using: &random)
                let opacity = isFaded ? number(0.1...1) : 1
                list.items.append(
                    .beginGroup(GroupItem(bounds: bounds, opacity: opacity, clip: clip))
                )
                for _ in 0..<3 {
                    let alpha = Bool.random(using: &random) ? 1 : number(0...1)
                    var shape = outline(side: 10...90)
                    shape.projection.tx = center.x + number(-20...20)
                    shape.projection.ty = center.y + number(-20...20)
                    list.items.append(
                        .shape(
                            ShapeItem(
                                shape: shape,
                                fill: DrawColor(number(0...alpha), number(0...alpha), 0, alpha),
                                scissor: bounds
                            )
                        )
                    )
                }
                list.items.append(.endGroup)
            }
        }

        private mutating func number(_ range: ClosedRange<Float>) -> Float {
            Float.random(in: range, using: &random)
        }

        private mutating func outline(side: ClosedRange<Float>) -> RoundedShape {
            let (width, height) = (number(side), number(side))
            let turn = Bool.random(using: &random) ? 0 : number(0...7)
            let radius = Bool.random(using: &random) ? 0 : number(0...1) * min(width, height) / 2
            return RoundedShape(
                projection: Projection(
                    a: cos(turn), b: sin(turn), c: -sin(turn), d: cos(turn),
                    tx: number(-20...220), ty: number(-20...170)
                ),
                rect: LocalRect(x: -width / 2, y: -height / 2, width: width, height: height),
                radii: SIMD4(repeating: radius)
            )
        }
    }

    @Test(
        "Every compilation of the kernels draws small groups like the plain Swift twin",
        arguments: 1...30
    )
    func equalTwin(seed: UInt64) throws {
        let list = Scene(seed: seed).list
        let twin = SoftwareRenderer(threads: 1, kernels: KernelTwin.kernels)
        let expected = try draw(list, with: twin)
        for level in 0..<legato_kernel_levels() {
            let renderer = SoftwareRenderer(threads: 1, kernels: legato_kernels(level).pointee)
            expectSame(
                try draw(list, with: renderer), expected, comment: "seed \(seed), level \(level)"
            )
        }
    }

    @Test("Small groups are the same for any number of threads", arguments: 1...30)
    func threads(seed: UInt64) throws {
        let list = Scene(seed: seed).list
        let one = try draw(list, with: SoftwareRenderer(threads: 1))
        expectSame(
            try draw(list, with: SoftwareRenderer(threads: 7)), one, comment: "seed \(seed)")
    }

    @Test("Small groups are drawn in blocks")
    func modes() throws {
        var kernels = KernelTwin.kernels
        kernels.draw = { item, _, _ in
            guard let item, item.pointee.kind == Int32(LEGATO_COPY.rawValue) else { return }
            let mode = item.pointee.mode
            seenModes.withLock { _ = $0.insert(mode) }
        }
        try SoftwareRenderer(threads: 1, kernels: kernels).render(Scene(seed: 1).list)
        let seen = seenModes.withLock { $0 }
        let expected = [LEGATO_SMALL_EVEN, LEGATO_SMALL_PLAIN].map { Int32($0.rawValue) }
        #expect(seen == Set(expected))
    }
}

/// The modes of the groups drawn in the last test.
private let seenModes = Mutex<Set<Int32>>([])
