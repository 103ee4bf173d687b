import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// The test environment.
///
/// The environment that `Tests/TestEnvironment` sets up for every test.
struct TestEnvironmentTests {
    @Test(
        "Only the six core faces of DejaVu are found, whichever fonts are installed",
        arguments: [
            ("Sans", "DejaVu Sans"),
            ("Helvetica", "DejaVu Sans"),
            ("Nimbus Sans", "DejaVu Sans"),
            ("Noto Sans Mono", "DejaVu Sans"),
            ("DejaVu Sans Condensed", "DejaVu Sans"),
            ("DejaVu Sans Ultra-Light", "DejaVu Sans"),
            ("Sans Bold", "DejaVu Sans Bold"),
            ("Serif", "DejaVu Serif"),
            ("Monospace", "DejaVu Sans Mono"),
        ]
    )
    func fonts(name: String, face: String) throws {
        func image(_ name: String) throws -> CGImage {
            try TextLayout(string: "Hamburg 0189", fontName: name, fontSize: 20).image()
        }
        #expect(try image(name) == image(face))
    }

    @Test("A process that a test starts has no display and uses the fonts of the tests")
    func variables() throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self
        )
        process.waitUntilExit()
        let names = text.split(separator: "\n").compactMap { $0.split(separator: "=").first }
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"] {
            #expect(!names.contains { $0 == name })
        }
        #expect(!names.contains("LEGATO_RENDERER"))
        #expect(text.contains("Tests/TestEnvironment/fonts.conf\n"))
    }
}
