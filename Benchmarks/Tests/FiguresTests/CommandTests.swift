import Foundation
import Testing

/// The program itself with invalid arguments.
struct CommandTests {
    /// Runs the program with some arguments and returns its status and output.
    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
            .appendingPathComponent("frame-timing")
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin"]
        if let path = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] {
            process.environment?["LD_LIBRARY_PATH"] = path
        }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func anUnknownSceneIsReportedWithTheClosestName() throws {
        let (status, output) = try run(["--scene", "layer"])
        #expect(status == 64)
        #expect(
            output.contains(
                "No scene is named 'layer'. Did you mean 'layers', 'player', 'layers-plain'"))
    }

    @Test func theListContainsScenesAndWorkloads() throws {
        let (status, output) = try run(["--list"])
        #expect(status == 0)
        for name in [
            "layers ", "layers-plain ", "card-flip ", "nesting ", "rows ", "link ", "pause ",
            "rates ",
        ] {
            #expect(output.contains("\n\(name)"), "\(name)")
        }
    }

    @Test(arguments: [
        (["--scene", "layers", "--json", "/no/such/folder/a.json"], "there is no folder"),
        (["--scene", "layers", "--plot", "/tmp/a.jpg"], "ends in .png"),
        (["--scene", "layers", "--compare", "/no/such.json"], "--compare cannot read"),
        (["--scene", "layers", "--fail-above", "2"], "--compare"),
        (["--scene", "layers", "--rate=-1"], "--rate must be 0 to 10000"),
        (["--scene", "layers", "--count=-1"], "--count must be 0 to 1000000"),
        (["--scene", "layers", "--seconds", "0"], "--seconds must be over 0"),
        (["--scene", "layers", "--count", "1", "--count", "2"], "only with --peers"),
        (["--scene", "layers", "--busy=-1"], "--busy must be 0 to 64"),
        (["--scene", "rows", "--peers"], "layers and layers-plain only"),
        (["--peers", "--peer-folder", "/no/such"], "Name their folder with --peer-folder"),
        (["--peers", "--csv", "/tmp/a.csv"], "combined with --json and --markdown only"),
        (["--startup", "--csv", "/tmp/a.csv"], "combined with --json and --markdown only"),
        (["--startup", "--scene", "rows"], "leave out --scene"),
        (["--startup", "--peers"], "name one"),
        (["--startup", "--runs", "0"], "--runs must be 1 to 1000"),
        (["--scene", "idle", "--headless"], "measures a window"),
        (["--scene", "idle", "--csv", "/tmp/a.csv"], "--json only"),
        ([], "Name a --scene"),
    ])
    func wrongArgumentsAreRefusedWithAMessage(_ arguments: [String], _ words: String) throws {
        let (status, output) = try run(arguments)
        #expect(status == 64)
        #expect(output.contains(words), "\(output)")
    }
}
