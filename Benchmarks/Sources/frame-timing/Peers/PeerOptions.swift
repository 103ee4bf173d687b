import ArgumentParser
import Figures
import Foundation

/// Other programs that are measured beside this one.
struct PeerOptions: ParsableArguments {
    @Flag(
        help: """
            Measure the scene 'layers' or 'layers-plain' in windows, unthrottled, beside programs \
            made with other toolkits, in turn; those that are not installed are skipped.
            """
    )
    var peers = false
    @Option(help: "Where the sources of the other programs lie.")
    var peerFolder: String?
    @Option(help: "How many times every program runs.")
    var rounds = 3
    @Option(
        help: """
            Write the tables into this Markdown file, too, between the lines \
            '<!-- begin peers SCENE -->' and '<!-- end peers SCENE -->'.
            """
    )
    var markdown: String?

    /// The folder of the other programs: beside the checkout unless told otherwise.
    var folder: String {
        if let peerFolder { return peerFolder }
        // This file lies five folders below the checkout.
        var checkout = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { checkout.deleteLastPathComponent() }
        return checkout.deletingLastPathComponent().appendingPathComponent("shared/peers").path
    }

    /// Refuses what cannot be measured before minutes are spent.
    func check(scene: String?, headless: Bool) throws {
        guard peers else {
            guard peerFolder == nil && markdown == nil else {
                throw ValidationError("--peer-folder and --markdown go with --peers only.")
            }
            return
        }
        guard PeerProgram.variants[scene ?? "layers"] != nil else {
            let names = PeerProgram.variants.keys.sorted().joined(separator: " and ")
            throw ValidationError("Other programs draw the scenes \(names) only.")
        }
        guard !headless else {
            throw ValidationError("--peers measures windows: leave out --headless.")
        }
        guard (2...100).contains(rounds) else {
            throw ValidationError("--rounds must be 2 to 100.")
        }
        guard FileManager.default.fileExists(atPath: folder + "/common") else {
            throw ValidationError(
                "There are no programs in \(folder). Name their folder with --peer-folder."
            )
        }
        guard ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false else {
            throw ValidationError(
                "--peers needs an X server: set DISPLAY, or run it under xvfb-run -a -s "
                    + "'-screen 0 1920x1080x24 +extension GLX'."
            )
        }
    }
}
