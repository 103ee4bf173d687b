import Foundation
import Legato
import LegatoDrawing
import LegatoRenderTree
import TestSupport
import Testing

/// The table of limits says what the code does.
@Suite("The table of limits")
struct LimitTableTests {
    /// The beginning of a row, and the default that its second column has.
    private static let rows: [(String, String)] = {
        let limits = ImageLimits.standard
        let text = TextLimits.standard
        let scales = LayerHost.scales
        let sides = "\(Int(LayerHost.mostPixels))"
        return [
            ("`ImageLimits.bytes`", "\(limits.bytes)"),
            ("`ImageLimits.pixels`", "\(limits.pixels)"),
            ("`ImageLimits.pixelsPerByte`", "\(limits.pixelsPerByte)"),
            ("`ImageLimits.scannedPixels`", "\(limits.scannedPixels)"),
            ("`TextLimits.bytes`", "\(text.bytes)"),
            ("`TextLimits.lines`", "\(text.lines)"),
            ("`TextLimits.paragraphBytes`", "\(text.paragraphBytes)"),
            ("`TextLimits.combiningScalars`", "\(text.combiningScalars)"),
            ("`TextLimits.tabs`", "\(text.tabs)"),
            ("`TextLimits.bidirectionalBytes`", "\(text.bidirectionalBytes)"),
            ("`TextLimits.glyphPixels`", "\(text.glyphPixels)"),
            ("`TextLimits.joinedWords`", "\(TextLimits.joinedWords)"),
            ("`TextLimits.fontSize`", "\(TextLimits.fontSize)"),
            ("`TextLimits.leastFontSize`", "\(TextLimits.leastFontSize)"),
            ("`TextLimits.fontNames`", "\(TextLimits.fontNames)"),
            ("`TextLimits.fontNameBytes`", "\(TextLimits.fontNameBytes)"),
            ("pixels of a side of a `HeadlessDisplay`", "1 to \(sides)"),
            ("pixels a point", "\(scales.lowerBound) to \(Int(scales.upperBound))"),
            (
                "refreshes a second of a `HeadlessDisplay`",
                "above 0, at most \(Int(LayerHost.highestRefreshRate))"
            ),
            ("refreshes from time 0", "\(LayerHost.mostRefreshes)"),
            ("media time in seconds", "\(LayerHost.latestTime)"),
            ("points from the origin of a pointer", "\(Double(InputEvent.farthest))"),
            ("bytes of the name of a key", "\(InputEvent.longestKey)"),
            ("points, scales and radii of a layer", "\(Double(DrawableRange.limit))"),
            (
                "time for which the program sleeps at once",
                "\(Application.timeout(seconds: 1e9) / 1000)"
            ),
        ] + rendering
    }()

    /// The rows of what is drawn.
    private static let rendering = [
        ("times in seconds", "\(LayerProperty.Measure.times.limit)"),
        ("points from the origin and size of a particle", "\(LayerRange.limit)"),
        ("dashes in sight of a stroke", "\(CGContext.greatestDashCount)"),
        ("dashes in sight of a stroke", "\(StrokeStyle.greatestDashCount)"),
        ("instances of all replicators", "\(RenderLimits.instances)"),
        ("copies of layers", "\(RenderLimits.copies)"),
        ("pixels that a birth", "\(RenderLimits.birthPixels)"),
        ("particles of an emitter cell", "\(RenderLimits.particles)"),
        ("times that what is drawn covers", "\(RenderLimits.coverTimes)"),
        ("pixels that what is drawn covers", "\(RenderLimits.coverPixels)"),
        ("pixels that each pixel of a group counts", "\(RenderLimits.groupPixels)"),
        ("pixels that each pixel of a group with filters", "\(RenderLimits.filteredPixels)"),
        ("pixels of the standard deviation of a group's shadow", "\(FarGroups.shadowSigma)"),
        ("pixels of the offset of a group's shadow", "\(FarGroups.shadowOffset)"),
        ("pixels of the standard deviation of a blur", "\(FarGroups.blurSigma)"),
        ("levels of such shadows and blurs", "\(FarGroups.mostLevels)"),
    ]

    @Test("Each default is that of the code")
    func defaults() throws {
        let lines = try ProjectFiles.text("Sources/Legato/Legato.docc/Limits.md").split(
            separator: "\n"
        )
        for (name, value) in Self.rows {
            let row = try #require(lines.first { $0.hasPrefix("| \(name)") }, "no row of \(name)")
            let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: [" "]) }
            let found = columns[1]
            let isSame = found == value || Double(found).map { $0 == Double(value) } ?? false
            #expect(isSame, "\(name) is \(value), the table says \(found)")
        }
    }

    @Test("Each kind of number of a layer has a row, and each such property says its range")
    func measures() throws {
        let table = try ProjectFiles.text("Sources/Legato/Legato.docc/Limits.md")
        for measure in LayerProperty.Measure.allCases {
            let row = table.split(separator: "\n").first { $0.hasPrefix("| \(measure.rawValue)") }
            #expect(
                row?.contains("| \(measure == .times ? "1e12" : "1e9") |") == true,
                "\(measure)"
            )
        }
        let sources = try [
            "CALayer+Properties", "CALayer+RarerProperties", "CAShapeLayer", "CAReplicatorLayer",
            "CAEmitterLayer", "CAGradientLayer",
        ].map { try ProjectFiles.text("Sources/LegatoLayers/\($0).swift") }.joined(separator: "\n")
        for row in LayerProperty.table {
            guard let measure = row.property.measure else { continue }
            let limit = measure == .times ? "1e12 seconds" : "1e9"
            let parts = sources.components(separatedBy: "    public var \(row.key): ")
            #expect(parts.count == 2, "\(row.key)")
            #expect(
                parts[0].hasSuffix(
                    "beyond \(limit) to either side the layer does not show.\n"
                ),
                "\(row.key)"
            )
        }
    }

    @Test("Each public limit of a text has a row")
    func texts() throws {
        let source = try ProjectFiles.text("Sources/LegatoCanvas/TextLimits.swift")
        let table = try ProjectFiles.text("Sources/Legato/Legato.docc/Limits.md")
        let names = source.matches(of: /public (?:var|static let) (\w+)/).map { String($0.1) }
            .filter { $0 != "standard" }
        #expect(names.count == 12)
        for name in names { #expect(table.contains("| `TextLimits.\(name)`"), "\(name)") }
    }
}
