import Foundation
import Legato
import Testing

/// Listings on files.
///
/// The listings on image files.
struct FileListings {
    struct Thumbnail: View {
        let photo: URL
        var body: some View {
            Image(contentsOf: photo, maximumPixelSize: 512)
                .resizable()
                .frame(width: 256, height: 256)
        }
    }

    @Test("A file is decoded at the displayed size")
    func thumbnails() throws {
        let url = FileManager.default.temporaryDirectory
            .appending(path: "legato-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let pixels = [UInt8](repeating: 255, count: 600 * 300 * 4)
        try CGImage(width: 600, height: 300, premultipliedRGBA: pixels).writePNG(to: url)
        let thumbnail = try CGImage(contentsOf: url, maximumPixelSize: 256)
        #expect(thumbnail.width == 256 && thumbnail.height == 128)
        let display = HeadlessDisplay(size: CGSize(width: 300, height: 300))
        let hosting = HostingLayer(
            rootView: Thumbnail(photo: url)
        )
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        let picture = display.snapshot()
        #expect(picture[150, 150].red == 255 && picture[5, 5].red == 0)
    }
}
