import Figures
import Foundation

/// The measurement of another program.
struct PeerRow: Codable {
    var name: String
    var time: Double

    enum CodingKeys: String, CodingKey {
        case name = "what"
        case time = "ns_per_eval"
    }

    /// Runs a program, or a folder's run.sh, and parses the JSON lines that it prints.
    static func rows(of path: String) throws -> [PeerRow] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw BenchmarkError("--peer needs a program or a folder, but \(path) does not exist.")
        }
        let program = URL(fileURLWithPath: path)
        let process = Process()
        process.executableURL =
            isFolder.boolValue ? program.appendingPathComponent("run.sh") : program
        let output = Pipe()
        process.standardOutput = output
        let bytes: Data
        do {
            try process.run()
            bytes = output.fileHandleForReading.readDataToEndOfFile()
        } catch {
            throw BenchmarkError("Could not run \(path). Check that it is executable.")
        }
        process.waitUntilExit()
        let rows = bytes.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(PeerRow.self, from: $0)
        }
        guard !rows.isEmpty else {
            throw BenchmarkError(
                "\(path) printed no figures and ended with status \(process.terminationStatus)."
            )
        }
        return rows
    }
}
