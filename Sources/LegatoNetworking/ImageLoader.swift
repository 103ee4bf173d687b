import Foundation
import FoundationNetworking
import LegatoCanvas
import LegatoGraphics
import LegatoMotion
import LegatoViews

/// Loads images from files, from the web, and from URLs that contain them.
nonisolated struct ImageLoader: Sendable {
    static let shared = ImageLoader(downloads: ImageDownloads(.default))

    var downloads: ImageDownloads
    var limits = ImageLimits.standard

    /// Returns the image at a URL; the main thread is not used.
    ///
    /// - Throws: `URLError` if there are no bytes or too many, `ImageFileError` if they are no image.
    @concurrent func image(at url: URL) async throws -> CGImage {
        switch url.scheme?.lowercased() {
        case "file": try CGImage(contentsOf: url, limits: limits)
        case "data": try CGImage(data: try Self.contents(of: url), limits: limits)
        default:
            try CGImage(
                data: try await downloads.bytes(at: url, atMost: limits.bytes), limits: limits
            )
        }
    }

    /// The bytes in a data URL.
    private static func contents(of url: URL) throws -> Data {
        let parts = url.absoluteString.split(separator: ",", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased().hasSuffix(";base64"),
            let text = String(parts[1]).removingPercentEncoding,
            let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        else { throw URLError(.cannotDecodeContentData) }
        return data
    }
}

nonisolated extension EnvironmentValues {
    /// What loads asynchronous images.
    var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

nonisolated private enum ImageLoaderKey: EnvironmentKey {
    static var defaultValue: ImageLoader { .shared }
}
