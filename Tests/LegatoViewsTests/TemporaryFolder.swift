import Foundation

/// A folder that is removed at the end.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("legato-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func place(_ name: String) -> URL { url.appendingPathComponent(name) }
    func text(_ name: String) -> String? {
        try? String(contentsOf: place(name), encoding: .utf8)
    }
}
