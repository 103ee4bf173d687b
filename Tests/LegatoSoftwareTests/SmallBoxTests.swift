import CLegatoKernels
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import Synchronization
import TestSupport
import Testing

/// Small boxes.
struct SmallBoxTests {
    /// Boxes of sides up to 64 pixels, at all angles and positions, whole and cut, on a target with
    /// odd sides.
    private struct Scene {
        var random: SeededRandom
        var list = DisplayList(width: 203, height: 151)

        init(seed: UInt64) {
            random = SeededRandom(seed: seed)
            list.background = DrawColor(0.5, 0.25, 0.125, 1)
            for index in 0..<60 {
                if index == 40 { list.items.append(.beginGroup(group())) }
                list.items.append(box())
            }
            list.items.append(.endGroup)
        }

        private mutating func number(_ range: ClosedRange<Float>) -> Float {
            Float.random(in: range, using: &random)
        }

        private mutating func group() -> GroupItem {
            GroupItem(bounds: scissor(), opacity: 0.7)
        }

        private mutating func scissor() -> PixelRect {
            let x = Int32.random(in: -9...120, using: &random)
            let y = Int32.random(in: -9...90, using: &random)
            return PixelRect(
                minX: x, minY: y, maxX: x + Int32.random(in: 1...130, using: &random),
                maxY: y + Int32.random(in: 1...110, using: &random)
            )
        }

        private mutating func angle() -> Float {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: 0
            case 1: .pi / 2
            case 2: number(-1e-4...1e-4)
            case 3: .pi / 2 + number(-1e-4...1e-4)
            default: number(0...7)
            }
        }

        mutating func box() -> DisplayItem {
            let width = number(0.2...63)
            let height = Bool.random(using: &random) ? width : number(0.2...63)
            let maximum = min(width, height) / 2
            let radius = [0, 1e-7, 0.3, maximum, number(0...1) * maximum].randomElement(
                using: &random)
            let turn = angle()
            let scale = number(0.5...1.2)
            let (cosine, sine) = (cos(turn) * scale, sin(turn) * scale)
            let shear = Bool.random(using: &random) ? 0 : number(-0.5...0.5)
            let alpha = Bool.random(using: &random) ? 1 : number(0...1)
            let projection = Projection(
                a: cosine, b: sine, c: -sine + shear * cosine, d: cosine + shear * sine,
                tx: number(-20...220), ty: number(-20...170)
            )
            return .shape(
                ShapeItem(
                    shape: RoundedShape(
                        projection: projection,
                        rect: LocalRect(
                            x: -width / 2, y: -height / 2, width: width, height: height
                        ),
                        radii: SIMD4(repeating: min(radius ?? 0, maximum))
                    ),
                    fill: DrawColor(number(0...alpha), number(0...alpha), 0, alpha),
                    scissor: Bool.random(using: &random) ? list.bounds : scissor()
                )
            )
        }
    }

    @Test(
        "Every compilation of the kernels draws small boxes like the plain Swift twin",
        arguments: 1...60
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

    @Test("Small boxes are the same for any number of threads and any damage", arguments: 1...20)
    func threadsAndDamage(seed: UInt64) throws {
        var scene = Scene(seed: seed)
        let one = SoftwareRenderer(threads: 1)
        let many = SoftwareRenderer(threads: 7)
        for step in 0..<6 {
            let whole = try draw(scene.list, with: SoftwareRenderer(threads: 1))
            for renderer in [one, many] {
                expectSame(
                    try draw(scene.list, with: renderer), whole,
                    comment: "seed \(seed), step \(step), damage \(renderer.damage)"
                )
            }
            scene.list.items[step * 5] = scene.box()
        }
    }

    @Test("Both code paths for small boxes are taken, and not for all boxes")
    func modes() throws {
        var kernels = KernelTwin.kernels
        kernels.draw = { item, _, _ in
            guard let mode = item?.pointee.mode else { return }
            seenModes.withLock { _ = $0.insert(mode) }
        }
        let renderer = SoftwareRenderer(threads: 1, kernels: kernels)
        try renderer.render(Scene(seed: 1).list)
        let seen = seenModes.withLock { $0 }
        let modes = [LEGATO_SMALL_EVEN, LEGATO_SMALL_PLAIN, LEGATO_EVEN, LEGATO_AFFINE]
        for mode in modes {
            #expect(seen.contains(Int32(mode.rawValue)), "mode \(mode.rawValue) of \(seen)")
        }
    }
}

/// The modes of the kernels called in the last test.
private let seenModes = Mutex<Set<Int32>>([])
