import CLegatoKernels
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Kernels.
struct KernelTests {
    @Test("Every compilation of the kernels equals the plain Swift twin", arguments: cases(1...80))
    func kernelsEqualTwin(seed: UInt64) throws {
        try expectTwin(PictureScene.random(seed: seed, count: 24, blends: seed > 40), seed)
    }

    @Test("Gradients of every compilation equal the plain Swift twin", arguments: cases(1...60))
    func gradientsEqualTwin(seed: UInt64) throws {
        try expectTwin(PictureScene.gradients(seed: seed, count: 20), seed)
    }

    @Test(
        "Continuous corners and hard edges of every compilation equal the plain Swift twin",
        arguments: cases(1...24)
    )
    func cornersEqualTwin(seed: UInt64) throws {
        let corners: PictureScene.Corners = seed > 12 ? .hard : .continuous
        try expectTwin(PictureScene.random(seed: seed, count: 24, corners: corners), seed)
    }

    private func expectTwin(_ list: DisplayList, _ seed: UInt64) throws {
        let twin = SoftwareRenderer(threads: 1, kernels: KernelTwin.kernels)
        let expected = try draw(list, with: twin)
        for level in 0..<legato_kernel_levels() {
            let renderer = SoftwareRenderer(threads: 1, kernels: legato_kernels(level).pointee)
            expectSame(
                try draw(list, with: renderer), expected, comment: "seed \(seed), level \(level)"
            )
        }
    }
}
