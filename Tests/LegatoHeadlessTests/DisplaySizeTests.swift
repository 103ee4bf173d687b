import Foundation
import Legato
import Testing

/// The sizes that a headless display can have.
struct DisplaySizeTests {
    @Test(arguments: [
        (CGSize(width: 16_384, height: 1), 1.0), (CGSize(width: 1, height: 8192), 2.0),
    ])
    func theLimitOnPixelsIsInclusive(size: CGSize, scale: Double) {
        let display = HeadlessDisplay(size: size, scale: scale, threads: 1)
        display.rootLayer.backgroundColor = .white
        let image = display.snapshot()
        #expect(max(image.width, image.height) == 16_384)
        #expect(image[image.width - 1, image.height - 1].red == 255)
        display.resize(to: CGSize(width: 16_384, height: 1), scale: 1)
        #expect(display.snapshot().width == 16_384)
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func moreThanTheMaximumNumberOfPixelsTraps() async {
        let wide = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = await HeadlessDisplay(size: CGSize(width: 16_385, height: 1))
        }
        #expect(message(wide).contains("needs 1 to 16384 pixels a side, got 16385.0 x 1.0"))
        let resized = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let display = await HeadlessDisplay(size: CGSize(width: 1, height: 1))
            await display.resize(to: CGSize(width: 1, height: 16_385), scale: 1)
        }
        #expect(message(resized).contains("needs 1 to 16384 pixels a side, got 1.0 x 16385.0"))
    }
}
