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

    private struct FileKey: Hashable {
        let url: URL
        let maximumPixelSize: Int?
        let limits: ImageLimits
        /// The number of pixels per point of a vector image; 1 for other images.
        var vectorScale: CGFloat = 1
    }

    /// The picture of a file.
    struct Picture {
        let image: CGImage
        /// Whether it is a vector image, drawn at `vectorScale` pixels per point.
        let isVector: Bool
    }

    private struct ReadFiles {
        var files: [FileKey: Picture] = [:]
        /// The number of cached pixels.
        var pixels = 0
    }

    private let cache = Mutex(ReadFiles())
    /// The number of cached pixels.
    var pixels: Int { cache.withLock { $0.pixels } }

    init(maximumPixels: Int = ImageFiles.maximumPixels) { self.maximumPixels = maximumPixels }

    /// Returns the image of a file.
    func image(at url: URL, _ maximumPixelSize: Int?) -> CGImage? {
        picture(at: url, maximumPixelSize, .standard, vectorScale: 1)?.image
    }

    /// Returns the picture of a file; a vector image is drawn with `vectorScale` pixels per point.
    func picture(
        at url: URL, _ maximumPixelSize: Int?, _ limits: ImageLimits, vectorScale: CGFloat
    ) -> Picture? {
        var key = FileKey(url: url, maximumPixelSize: maximumPixelSize, limits: limits)
        if let picture = cache.withLock({ $0.files[key] }), !picture.isVector || vectorScale == 1 {
            return picture
        }
        key.vectorScale = vectorScale
        if let picture = cache.withLock({ $0.files[key] }) { return picture }
        let picture = Self.read(url, maximumPixelSize, limits, vectorScale: vectorScale)
        guard let picture else { return nil }
        if !picture.isVector { key.vectorScale = 1 }
        cache.withLock { keep(picture, key, in: &$0) }
        return picture
    }

    /// Reads the picture of a file; nil, with a warning, if it cannot be read.
    static func read(
        _ url: URL, _ maximumPixelSize: Int?, _ limits: ImageLimits, vectorScale: CGFloat
    ) -> Picture? {
        do {
            let file = try ImageFile(contentsOf: url, limits: limits)
            let image = try file.upright(
                maximumPixelSize: maximumPixelSize, vectorScale: vectorScale
            )
            return Picture(image: image, isVector: file.format.isVector)
        } catch {
            let body = RunningBody.type.map { " in \($0)" } ?? ""
            let image = WarningSubject(text: "Image.init(contentsOf:)\(body)")
            ViewWarning.print(image, "shows no image. \(error)")
            return nil
        }
    }

    private func keep(_ picture: Picture, _ key: FileKey, in cache: inout ReadFiles) {
        // Another thread may have read the same file.
        guard cache.files[key] == nil else { return }
        let count = picture.image.width * picture.image.height
        if cache.files.count >= Self.maximumFiles || cache.pixels > maximumPixels - count {
            cache = ReadFiles()
        }
        cache.files[key] = picture
        cache.pixels += count
    }
}
