import Foundation
import Legato
import Testing

/// Window sizes.
///
/// The sizes that a window can have.
struct WindowSizeTests {
    @Test("A window can be 16,384 points wide")
    func largest() throws {
        let result = try Probe.run(
            "widest", environment: ["SDL_VIDEODRIVER": "dummy", "LEGATO_RENDERER": "software"]
        )
        #expect(result.status == 0)
        #expect(result.number("width") == 16_384)
    }

    @Test("A side outside 1 to 16,384 points is refused with a message", arguments: [true, false])
    func beyond(isWide: Bool) async {
        let result =
            isWide
            ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try await Window(title: "Wide", size: CGSize(width: 16_385, height: 1))
            }
            : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try await Window(title: "Flat", size: CGSize(width: 1, height: 0.5))
            }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A window needs 1 to 16384 points a side, got"))
    }
}
