import Foundation
import Legato
import LegatoDrawing
import LegatoRenderTree
import TestSupport
import Testing

/// Table of limits.
///
/// The table of limits agrees with the code.
struct LimitTableTests {
    /// The prefix of a row and the default in its second column.
    private static let rows: [(String, String)] = {
        let limits = ImageLimits.standard
        let text = TextLimits.standard
        let scales = DisplayLimits.scales
        let sides = "\(Int(DisplayLimits.maximumPixels))"
        return [
            ("`ImageLimits.bytes`", "\(limits.bytes)"),
            ("`ImageLimits.pixels`", "\(limits.pixels)"),
            ("`ImageLimits.allowsPDF`", "\(limits.allowsPDF)"),
            ("`ImageLimits.pixelsPerByte`", "\(limits.pixelsPerByte)"),
            ("`ImageLimits.scannedPixels`", "\(limits.scannedPixels)"),
            ("pixels in the cache of `Image(contentsOf:)`", "\(ImageFiles.maximumPixels)"),
            ("files in the cache of `Image(contentsOf:)`", "\(ImageFiles.maximumFiles)"),
            ("`TextLimits.bytes`", "\(text.bytes)"),
            ("`TextLimits.lines`", "\(text.lines)"),
            ("`TextLimits.paragraphBytes`", "\(text.paragraphBytes)"),
            ("`TextLimits.combiningScalars`", "\(text.combiningScalars)"),
            ("`TextLimits.tabs`", "\(text.tabs)"),
            ("`TextLimits.bidirectionalBytes`", "\(text.bidirectionalBytes)"),
            ("`TextLimits.middleBytes`", "\(text.middleBytes)"),
            ("`TextLimits.glyphPixels`", "\(text.glyphPixels)"),
            ("`TextLimits.joinedWords`", "\(TextLimits.joinedWords)"),
            ("`TextLimits.fontSize`", "\(TextLimits.fontSize)"),
            ("`TextLimits.minimumFontSize`", "\(TextLimits.minimumFontSize)"),
            ("`TextLimits.fontNames`", "\(TextLimits.fontNames)"),
            ("`TextLimits.fontNameBytes`", "\(TextLimits.fontNameBytes)"),
            ("width or height of a `HeadlessDisplay` in pixels", "1 to \(sides)"),
            ("pixels per point", "\(scales.lowerBound) to \(Int(scales.upperBound))"),
            (
                "refreshes per second of a `HeadlessDisplay`",
                "above 0, at most \(Int(DisplayLimits.highestRefreshRate))"
            ),
            ("refreshes since time 0", "\(DisplayLimits.maximumRefreshes)"),
            ("media time in seconds", "\(DisplayLimits.latestTime)"),
            ("pointer and finger coordinates", "\(Double(InputEvent.farthest))"),
            ("bytes of a key name", "\(InputEvent.longestKey)"),
            ("points, scales and radii of a visible layer", "\(Double(DrawableRange.limit))"),
            ("longest sleep of the event loop", "\(Application.timeout(seconds: 1e9) / 1000)"),
        ] + rendering
    }()

    /// The rows on rendering.
    private static let rendering = [
        ("times in seconds", "\(PropertyMeasure.times.limit)"),
        (
            "width or height in pixels of the bitmap that a layer draws into",
            "\(BitmapLimits.side)"
        ),
        ("pixels of the bitmap that a layer draws into", "\(BitmapLimits.pixels)"),
        ("position and size of a particle", "\(LayerRange.limit)"),
        ("visible dashes of a stroke", "\(CGContext.greatestDashCount)"),
        ("visible dashes of a stroke", "\(StrokeStyle.greatestDashCount)"),
        ("instances of all replicators", "\(RenderLimits.instances)"),
        ("layer copies drawn", "\(RenderLimits.copies)"),
        ("overdraw counted for each emitted particle", "\(RenderLimits.birthPixels)"),
        ("live particles of an emitter cell", "\(RenderLimits.particles)"),
        ("particles drawn in a window", "\(RenderLimits.drawnParticles)"),
        ("overdraw of a window", "\(RenderLimits.coverTimes)"),
        ("pixels drawn in a window", "\(RenderLimits.coverPixels)"),
        ("overdraw counted for each pixel of a group |", "\(RenderLimits.groupPixels)"),
        ("overdraw counted for each pixel of a group with", "\(RenderLimits.filteredPixels)"),
        ("standard deviation of a group's shadow", "\(FarGroups.shadowSigma)"),
        ("offset of a group's shadow", "\(FarGroups.shadowOffset)"),
        ("standard deviation of a blur", "\(FarGroups.blurSigma)"),
        ("nesting levels of such shadows and blurs", "\(FarGroups.maximumLevels)"),
    ]

    @Test("Each default in the table equals the one in the code")
    func defaults() throws {
        let lines = try ProjectFiles.text("Sources/Legato/Legato.docc/Limits.md").split(
            separator: "\n"
        )
        for (name, value) in Self.rows {
            let row = try #require(lines.first { $0.hasPrefix("| \(name)") }, "no row for \(name)")
            let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: [" "]) }
            let found = columns[1]
            let isSame = found == value || Double(found).map { $0 == Double(value) } ?? false
            #expect(isSame, "\(name) is \(value), the table says \(found)")
        }
    }

    @Test("Each measure of layer properties has a row, and each such property documents its range")
    func measures() throws {
        let table = try ProjectFiles.text("Sources/Legato/Legato.docc/Limits.md")
        for measure in PropertyMeasure.allCases {
            let row = table.split(separator: "\n").first { $0.hasPrefix("| \(measure.rawValue)") }
            #expect(
                row?.contains("| \(measure == .times ? "1e12" : "1e9") |") == true, "\(measure)"
            )
        }
        let sources = try [
            "LayerGeometry", "LayerProperties", "LayerAttributes", "CAShapeLayer",
            "CAReplicatorLayer", "CAEmitterLayer", "CAGradientLayer",
        ].map { try ProjectFiles.text("Sources/LegatoLayers/Layers/\($0).swift") }.joined(
            separator: "\n"
        ).replacingOccurrences(of: "    open var ", with: "    public var ")
        for row in LayerProperty.table {
            guard let measure = row.property.measure else { continue }
            let limit = measure == .times ? "1e12 seconds" : "1e9"
            let parts = sources.components(separatedBy: "    public var \(row.key): ")
            #expect(parts.count == 2, "\(row.key)")
            #expect(
                parts[0].hasSuffix("The layer is not drawn if a magnitude exceeds \(limit).\n"),
                "\(row.key)"
            )
        }
    }

    @Test("Each public text limit has a row")
    func texts() throws {
        let source = try ProjectFiles.text("Sources/LegatoCanvas/Text/TextLimits.swift")
        let table = try ProjectFiles.text("Sources/Legato/Legato.docc/Limits.md")
        let names = source.matches(of: /public (?:var|static let) (\w+)/).map { String($0.1) }
            .filter { $0 != "standard" }
        #expect(names.count == 13)
        for name in names { #expect(table.contains("| `TextLimits.\(name)`"), "\(name)") }
    }
}
