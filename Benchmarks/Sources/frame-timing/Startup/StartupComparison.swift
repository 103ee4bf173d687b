import Figures
import Foundation
import Legato

/// Starts this library's smallest program and others on the same display, in turn, many times.
@MainActor
struct StartupComparison {
    /// The timeout of a program in seconds.
    private static let patience = 20

    let runs: Int
    let folder: String

    private let programs = StartupProgram.own + StartupProgram.peers

    init(runs: Int, folder: String) { (self.runs, self.folder) = (runs, folder) }

    /// Times everything, after one start of each that does not count.
    func run() throws -> StartupTable {
        let hasPeers = FileManager.default.fileExists(atPath: folder + "/common")
        let peers = hasPeers ? try PeerFolder(copying: folder) : nil
        var table = StartupTable(
            rows: programs.map { StartupTable.Row($0.name, $0.kind) },
            references: StartupProgram.references
        )
        let progress = ProgressBar()
        defer { progress.clear() }
        for (index, program) in programs.enumerated() {
            progress.show(0, "warming up: \(program.name)")
            table.rows[index].failure = try obstacle(to: program, peers)
        }
        for run in 0..<runs {
            for (index, program) in programs.enumerated() where table.rows[index].failure == nil {
                progress.show(Double(run) / Double(runs), "start \(run + 1): \(program.name)")
                let result = try start(program, peers)
                if let sample = StartupSample(output: result.output) {
                    table.rows[index].samples.append(sample)
                } else {
                    table.rows[index].failure = Self.reason(of: result)
                }
            }
        }
        return table
    }

    /// Returns the table as Markdown, with a description of the machine.
    func markdown(_ table: StartupTable) -> String {
        let head =
            Machine.sentence(sdl: Application.sdlVersion)
            + ", \(runs) starts per program, in turn, after one that is not counted. Medians, with "
            + "minimum and maximum in brackets: from exec to the end of presenting the first frame, "
            + "with OpenGL finished; CPU time and peak memory up to then."
        return head + "\n\n" + table.markdown
    }

    /// Returns the table as JSON.
    func value(_ table: StartupTable) -> JSONValue {
        .object([
            "runs": .number(Double(runs)), "programs": table.value,
            "environment": .object(RunEnvironment.values(renderer: "")),
        ])
    }

    /// Builds a program if needed and starts it once; returns the reason for a failure, or nil.
    private func obstacle(to program: StartupProgram, _ peers: PeerFolder?) throws -> String? {
        guard let folder = program.folder else {
            let result = try start(program, peers)
            return StartupSample(output: result.output) == nil ? Self.reason(of: result) : nil
        }
        guard let peers else { return "\(self.folder) contains no programs" }
        return try peers.obstacle(
            to: folder, arguments: program.arguments, environment: program.environment
        )
    }

    private func start(
        _ program: StartupProgram, _ peers: PeerFolder?
    ) throws(BenchmarkError) -> Subprocess {
        let own = Machine.programFolder
        let folder = program.folder.flatMap { peers?.path(of: $0) } ?? own
        let command =
            program.folder == nil ? ["./first-frame"] : program.command + program.arguments
        return try Subprocess.run(
            ["env", "-C", folder, own + "/timed-launch"] + command,
            environment: program.environment.merging(["vblank_mode": "0"]) { $1 },
            timeout: Self.patience
        )
    }

    private static func reason(of result: Subprocess) -> String {
        guard result.status != 124 else { return "it timed out" }
        return result.lastComplaint ?? "it printed no figures"
    }
}
