import Foundation
import LegatoCanvas
import LegatoGraphics
import Synchronization

/// The cache of images read from files, limited by their total number of pixels.
package nonisolated final class ImageFiles: Sendable {
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
        let vectorScale: CGFloat
    }

    private struct Cache {
        var images: [Key: CGImage] = [:]
        /// The number of cached pixels.
        var pixels = 0
    }

    private let cache = Mutex(Cache())
    /// The number of cached pixels.
    var pixels: Int { cache.withLock { $0.pixels } }

    init(maximumPixels: Int = ImageFiles.maximumPixels) { self.maximumPixels = maximumPixels }

    /// Returns the image of a file; a vector image has `vectorScale` pixels per point.
    func image(at url: URL, _ maximumPixelSize: Int?, vectorScale: CGFloat = 1) -> CGImage? {
        let key = Key(url: url, maximumPixelSize: maximumPixelSize, vectorScale: vectorScale)
        if let image = cache.withLock({ $0.images[key] }) { return image }
        do {
            let image = try CGImage(
                contentsOf: url, maximumPixelSize: maximumPixelSize, vectorScale: vectorScale
            )
            cache.withLock { keep(image, key, in: &$0) }
            return image
        } catch {
            let body = RunningBody.type.map { " in \($0)" } ?? ""
            let image = WarningSubject(text: "Image.init(contentsOf:)\(body)")
            ViewWarning.print(image, "shows no image. \(error)")
            return nil
        }
    }

    private func keep(_ image: CGImage, _ key: Key, in cache: inout Cache) {
        // Another thread may have read the same file.
        guard cache.images[key] == nil else { return }
        let count = image.width * image.height
        if cache.images.count >= Self.maximumFiles || cache.pixels > maximumPixels - count {
            cache = Cache()
        }
        cache.images[key] = image
        cache.pixels += count
    }
}
