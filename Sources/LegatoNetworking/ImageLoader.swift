import Foundation
import FoundationNetworking
import LegatoCanvas
import LegatoGraphics
import LegatoMotion
import LegatoViews

/// Loads images from file, web and data URLs.
nonisolated struct ImageLoader: Sendable {
    static let shared = ImageLoader(downloads: ImageDownloads(.default))

    var downloads: ImageDownloads
    var limits = ImageLimits.standard

    /// Loads and decodes the image at a URL, off the main thread.
    ///
    /// - Throws: `URLError` if the bytes cannot be loaded or are too many; `ImageFileError` if they
    ///   cannot be decoded.
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

    /// Decodes the base64 content of a data URL.
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
    /// The loader of asynchronous images.
    var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

nonisolated private enum ImageLoaderKey: EnvironmentKey {
    static var defaultValue: ImageLoader { .shared }
}
