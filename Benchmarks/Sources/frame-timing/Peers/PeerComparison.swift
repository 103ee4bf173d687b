import Figures
import Foundation
import Legato

/// Runs this program and others on the same display, in turn, several times.
@MainActor
struct PeerComparison {
    let scene: String
    let counts: [Int]
    let seconds: Double
    let rounds: Int
    let folder: String

    private static let software = "Legato"
    private static let openGL = "Legato OpenGL"

    /// Measures everything and returns a table for each count.
    func run() throws -> [PeerTable] {
        let folder = try PeerFolder(copying: folder)
        var tables = counts.map { count in
            let own = [
                PeerTable.Row(Self.software, note: "software renderer, the default here"),
                PeerTable.Row(Self.openGL),
            ]
            let others = PeerProgram.all.map { PeerTable.Row($0.name, note: $0.note) }
            return PeerTable(
                count: count, rows: own + others, reference: PeerProgram.reference,
                own: Self.software
            )
        }
        let progress = ProgressBar()
        defer { progress.clear() }
        let steps = Double(rounds * counts.count * PeerProgram.all.count * 2)
        var step = 0.0
        for round in 1...rounds {
            for index in tables.indices {
                // One of our renderers, in turn, before each of the peers.
                for (place, peer) in PeerProgram.all.enumerated() {
                    let isSoftware = place % 2 == 0
                    let own = isSoftware ? Self.software : Self.openGL
                    progress.show(step / steps, "round \(round), \(counts[index]): \(own)")
                    try measureOwn(isSoftware ? .software : .gl, into: &tables[index])
                    step += 1
                    progress.show(step / steps, "round \(round), \(counts[index]): \(peer.name)")
                    try measure(peer, with: folder, into: &tables[index])
                    step += 1
                }
            }
        }
        return tables
    }

    /// Returns the tables as Markdown, with a description of the machine.
    func markdown(_ tables: [PeerTable]) -> String {
        let environment = Machine.description
        let cores = environment["cores"]?.number.map { "\(Int($0))" } ?? "?"
        let load =
            environment["load_average_1min"]?.number.map { String(format: "%.1f", $0) } ?? "?"
        let head =
            Machine.sentence(sdl: Application.sdlVersion)
            + ", \(rounds) rounds of \(seconds.formatted()) s per "
            + "program, in turn. Medians over the rounds, with minimum and maximum in brackets; frame "
            + "time is the time between the ends of two frames. Load average after the last run "
            + "\(load); one program alone raises it to at most \(cores)."
        let parts = tables.map { table in
            "**\(scene), \(table.count) layers**\n\n" + table.markdown
        }
        return ([head] + parts).joined(separator: "\n\n")
    }

    /// Returns the tables as JSON.
    func value(_ tables: [PeerTable]) -> JSONValue {
        .object([
            "scene": .text(scene), "rounds": .number(Double(rounds)),
            "seconds": .number(seconds),
            "environment": .object(RunEnvironment.values(renderer: "")),
            "peers": .list(
                tables.flatMap { table -> [JSONValue] in
                    if case .list(let rows) = table.value { rows } else { [] }
                }
            ),
        ])
    }

    private func measure(
        _ peer: PeerProgram, with folder: PeerFolder, into table: inout PeerTable
    ) throws {
        guard let row = table.rows.firstIndex(where: { $0.name == peer.name }),
            table.rows[row].failure == nil
        else { return }
        let result = try folder.run(
            peer, count: table.count, variant: PeerProgram.variants[scene] ?? "round",
            seconds: seconds
        )
        switch result {
        case .success(let sample): table.rows[row].samples.append(sample)
        case .failure(let error): table.rows[row].failure = error.description
        }
    }

    /// Measures this program in a separate process, like the others.
    private func measureOwn(
        _ renderer: FrameTimingCommand.RendererName, into table: inout PeerTable
    ) throws {
        let name = renderer == .software ? Self.software : Self.openGL
        guard let row = table.rows.firstIndex(where: { $0.name == name }),
            table.rows[row].failure == nil
        else { return }
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("frame-timing.\(ProcessInfo.processInfo.processIdentifier)")
            .path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let arguments = [
            Machine.programFolder + "/frame-timing", "--scene", scene, "--count", "\(table.count)",
            "--seconds", "\(seconds)",
            "--rate", "0", "--renderer", renderer.rawValue, "--json", path,
        ]
        let result = try Subprocess.run(
            arguments, environment: ["vblank_mode": "0"], timeout: Int(seconds) + 60
        )
        guard result.status == 0, let report = try? JSONValue(contentsOf: path),
            let sample = PeerSample(report: report)
        else {
            table.rows[row].failure = result.lastComplaint ?? "it wrote no figures"
            return
        }
        table.rows[row].samples.append(sample)
    }
}
