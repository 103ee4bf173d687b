import Figures
import Foundation
import Legato

/// The machine and the libraries of a run.
@MainActor
enum RunEnvironment {
    /// Everything that may matter to the figures.
    /// - Parameters:
    ///   - renderer: The renderer's own name, which for OpenGL contains the driver's.
    ///   - driverVersion: The version of OpenGL and of its driver; empty where the CPU draws.
    /// - Returns: Values by their names.
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

    /// The text of a value that is one; empty for others.
    nonisolated static func text(_ value: JSONValue) -> String {
        if case .text(let text) = value { text } else { "" }
    }

    /// The commit of the sources that this program was built from; nil where git does not know.
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
