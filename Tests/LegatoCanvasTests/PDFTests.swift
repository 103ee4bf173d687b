import Foundation
import LegatoGraphics
import TestSupport
import Testing

@testable import LegatoCanvas

/// PDF files.
///
/// PDF files, whose first page poppler draws at the requested size.
struct PDFTests {
    /// A red and a half transparent blue square of 2 points, at the top left of the page.
    private static let halves = "1 0 0 rg 0 0 2 2 re f /Half gs 0 0 1 rg 2 0 2 2 re f"

    private func row(_ image: CGImage) -> [[UInt8]] {
        (0..<image.width).map { x in
            let pixel = image[x, 0]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }

    /// Draws a file that is trusted.
    private func drawn(_ data: Data) throws(ImageFileError) -> CGImage {
        try CGImage(data: data, limits: .resources)
    }

    private func error(_ data: Data) -> ImageFileError? {
        do { _ = try drawn(data) } catch { return error }
        return nil
    }

    @Test("The picture has a pixel per point, premultiplied colours and no paper")
    func size() throws {
        let image = try drawn(SamplePDF.page("0 0 6 2", Self.halves))
        let (red, blue) = ([255, 0, 0, 255] as [UInt8], [0, 0, 128, 128] as [UInt8])
        #expect(image.width == 6 && image.height == 2)
        #expect(row(image) == [red, red, blue, blue, [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test(
        "The size is that of the crop box, turned as the page says",
        arguments: [
            ("/MediaBox [0 0 24 16]", 24, 16), ("/MediaBox [0 0 24 16] /Rotate 90", 16, 24),
            ("/MediaBox [0 0 24 16] /CropBox [2 2 12 8]", 10, 6),
            ("/MediaBox [-4 -4 4.5 0]", 9, 4),
        ]
    )
    func sizes(attributes: String, width: Int, height: Int) throws {
        let data = SamplePDF.file(attributes, "")
        let image = try drawn(data)
        #expect(image.width == width && image.height == height)
        #expect(try ImageFile(data: data, limits: .resources).size() == (width, height))
    }

    @Test("A scale draws more pixels, and a maximum fewer, both with sharp edges")
    func scales() throws {
        let file = try ImageFile(
            data: SamplePDF.page("0 0 4 2", Self.halves), limits: .resources
        )
        let large = try file.upright(vectorScale: 3)
        #expect(large.width == 12 && large.height == 6)
        #expect(large[5, 0].red == 255 && large[6, 0].red == 0 && large[6, 0].blue == 128)
        let small = try file.upright(maximumPixelSize: 2, vectorScale: 3)
        #expect(small.width == 2 && small.height == 1)
        #expect(small[0, 0].red == 255 && small[1, 0].blue == 128)
    }

    @Test("A scale that makes a length whole adds no pixel by its rounding")
    func wholeLengths() throws {
        let file = try ImageFile(
            data: SamplePDF.page("0 0 24 24", ""), limits: .resources
        )
        for side in 1...400 {
            let image = try file.upright(vectorScale: CGFloat(side) / 24)
            #expect(image.width == side && image.height == side)
        }
    }

    @Test("Files that cannot be drawn are refused with the reason")
    func refused() {
        let box = "/MediaBox [0 0 4 4]"
        let key = "<\(String(repeating: "61", count: 32))>"
        let encrypted = SamplePDF.file(
            box, "",
            trailer: "/ID [\(key) \(key)] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O \(key) "
                + "/U \(key) >>"
        )
        for data in [Data("%PDF-1.4\n".utf8), encrypted] {
            let remedy = error(data)?.remedy
            #expect(remedy == "Check that it is a complete PDF file.")
        }
        #expect(error(encrypted)?.reason.lowercased().contains("encrypted") == true)
        #expect(error(SamplePDF.file(box, "", pages: 0))?.reason == "it has no page")
        let long = SamplePDF.page("0 0 40000 4", "")
        #expect(error(long)?.reason == "it has 40000 x 4 pixels")
        let endless = SamplePDF.page("0 0 1000000000000 4", "")
        #expect(error(endless)?.reason == "it has \(Int32.max) x 4 pixels")
    }

    @Test("A long page has its proportions in a small picture")
    func proportions() throws {
        let long = SamplePDF.page("0 0 40000 4000", "")
        let image = try CGImage(data: long, maximumPixelSize: 100, limits: .resources)
        #expect(image.width == 100 && image.height == 10)
    }

    @Test("A file is drawn only with limits that allow it, and the error names them")
    func optIn() throws {
        let data = SamplePDF.page("0 0 4 4", "")
        let refusal = "Set ImageLimits.allowsPDF for files that you trust."
        func remedy(_ read: () throws(ImageFileError) -> Void) -> String? {
            do { try read() } catch { return error.remedy }
            return nil
        }
        #expect(remedy { () throws(ImageFileError) in _ = try CGImage(data: data) } == refusal)
        let file = try ImageFile(data: data)
        #expect(file.format == .pdf)
        #expect(remedy { () throws(ImageFileError) in _ = try file.size() } == refusal)
        #expect(remedy { () throws(ImageFileError) in _ = try file.stored() } == refusal)
        var limits = ImageLimits.standard
        #expect(!limits.allowsPDF)
        limits.allowsPDF = true
        #expect(try CGImage(data: data, limits: limits).width == 4)
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
    }

    @Test("The header may be in the first 1024 bytes")
    func header() throws {
        let page = SamplePDF.page("0 0 6 2", Self.halves)
        let blank = Data(repeating: UInt8(ascii: "\n"), count: 1019)
        #expect(try drawn(blank + page)[0, 0].red == 255)
        #expect(throws: ImageFileError.self) { try ImageFile(data: blank + blank + page) }
        #expect(throws: ImageFileError.self) { try ImageFile(data: blank + [10] + page) }
    }

    @Test("A drawing that cairo cannot complete is refused")
    func failure() throws {
        let file = try ImageFile(data: SamplePDF.page("0 0 4 4", ""), limits: .resources)
        // Too small for cairo to invert.
        let error = #expect(throws: ImageFileError.self) { try file.upright(vectorScale: 1e-300) }
        #expect(error?.reason.hasPrefix("cairo cannot draw all of it: ") == true)
    }

    @Test("Without poppler, the error names the package")
    func missing() async {
        await #expect(processExitsWith: .success) {
            let error = withoutFiles {
                #expect(throws: ImageFileError.self) {
                    try CGImage(data: Data("%PDF-".utf8), limits: .resources)
                }
            }
            #expect(error?.description.hasSuffix("Install the package libpoppler-glib8.") == true)
        }
    }
}
