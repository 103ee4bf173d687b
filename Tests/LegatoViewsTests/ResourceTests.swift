import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoViews

/// Images and colours of a program's resources.
struct ResourceTests {
    /// Calls a closure with a bundle that contains files, given by their paths.
    private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "legato-\(UUID().uuidString).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, data) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
        try body(try #require(Bundle(url: folder)))
    }

    /// The bytes of a PNG file of one colour.
    private func png(_ side: Int, _ color: [UInt8]) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let pixels = [[UInt8]](repeating: color, count: side * side).flatMap(\.self)
        try CGImage(width: side, height: side, premultipliedRGBA: pixels).writePNG(to: file)
        return try Data(contentsOf: file)
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    /// Shows a view in the middle of a display; returns the middle pixel and the layer's size.
    private func shown(_ view: some View, scale: CGFloat = 1) -> [UInt8] {
        let display = HeadlessDisplay(size: CGSize(width: 60, height: 60), scale: scale)
        let hosting = HostingLayer(rootView: view)
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.rootLayer.backgroundColor = CGColor(gray: 1, alpha: 1)
        display.advance(frames: 1)
        let picture: CGImage = display.snapshot()
        let pixel = picture[picture.width / 2, picture.height / 2]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    private func contents(_ images: String, _ more: String = "") -> Data {
        Data(#"{ "images": [\#(images)], "info": { "version": 1 } \#(more) }"#.utf8)
    }

    @Test("A vector image is drawn for the display's scale, by its name and in an image set")
    func vectors() throws {
        let root = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">"#
        let files = [
            "dot.svg": Data((root + ##"<rect width="10" height="6" fill="#00ff00"/></svg>"##).utf8),
            "A.xcassets/sign.imageset/Contents.json": contents(
                #"{ "idiom": "universal", "filename": "sign.svg" }"#,
                #", "properties": { "template-rendering-intent": "template" }"#
            ),
            "A.xcassets/sign.imageset/sign.svg": Data(
                (root + #"<rect width="10" height="6"/></svg>"#).utf8
            ),
        ]
        try withBundle(files) { bundle in
            for (scale, pixels) in [(1, 10), (1.25, 20), (3, 30)] as [(CGFloat, Int)] {
                #expect(shown(Image("dot", bundle: bundle), scale: scale) == green)
                let found = NamedImage(name: "dot", bundle: bundle).find(
                    isDark: false, scale: scale
                ) {
                    WarningSubject(text: $0)
                }
                #expect(found?.image?.width == pixels)
            }
            let display = ViewDisplay(Image("dot", bundle: bundle))
            #expect(display.layers(CGSize(width: 10, height: 6)).count == 1)
            let sign = Image("sign", bundle: bundle).foregroundStyle(
                Color(red: 0, green: 0, blue: 1))
            #expect(shown(sign, scale: 2) == blue)
        }
    }

    /// A red and a blue half, 8 points in all, in a file of each format.
    private let halves = [
        "mark.pdf": SamplePDF.page("0 0 8 8", "1 0 0 rg 0 0 4 8 re f 0 0 1 rg 4 0 4 8 re f"),
        "mark.svg": Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\
            <rect width="4" height="8" fill="#f00"/><rect x="4" width="4" height="8" fill="#00f"/></svg>
            """.utf8
        ),
    ]

    /// Shows the image of a set in a frame of a side; returns the pixels of the middle row.
    private func middleRow(
        _ file: String, _ properties: String, side: CGFloat, scale: CGFloat,
        _ change: (Image) -> some View = { $0 }
    ) throws -> [[UInt8]] {
        var row: [[UInt8]] = []
        let files = [
            "A.xcassets/mark.imageset/Contents.json": contents(
                #"{ "idiom": "universal", "filename": "\#(file)" }"#,
                #", "properties": { \#(properties) }"#
            ),
            "A.xcassets/mark.imageset/\(file)": try #require(halves[file]),
        ]
        try withBundle(files) { bundle in
            let image = Image("mark", bundle: bundle).resizable()
            let display = HeadlessDisplay(size: CGSize(width: side, height: side), scale: scale)
            let hosting = HostingLayer(rootView: change(image).frame(width: side, height: side))
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
            display.advance(frames: 1)
            let picture: CGImage = display.snapshot()
            row = (0..<picture.width).map { x in
                let pixel = picture[x, picture.height / 2]
                return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
            }
        }
        return row
    }

    @Test(
        "A preserved vector image has sharp edges at every size and scale",
        arguments: ["mark.pdf", "mark.svg"], [(48, 1), (50, 2), (40, 1.25), (4, 1)]
    )
    func preservedVectors(file: String, size: (side: CGFloat, scale: CGFloat)) throws {
        let preserved = #""preserves-vector-representation": true"#
        let row = try middleRow(file, preserved, side: size.side, scale: size.scale)
        let half = Int(size.side * size.scale) / 2
        #expect(row == Array(repeating: red, count: half) + Array(repeating: blue, count: half))
        let template = #""template-rendering-intent": "template""#
        let painted = try middleRow(
            file, preserved + ", " + template, side: size.side, scale: size.scale
        ) { $0.foregroundStyle(Color(UIColor.green)) }
        #expect(painted == Array(repeating: green, count: 2 * half))
    }

    @Test(
        "Another vector image is enlarged from its own size", arguments: ["mark.pdf", "mark.svg"])
    func otherVectors(file: String) throws {
        let row = try middleRow(file, "", side: 48, scale: 1)
        #expect(row[0] == red && row[47] == blue)
        #expect(row[23] != red && row[24] != blue)
    }

    @Test("The size of a preserved vector image is that of its file")
    func preservedSize() throws {
        let files = [
            "A.xcassets/mark.imageset/Contents.json": contents(
                #"{ "idiom": "universal", "filename": "mark.pdf" }"#,
                #", "properties": { "preserves-vector-representation": true }"#
            ),
            "A.xcassets/mark.imageset/mark.pdf": try #require(halves["mark.pdf"]),
        ]
        try withBundle(files) { bundle in
            let display = ViewDisplay(Image("mark", bundle: bundle))
            #expect(display.layers(CGSize(width: 8, height: 8)).count == 1)
            let large = Image("mark", bundle: bundle).resizable().frame(width: 90, height: 30)
            let found = ViewDisplay(large).layers(CGSize(width: 90, height: 30))
            let drawn = found.compactMap { $0.contents as? CGImage }
            #expect(drawn.map(\.width) == [96])
        }
    }

    @Test("A preserved vector image is drawn for the next step above the scale of its frame")
    func steps() {
        let steps: [(CGFloat, CGFloat)] = [
            (0.4, 0.5), (0.5, 0.5), (1, 1), (1.25, 2), (2, 2), (2.1, 3), (3, 3), (3.1, 4), (5, 6),
            (11.25, 12), (12.1, 16), (100, 128),
        ]
        for (scale, step) in steps { #expect(VectorPicture.step(scale) == step, "\(scale)") }
        #expect(abs(VectorPicture.step(0.6) - 0.5.squareRoot()) < 1e-12)
        for scale in stride(from: CGFloat(0.01), through: 500, by: 0.37) {
            let step = VectorPicture.step(scale)
            #expect(scale <= step && step < max(1.5 * scale, scale + 1), "\(scale)")
        }
    }

    @Test(
        "A preserved vector image in a growing frame has few drawings, and none while it is redacted"
    )
    func drawings() throws {
        let files = [
            "A.xcassets/mark.imageset/Contents.json": contents(
                #"{ "idiom": "universal", "filename": "mark.svg" }"#,
                #", "properties": { "preserves-vector-representation": true }"#
            ),
            "A.xcassets/mark.imageset/mark.svg": try #require(halves["mark.svg"]),
        ]
        try withBundle(files) { bundle in
            let display = HeadlessDisplay(size: CGSize(width: 400, height: 400), scale: 1)
            let image = Image("mark", bundle: bundle).resizable()
            @MainActor func hosting(_ view: some View) -> CALayer {
                let hosting = HostingLayer(rootView: view)
                hosting.frame = display.rootLayer.bounds
                display.rootLayer.addSublayer(hosting)
                display.advance(frames: 1)
                return hosting
            }
            @MainActor func count() -> Int {
                let folder = bundle.bundleURL.lastPathComponent
                return VectorDrawings.files.count { $0.path.contains(folder) }
            }
            let hidden = hosting(image.redacted(reason: .placeholder))
            #expect(count() == 0)
            hidden.removeFromSuperlayer()
            let pair = hosting(
                HStack(spacing: 0) {
                    image.frame(width: 96, height: 96)
                    image.frame(width: 90, height: 90)
                })
            // Both are drawn at the step 12, once.
            #expect(count() == 1)
            pair.removeFromSuperlayer()
            let grown = hosting(image)
            var drawn = Set<Int>()
            for side in 100...200 {
                grown.frame.size = CGSize(width: side, height: side)
                display.advance(frames: 1)
                #expect(count() <= 3)
                let layers = sequence(state: [grown]) { (rest: inout [CALayer]) -> CALayer? in
                    let next = rest.popLast()
                    rest += next?.sublayers ?? []
                    return next
                }
                drawn.formUnion(layers.compactMap { ($0.contents as? CGImage)?.width })
            }
            #expect(drawn == [128, 184, 256])
        }
    }

    @Test("The display's scale chooses the file of an image")
    func scales() throws {
        let files = [
            "dot.png": try png(10, red), "dot@2x.png": try png(20, green),
            "dot@3x.png": try png(30, blue),
        ]
        try withBundle(files) { bundle in
            #expect(shown(Image("dot", bundle: bundle), scale: 1) == red)
            #expect(shown(Image("dot", bundle: bundle), scale: 2) == green)
            #expect(shown(Image("dot", bundle: bundle), scale: 3) == blue)
            #expect(shown(Image("dot.png", bundle: bundle), scale: 4) == blue)
            let display = ViewDisplay(Image(ImageResource(name: "dot", bundle: bundle)))
            #expect(display.layers(CGSize(width: 10, height: 10)).count == 1)
        }
    }

    @Test("A scale beyond 1 to 100 is part of a file's name, and counts as 1 in an image set")
    func oddScales() throws {
        let variant = #"{ "idiom": "universal", "scale": "0x", "filename": "a.png" }"#
        let files = [
            "dot@infx.png": try png(10, red),
            "Media.xcassets/Contents.json": Data("{}".utf8),
            "Media.xcassets/zero.imageset/Contents.json": contents(variant),
            "Media.xcassets/zero.imageset/a.png": try png(10, green),
        ]
        try withBundle(files) { bundle in
            for name in ["dot@infx", "zero"] {
                let display = ViewDisplay(Image(name, bundle: bundle))
                #expect(display.layers(CGSize(width: 10, height: 10)).count == 1)
            }
        }
    }

    @Test(
        "An image set has variants for scales and for the dark scheme, in folders with namespaces")
    func imageSets() throws {
        let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
        let files = [
            "Media.xcassets/Contents.json": Data("{}".utf8),
            "Media.xcassets/Plain/dot.imageset/Contents.json": contents(
                #"""
                { "idiom": "universal", "scale": "1x", "filename": "a.png" },
                { "idiom": "universal", "scale": "2x", "filename": "b.png" },
                { "idiom": "universal", "scale": "3x" },
                { "idiom": "universal", "scale": "1x", "filename": "c.png", \#(dark) }
                """#
            ),
            "Media.xcassets/Plain/dot.imageset/a.png": try png(10, red),
            "Media.xcassets/Plain/dot.imageset/b.png": try png(20, green),
            "Media.xcassets/Plain/dot.imageset/c.png": try png(10, blue),
            "Media.xcassets/Icons/Contents.json": Data(
                #"{ "properties": { "provides-namespace": true } }"#.utf8
            ),
            "Media.xcassets/Icons/mark.imageset/Contents.json": contents(
                #"{ "idiom": "universal", "filename": "m.png" }"#,
                #", "properties": { "template-rendering-intent": "template" }"#
            ),
            "Media.xcassets/Icons/mark.imageset/m.png": try png(10, red),
        ]
        try withBundle(files) { bundle in
            let dot = Image("dot", bundle: bundle)
            #expect(shown(dot) == red)
            #expect(shown(dot, scale: 2) == green)
            #expect(shown(dot.preferredColorScheme(.dark)) == blue)
            let mark = Image("Icons/mark", bundle: bundle)
            #expect(shown(mark.foregroundStyle(Color(UIColor.green))) == green)
            #expect(shown(mark.renderingMode(.original)) == red)
            #expect(
                shown(dot.renderingMode(.template).foregroundStyle(Color(UIColor.blue))) == blue)
        }
    }

    @Test("A colour set is read in all notations and follows the colour scheme")
    func colorSets() throws {
        func set(_ colors: String) -> Data { Data(#"{ "colors": [\#(colors)] }"#.utf8) }
        let files = [
            "A.xcassets/Gold.colorset/Contents.json": set(
                #"""
                { "idiom": "universal", "color": { "color-space": "srgb", "components":
                  { "red": "0xFF", "green": "0.502", "blue": "0", "alpha": "1.000" } } },
                { "idiom": "universal",
                  "appearances": [{ "appearance": "luminosity", "value": "dark" }],
                  "color": { "color-space": "gray-gamma-22", "components":
                  { "white": "51", "alpha": "1.000" } } }
                """#
            )
        ]
        try withBundle(files) { bundle in
            let gold = Color("Gold", bundle: bundle)
            #expect(shown(gold) == [255, 128, 0, 255])
            #expect(shown(gold.preferredColorScheme(.dark)) == [51, 51, 51, 255])
            #expect(
                shown(Color(ColorResource(name: "Gold", bundle: bundle))) == [255, 128, 0, 255])
        }
    }

    @Test("A missing image shows nothing, a missing colour is clear; each warning names the place")
    func missing() throws {
        try withBundle(["empty.txt": Data()]) { bundle in
            let messages = warnings {
                #expect(shown(Image("nowhere", bundle: bundle)) == [255, 255, 255, 255])
                #expect(shown(Color("nothing", bundle: bundle)) == [255, 255, 255, 255])
            }
            #expect(messages.contains { $0.contains("nowhere") && $0.contains(bundle.bundlePath) })
            #expect(messages.contains { $0.contains("nothing") && $0.contains(bundle.bundlePath) })
        }
    }

    @Test("Broken catalogues and files count as missing")
    func broken() throws {
        let files = [
            "A.xcassets/x.imageset/Contents.json": Data("{ \"images\": 3".utf8),
            "A.xcassets/y.imageset/Contents.json": contents(#"{ "filename": "gone.png" }"#),
            "A.xcassets/z.colorset/Contents.json": Data(
                #"{ "colors": [{ "color": { "components": { "red": "nan" } } }] }"#.utf8
            ),
        ]
        try withBundle(files) { bundle in
            let messages = warnings {
                for name in ["x", "y"] {
                    #expect(shown(Image(name, bundle: bundle)) == [255, 255, 255, 255])
                }
                #expect(shown(Color("z", bundle: bundle)) == [255, 255, 255, 255])
            }
            #expect(messages.count >= 3)
        }
    }

    @Test("Images of UIKit have a bitmap and a scale")
    func uiImage() throws {
        let image = try #require(UIImage(data: try png(20, red), scale: 2))
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(shown(Image(uiImage: image)) == red)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        let symbol = try #require(UIImage(systemName: "circle.fill"))
        #expect(abs(symbol.size.width - 20) <= 1)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }
}
