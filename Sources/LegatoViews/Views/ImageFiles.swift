import Foundation
import LegatoCanvas
import LegatoGraphics

/// The cache of images read from files, limited by their total number of pixels.
package final class ImageFiles {
    static let shared = ImageFiles()

    /// The default of `maximumPixels`.
    package static let maximumPixels = 64_000_000
    /// The maximum number of cached files.
    package static let maximumFiles = 100

    /// The maximum number of cached pixels; a larger image is cached alone.
    private let maximumPixels: Int

    private struct Key: Hashable {
        let url: URL
        let maximumPixelSize: Int?
    }

    private var known: [Key: CGImage] = [:]
    /// The number of cached pixels.
    private(set) var pixels = 0

    init(maximumPixels: Int = ImageFiles.maximumPixels) { self.maximumPixels = maximumPixels }

    func image(at url: URL, _ maximumPixelSize: Int?) -> CGImage? {
        let key = Key(url: url, maximumPixelSize: maximumPixelSize)
        if let image = known[key] { return image }
        do {
            let image = try CGImage(contentsOf: url, maximumPixelSize: maximumPixelSize)
            let count = image.width * image.height
            if known.count >= Self.maximumFiles || pixels > maximumPixels - count {
                (known, pixels) = ([:], 0)
            }
            known[key] = image
            pixels += count
            return image
        } catch {
            let body = RunningBody.type.map { " in \($0)" } ?? ""
            let image = WarningSubject("Image.init(contentsOf:)\(body)", in: nil)
            ViewWarning.print(image, "shows no image. \(error)")
            return nil
        }
    }
}
