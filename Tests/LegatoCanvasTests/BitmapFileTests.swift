import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Bitmaps of Windows.
///
/// BMP files and the bitmaps of ICO files, whole and cut.
struct BitmapFileTests {
    private func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Returns a header of 40 bytes.
    private func header(
        _ width: Int, _ height: Int, _ depth: Int, compression: Int = 0, colors: Int = 0
    ) -> [UInt8] {
        bytes(40, 4) + bytes(width, 4) + bytes(height, 4) + bytes(1, 2) + bytes(depth, 2)
            + bytes(compression, 4) + bytes(0, 12) + bytes(colors, 4) + bytes(0, 4)
    }

    /// Returns a BMP file; its pixels follow a header, and colours or masks.
    private func bmp(_ header: [UInt8], colors: [UInt8] = [], _ pixels: [UInt8]) -> Data {
        let start = 14 + header.count + colors.count
        let head = [0x42, 0x4D] + bytes(start + pixels.count, 4) + bytes(0, 4) + bytes(start, 4)
        return Data(head + header + colors + pixels)
    }

    private func ico(_ side: Int, _ picture: [UInt8]) -> Data {
        let entry = bytes(side, 1) + bytes(side, 1) + [0, 0, 1, 0, 32, 0]
        return Data([0, 0, 1, 0, 1, 0] + entry + bytes(picture.count, 4) + bytes(22, 4) + picture)
    }

    private func reason(_ data: Data) -> String? {
        do { _ = try CGImage(data: data) } catch { return error.reason }
        return nil
    }

    /// Whole files, each of which ends with its last row.
    private var files: [Data] {
        let colors: [UInt8] = [1, 2, 3, 0, 10, 20, 30, 0]
        let masks = bytes(0xFF0000, 4) + bytes(0xFF00, 4) + bytes(0xFF, 4)
        let first = bytes(12, 4) + bytes(1, 2) + bytes(2, 2) + bytes(1, 2) + bytes(24, 2)
        let rows: [UInt8] = [1, 2, 3, 0, 4, 5, 6, 0]
        return [
            bmp(header(1, 2, 24), rows), bmp(header(1, -2, 24), rows), bmp(first, rows),
            bmp(header(1, 2, 32, compression: 3), colors: masks, rows),
            bmp(header(4, 2, 8, colors: 2), colors: colors, [0, 1, 0, 1, 1, 1, 0, 0]),
            bmp(header(1, 2, 1), colors: colors, [128, 0, 0, 0, 0, 0, 0, 0]),
            ico(2, header(2, 4, 32) + bytes(.max, 16)),
            ico(1, header(1, 2, 24) + bytes(0, 4) + bytes(0, 4)),
            ico(2, header(2, 4, 8, colors: 2) + colors + bytes(0, 8) + bytes(0, 8)),
            SampleImages.bmp,
        ]
    }

    @Test("A bitmap that ends before its last row is refused, not filled with any memory")
    func cut() throws {
        for (index, file) in files.enumerated() {
            #expect(reason(file) == nil, "file \(index)")
            for count in 1...8 {
                #expect(reason(file.dropLast(count)) == "it ends too early", "file \(index)")
            }
        }
        #expect(reason(SampleImages.bmp.prefix(60)) == "it ends too early")
        #expect(reason(SampleImages.bitmapICO.dropLast(16)) == "it ends too early")
        #expect(reason(ico(0, header(256, 512, 32) + [1, 2, 3, 4])) == "it ends too early")
    }

    @Test("The size of a bitmap in an ICO file is that of its header, and within the limits")
    func sizes() throws {
        let whole = ico(0, header(0, 0, 32) + [UInt8](repeating: 255, count: 256 * 256 * 4))
        let image = try CGImage(data: whole)
        #expect(image.width == 256 && image.height == 256)
        #expect(reason(ico(1, header(40_000, 4, 32))) == "it has 40000 x 2 pixels")
        let least = Int(Int32.min)
        #expect(reason(ico(1, header(least, 4, 32))) == "it has \(least) x 2 pixels")
        #expect(reason(ico(1, header(2, least, 32)))?.contains("x 1073741824 pixels") == true)
        #expect(reason(ico(1, Array(header(1, 2, 32).dropLast()))) == "it ends too early")
    }

    @Test("Compressed rows that are missing are transparent")
    func compressed() throws {
        let colors: [UInt8] = [1, 2, 3, 0, 10, 20, 30, 0]
        let file = bmp(header(4, 2, 8, compression: 1, colors: 2), colors: colors, [4, 1])
        let image = try CGImage(data: file)
        #expect(image[0, 0].alpha == 0 && image[0, 1].red == 30)
    }
}
