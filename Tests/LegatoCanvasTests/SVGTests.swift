import Foundation
import LegatoGraphics
import TestSupport
import Testing

@testable import LegatoCanvas

/// SVG files.
///
/// Vector images, which librsvg draws at the requested size.
struct SVGTests {
    /// Returns a file with attributes of its root, and content.
    private func file(_ attributes: String, _ content: String = "", before: String = "") -> Data {
        let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
        return Data((before + root).utf8)
    }

    private let halves = """
        <rect width="2" height="2" fill="#ff0000"/><rect x="2" width="2" height="2" fill="#0000ff" \
        fill-opacity="0.5"/>
        """

    private func row(_ image: CGImage) -> [[UInt8]] {
        (0..<image.width).map { x in
            let pixel = image[x, 0]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }

    @Test("The picture has the size of the file and premultiplied colours")
    func size() throws {
        let image = try CGImage(data: file("width=\"4\" height=\"2\"", halves))
        let (red, blue) = ([255, 0, 0, 255] as [UInt8], [0, 0, 128, 128] as [UInt8])
        #expect(image.width == 4 && image.height == 2)
        #expect(row(image) == [red, red, blue, blue])
    }

    @Test(
        "The size is in pixels of CSS, or that of the view box",
        arguments: [
            ("width=\"4\" height=\"2\"", 4, 2), ("width=\"1in\" height=\"72pt\"", 96, 96),
            ("viewBox=\"0 0 24 16\"", 24, 16),
            ("width=\"48\" height=\"48\" viewBox=\"0 0 24 24\"", 48, 48),
            ("width=\"100%\" height=\"100%\" viewBox=\"0 0 8 9\"", 8, 9),
            ("width=\"4.2\" height=\"0.5\"", 5, 1),
        ]
    )
    func sizes(attributes: String, width: Int, height: Int) throws {
        let image = try CGImage(data: file(attributes))
        #expect(image.width == width && image.height == height)
    }

    @Test("A scale draws more pixels, and a maximum fewer, both with sharp edges")
    func scales() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: url) }
        try file("width=\"4\" height=\"2\"", halves).write(to: url)
        let large = try ImageFile(contentsOf: url).upright(vectorScale: 3)
        #expect(large.width == 12 && large.height == 6)
        #expect(large[5, 0].red == 255 && large[6, 0].red == 0 && large[6, 0].blue == 128)
        let small = try ImageFile(contentsOf: url).upright(maximumPixelSize: 2, vectorScale: 3)
        #expect(small.width == 2 && small.height == 1)
        #expect(small[0, 0].red == 255 && small[1, 0].blue == 128)
    }

    @Test("It is recognised after a declaration, a comment and a byte order mark")
    func beginnings() throws {
        let attributes = "width=\"1\" height=\"1\""
        for before in [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<!-- made by hand -->", "\n  ",
            "\u{FEFF}",
        ] {
            let image = try CGImage(
                data: file(attributes, "<rect width=\"1\" height=\"1\"/>", before: before)
            )
            #expect(row(image) == [[0, 0, 0, 255]], "after \(before.debugDescription)")
        }
    }

    @Test("Files that cannot be drawn are refused with the reason")
    func refused() {
        func reason(_ data: Data) -> String? {
            do { _ = try CGImage(data: data) } catch { return error.reason }
            return nil
        }
        #expect(reason(file("")) == "it has neither a size nor a view box")
        #expect(reason(file("width=\"0\" height=\"4\"")) == "it has neither a size nor a view box")
        #expect(reason(file("width=\"1e9\" height=\"4\"")) == "it has 1000000000 x 4 pixels")
        let cut = file("width=\"4\" height=\"2\"", halves).dropLast(8)
        #expect(reason(cut)?.isEmpty == false)
        #expect(
            reason(Data("<html><body/></html>".utf8))
                == "it is not a \(ImageFormat.list) file")
    }

    @Test("It reads no other file")
    func others() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255]).writePNG(to: url)
        let link = "<image width=\"4\" height=\"4\" href=\"\(url.absoluteString)\"/>"
        let image = try CGImage(data: file("width=\"4\" height=\"4\"", link))
        #expect(row(image) == [[UInt8]](repeating: [0, 0, 0, 0], count: 4))
    }

    @Test("Without librsvg, the error names the package")
    func missing() async {
        await #expect(processExitsWith: .success) {
            let error = withoutFiles {
                #expect(throws: ImageFileError.self) { try CGImage(data: Data("<svg/>".utf8)) }
            }
            #expect(error?.description.hasSuffix("Install the package librsvg2-2.") == true)
        }
    }
}
