import Foundation
import Legato
import Testing

/// The sizes that a window can have.
@Suite("Window sizes")
struct WindowSizeTests {
    @Test("A window has as many points a side as allowed")
    func largest() async {
        await #expect(processExitsWith: .success) {
            setenv("SDL_VIDEODRIVER", "dummy", 1)
            try await MainActor.run {
                let size = CGSize(width: 32_767, height: 1)
                let window = try Window(title: "Wide", size: size, renderer: .software)
                guard window.rootLayer.bounds.size == size else { exit(2) }
                window.close()
            }
        }
    }

    @Test("A window of a point more is refused with a message", arguments: [true, false])
    func beyond(isWide: Bool) async {
        let result =
            isWide
            ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try await Window(title: "Wide", size: CGSize(width: 32_768, height: 1))
            }
            : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try await Window(title: "Flat", size: CGSize(width: 1, height: 0.5))
            }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A window needs 1 to 32767 points a side, got"))
    }
}
