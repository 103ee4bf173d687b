import CLegatoKernels
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import Synchronization
import TestSupport
import Testing

/// Small clipped groups.
struct SmallGroupTests {
    /// Groups clipped by outlines of sides up to 60 pixels, at all angles and positions, on a
    /// target with odd sides; with effects, some have shadows, filters and cuts.
    private struct Scene {
        var random: SeededRandom
        var list: DisplayList

        init(seed: UInt64, groups: Int = 20, width: Int = 203, height: Int = 151, effects: Bool) {
            random = SeededRandom(seed: seed)
            list = DisplayList(width: width, height: height)
            list.background = DrawColor(0.5, 0.25, 0.125, 1)
            for _ in 0..<groups {
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
                var group = GroupItem(bounds: bounds, opacity: opacity, clip: clip)
                if effects { addEffects(to: &group, at: center) }
                list.items.append(.beginGroup(group))
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

        private mutating func addEffects(to group: inout GroupItem, at center: SIMD2<Float>) {
            if Bool.random(using: &random) {
                group.shadow = GroupShadow(
                    offset: SIMD2(number(-6...6), number(-6...6)),
                    sigma: Bool.random(using: &random) ? 0 : number(0.5...4),
                    color: DrawColor(0, 0, number(0...0.5), number(0.5...1))
                )
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                group.filters = list.add([.blur(sigma: number(0.5...3))])
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                let (x, y) = (Double(number(-1...1)), Double(number(-1...1)))
                let constant = -x * Double(center.x) - y * Double(center.y)
                group.cut = list.cuts.append([CutLine(x: x, y: y, constant: constant)])
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
        arguments: cases(1...30 as ClosedRange<UInt64>), [false, true]
    )
    func equalTwin(seed: UInt64, effects: Bool) throws {
        let list = Scene(seed: seed, effects: effects).list
        let twin = SoftwareRenderer(threads: 1, kernels: KernelTwin.kernels)
        let expected = try draw(list, with: twin)
        for level in 0..<legato_kernel_levels() {
            let renderer = SoftwareRenderer(threads: 1, kernels: legato_kernels(level).pointee)
            expectSame(
                try draw(list, with: renderer), expected, comment: "seed \(seed), level \(level)"
            )
        }
    }

    @Test(
        "Small groups are the same for any number of threads",
        arguments: cases(1...30 as ClosedRange<UInt64>), [false, true]
    )
    func threads(seed: UInt64, effects: Bool) throws {
        let list = Scene(seed: seed, effects: effects).list
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
        let list = Scene(seed: 1, effects: false).list
        try SoftwareRenderer(threads: 1, kernels: kernels).render(list)
        let seen = seenModes.withLock { $0 }
        let expected = [LEGATO_SMALL_EVEN, LEGATO_SMALL_PLAIN].map { Int32($0.rawValue) }
        #expect(seen == Set(expected))
    }

    @Test(
        "A brief frame is drawn like any other", arguments: cases(1...20 as ClosedRange<UInt64>)
    )
    func brief(seed: UInt64) throws {
        let list = Scene(seed: seed, groups: 2, width: 83, height: 61, effects: seed > 10).list
        let twin = SoftwareRenderer(threads: 1, kernels: KernelTwin.kernels)
        expectSame(
            try draw(list, with: SoftwareRenderer(threads: 7)), try draw(list, with: twin),
            comment: "seed \(seed)"
        )
    }

    @Test("One thread draws a brief frame, although others have the time to join it")
    func briefThreads() throws {
        drawingThreads.withLock { $0 = [] }
        var kernels = KernelTwin.kernels
        kernels.draw = { _, _, _ in
            drawingThreads.withLock { _ = $0.insert(pthread_self()) }
            for _ in 0..<1000 { sched_yield() }
        }
        let scene = Scene(seed: 1, groups: 2, width: 83, height: 61, effects: false)
        try SoftwareRenderer(threads: 7, kernels: kernels).render(scene.list)
        #expect(drawingThreads.withLock { $0.count } == 1)
    }
}

/// The threads that drew the last brief frame.
private let drawingThreads = Mutex<Set<pthread_t>>([])

/// The modes of the groups drawn in the last test.
private let seenModes = Mutex<Set<Int32>>([])
