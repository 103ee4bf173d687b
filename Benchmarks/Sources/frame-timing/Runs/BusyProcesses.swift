import Figures
import Foundation

/// Processes that keep processors busy while something is measured.
struct BusyProcesses {
    private let processes: [Process]

    /// Starts the processes, which end by themselves after `seconds` at the latest.
    /// - Throws: `BenchmarkError` if one cannot be started.
    init(count: Int, seconds: Double) throws(BenchmarkError) {
        var processes: [Process] = []
        for _ in 0..<count {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            let command = ["timeout", "\(Int(seconds.rounded(.up)))", "sh", "-c"]
            process.arguments = command + ["while :; do :; done"]
            do {
                try process.run()
            } catch {
                for process in processes { process.terminate() }
                throw BenchmarkError("Could not start a busy process: \(error)")
            }
            processes.append(process)
        }
        self.processes = processes
    }

    /// Ends the processes.
    func end() {
        for process in processes { process.terminate() }
        for process in processes { process.waitUntilExit() }
    }
}
