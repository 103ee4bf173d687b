import Foundation
import LegatoGraphics
import TestSupport
import Testing

@testable import LegatoCanvas

/// PDF files, whose first page poppler draws at the requested size.
@Suite("PDF files")
struct PDFTests {
    /// A red and a half transparent blue square of 2 points, at the top left of the page.
    private static let halves = "1 0 0 rg 0 0 2 2 re f /Half gs 0 0 1 rg 2 0 2 2 re f"

    private func row(_ image: CGImage) -> [[UInt8]] {
        (0..<image.width).map { x in
            let pixel = image[x, 0]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }

    private func reason(_ data: Data) -> String? {
        do { _ = try CGImage(data: data) } catch { return error.reason }
        return nil
    }

    @Test("The picture has a pixel per point, premultiplied colours and no paper")
    func size() throws {
        let image = try CGImage(data: SamplePDF.page("0 0 6 2", Self.halves))
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
        let image = try CGImage(data: data)
        #expect(image.width == width && image.height == height)
        #expect(try ImageFile(data: data).size() == (width, height))
    }

    @Test("A scale draws more pixels, and a maximum fewer, both with sharp edges")
    func scales() throws {
        let file = try ImageFile(data: SamplePDF.page("0 0 4 2", Self.halves))
        let large = try file.upright(vectorScale: 3)
        #expect(large.width == 12 && large.height == 6)
        #expect(large[5, 0].red == 255 && large[6, 0].red == 0 && large[6, 0].blue == 128)
        let small = try file.upright(maximumPixelSize: 2, vectorScale: 3)
        #expect(small.width == 2 && small.height == 1)
        #expect(small[0, 0].red == 255 && small[1, 0].blue == 128)
    }

    @Test("A scale that makes a length whole adds no pixel by its rounding")
    func wholeLengths() throws {
        let file = try ImageFile(data: SamplePDF.page("0 0 24 24", ""))
        for side in 1...400 {
            let image = try file.upright(vectorScale: CGFloat(side) / 24)
            #expect(image.width == side && image.height == side)
        }
    }

    @Test("Files that cannot be drawn are refused with the reason")
    func refused() {
        #expect(reason(Data("%PDF-1.4\n".utf8))?.isEmpty == false)
        #expect(reason(SamplePDF.page("0 0 40000 4", "")) == "it has 32768 x 4 pixels")
    }

    @Test("Without poppler, the error names the package")
    func missing() async {
        await #expect(processExitsWith: .success) {
            let error = withoutFiles {
                #expect(throws: ImageFileError.self) { try CGImage(data: Data("%PDF-".utf8)) }
            }
            #expect(error?.description.hasSuffix("Install the package libpoppler-glib8.") == true)
        }
    }
}
