// A program with windows for the platform tests: SDL needs a process's main thread, which the test
// runner uses itself. `platform-probe SCENARIO` prints one `name=value` line per finding.
import Foundation
import Legato

let name = CommandLine.arguments.dropFirst().first ?? ""
guard let scenario = Scenario(rawValue: name) else {
    print("usage: platform-probe \(Scenario.allCases.map(\.rawValue).joined(separator: "|"))")
    exit(64)
}
do {
    try scenario.run()
} catch {
    report("error", error)
    exit(3)
}
