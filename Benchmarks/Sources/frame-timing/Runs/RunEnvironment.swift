import Figures
import Foundation
import Legato

/// The machine and the libraries of a run.
@MainActor
enum RunEnvironment {
    /// Returns everything that may affect the figures.
    /// - Parameters:
    ///   - renderer: The renderer's name, which for OpenGL contains the driver's.
    ///   - driverVersion: The OpenGL version with that of its driver; empty for the software renderer.
    /// - Returns: Values by name.
    static func values(renderer: String, driverVersion: String = "") -> [String: JSONValue] {
        var values = Machine.description
        values["display_driver"] = .text(Application.shared.videoDriver)
        values["sdl_version"] = .text(Application.sdlVersion)
        let driver = renderer.split(separator: ",", maxSplits: 1)
        values["gl_renderer"] =
            driver.first == "gl"
            ? .text(driver.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "") : .null
        values["gl_version"] = driverVersion.isEmpty ? .null : .text(driverVersion)
        let mesa = driverVersion.firstMatch(of: /Mesa ([0-9][^ )]*)/)
        values["mesa_version"] = mesa.map { .text(String($0.1)) } ?? .null
        values["build"] = .text("release")
        values["compile_flags"] = .text("swift build -c release (-O, whole modules)")
        values["git_commit"] = commit.map { .text($0) } ?? .null
        return values
    }

    /// Returns the string of a value; empty if it is not a string.
    nonisolated static func text(_ value: JSONValue) -> String {
        if case .text(let text) = value { text } else { "" }
    }

    /// The commit of the sources of this program; nil if git does not report one.
    private static var commit: String? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        let arguments = ["git", "-C", folder, "describe", "--always", "--dirty"]
        guard let output = try? Subprocess.run(arguments, timeout: 5), output.status == 0 else {
            return nil
        }
        let text = output.output.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
