import Foundation
import Legato
import LegatoCanvas
import LegatoGraphics
import LegatoRecording
import TestSupport
import Testing

/// Plots.
///
/// The plots in the documentation match the library.
struct PlotTests {
    private static let folder = "Sources/LegatoMotion/LegatoMotion.docc/Resources"

    /// The files of the catalogue, and the plots that `recorder plot` draws into them.
    private static let plots: [(name: String, plot: Plot)] = [
        ("interruption@2x.png", .interruption),
        ("spring-bounce-0@2x.png", .spring(bounce: 0)),
        ("spring-bounce-30@2x.png", .spring(bounce: 0.3)),
        ("spring-bounce-70@2x.png", .spring(bounce: 0.7)),
        ("spring-bounce-minus-50@2x.png", .spring(bounce: -0.5)),
    ]

    // The pixels are compared, not the files: with the fonts of fonts-dejavu-core they must be
    // equal byte for byte, but another version of zlib may compress them differently.
    @Test("The catalogue's plots are those that the recorder draws, and no others")
    func pictures() throws {
        for (name, plot) in Self.plots {
            let file = ProjectFiles.root.appendingPathComponent("\(Self.folder)/\(name)")
            expectSame(try plot.picture(), try CGImage(contentsOf: file), comment: name)
        }
        let names = try ProjectFiles.names(in: Self.folder, suffix: ".png")
        #expect(names == Self.plots.map(\.name))
    }

    @Test("A plot shows the curve of its spring, and is wide enough for any bounce")
    func curve() throws {
        let picture = try Plot.spring(bounce: 0).picture(scale: 1)
        #expect(picture.width == 640)
        // A third of the time axis is half a second: the value is 0.986 of an axis up to 1.5.
        let column = 60 + (640 - 60 - 24) / 3
        let rows = (40..<190).filter { y in
            let pixel = picture[column, y]
            return pixel.blue > 150 && pixel.red < 100
        }
        let middle = Double(rows.reduce(0, +)) / Double(max(1, rows.count)) + 0.5
        #expect(abs(middle - (190 - 150 * 0.986 / 1.5)) < 1)
        let endless = try Plot.spring(bounce: 1).picture()
        #expect(endless.width == 1280 && endless.height == picture.height * 2)
    }

    @Test("A bounce of -1, which has no motion to plot, traps")
    func noMotion() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Plot.spring(bounce: -1) }
        }
    }
}
