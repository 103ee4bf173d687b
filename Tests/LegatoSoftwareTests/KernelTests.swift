import CLegatoKernels
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

@Suite("Kernels")
struct KernelTests {
    @Test("Every compilation of the kernels equals the plain Swift twin", arguments: 1...80)
    func kernelsEqualTwin(seed: UInt64) throws {
        let list = PictureScene.random(seed: seed, count: 24, blends: seed > 40)
        let twin = SoftwareRenderer(threads: 1, kernels: KernelTwin.kernels)
        let expected = try draw(list, with: twin)
        for level in 0..<legato_kernel_levels() {
            let renderer = SoftwareRenderer(threads: 1, kernels: legato_kernels(level).pointee)
            expectSame(
                try draw(list, with: renderer),
                expected,
                comment: "seed \(seed), level \(level)"
            )
        }
    }
}
