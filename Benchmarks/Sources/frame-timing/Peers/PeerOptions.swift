import ArgumentParser
import Figures
import Foundation

/// The selection of peers to measure.
struct PeerOptions: ParsableArguments {
    @Flag(
        help: """
            Measure the scene 'layers' or 'layers-plain' in windows, unthrottled, alternating with \
            programs made with other toolkits; those that are not installed are skipped.
            """
    )
    var peers = false
    @Flag(
        help: """
            Time the first frame of a minimal program with each renderer, alternating with \
            programs made with other toolkits.
            """
    )
    var startup = false
    @Option(help: "With --startup: the number of starts of each program.")
    var runs = 9
    @Option(help: "The folder of the other programs' sources.")
    var peerFolder: String?
    @Option(help: "The number of runs of each program.")
    var rounds = 3
    @Option(
        help: """
            Also write the tables to this Markdown file, between the lines \
            '<!-- begin peers SCENE -->' and '<!-- end peers SCENE -->', or those with 'startup'.
            """
    )
    var markdown: String?

    /// The folder of the peers: next to the checkout by default.
    var folder: String {
        if let peerFolder { return peerFolder }
        // This file is five folders below the checkout.
        var checkout = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { checkout.deleteLastPathComponent() }
        return checkout.deletingLastPathComponent().appendingPathComponent("shared/peers").path
    }

    /// Checks that peers can be measured before minutes are spent.
    func check(scene: String?, headless: Bool) throws {
        guard peers else {
            guard startup || (peerFolder == nil && markdown == nil) else {
                throw ValidationError("--peer-folder and --markdown need --peers or --startup.")
            }
            return startup ? try checkStartup(scene: scene) : ()
        }
        guard !startup else {
            throw ValidationError("--peers and --startup cannot be combined: name one.")
        }
        guard PeerProgram.variants[scene ?? "layers"] != nil else {
            let names = PeerProgram.variants.keys.sorted().joined(separator: " and ")
            throw ValidationError("--peers can measure \(names) only, got \(scene ?? "layers").")
        }
        guard !headless else {
            throw ValidationError("--peers measures windows: leave out --headless.")
        }
        guard (2...100).contains(rounds) else {
            throw ValidationError("--rounds must be 2 to 100, got \(rounds).")
        }
        guard FileManager.default.fileExists(atPath: folder + "/common") else {
            throw ValidationError(
                "\(folder) contains no programs. Name their folder with --peer-folder."
            )
        }
        try checkDisplay()
    }

    private func checkStartup(scene: String?) throws {
        guard scene == nil else {
            throw ValidationError("--startup measures no scene: leave out --scene.")
        }
        guard (1...1000).contains(runs) else {
            throw ValidationError("--runs must be 1 to 1000, got \(runs).")
        }
        try checkDisplay()
    }

    private func checkDisplay() throws {
        guard ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false else {
            throw ValidationError(
                "Other programs need an X server: set DISPLAY, or run it under xvfb-run -a -s "
                    + "'-screen 0 1920x1080x24 +extension GLX'."
            )
        }
    }
}
