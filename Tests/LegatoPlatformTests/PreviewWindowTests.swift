import Foundation
import Testing

/// Windows of previews.
struct PreviewWindowTests {
    /// Runs a program without a screen that shows the previews of a name.
    private func run(
        _ scenario: String = "", of name: String, previews: String
    ) throws -> Probe.Result {
        let environment = [
            "SDL_VIDEODRIVER": "dummy", "LEGATO_PREVIEWS": previews,
            "SWIFT_BACKTRACE": "enable=no",
        ]
        return try Probe.run(scenario, of: name, environment: environment)
    }

    @Test("A program with LEGATO_PREVIEWS shows its previews, and its own windows stay hidden")
    func program() throws {
        let result = try run("window", of: "platform-probe", previews: "shown_")
        #expect(result.status == 0)
        #expect(result.findings == ["preview": "shown", "windows": "false true"])
    }

    @Test("An app with LEGATO_PREVIEWS shows its previews instead of its windows")
    func app() throws {
        let result = try run(of: "app-probe", previews: "1")
        #expect(result.status == 0)
        #expect(result.findings == ["preview": "shown"])
    }

    @Test("A preview that ends the program is named")
    func trap() throws {
        let result = try run("window", of: "platform-probe", previews: "trap_")
        #expect(result.wasKilled)
        #expect(result.errors.contains("Legato: The preview \"Trap_Previews\" ended the program."))
    }
}
