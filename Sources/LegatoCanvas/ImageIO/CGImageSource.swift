public import Foundation
public import LegatoGraphics
import Synchronization

/// A reader of the images and the properties of an image file.
///
/// GIF and WebP animations have an image for each of at most 65,536 frames, as it is shown. Other files
/// have one image: of a TIFF file the first page, of an ICO file the largest picture. Frames are decoded
/// fastest in their order.
///
/// ```swift
/// guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return }
/// let frames = (0..<CGImageSourceGetCount(source)).compactMap {
///     CGImageSourceCreateImageAtIndex(source, $0, nil)
/// }
/// ```
public final class CGImageSource: Sendable {
    private let file: Result<ImageFile, ImageFileError>
    private let size: (width: Int, height: Int)
    private let animation: ImageAnimation?
    private let cursor = Mutex(FrameCursor())

    /// A place in the frames.
    private struct FrameCursor {
        /// The reader of the frames; nil before the first one, and after a damaged one.
        var reader: (any ImageFrames)?
        /// The index of the reader's next frame.
        var next = 0
        /// The first frame that cannot be decoded, and why; those after it are drawn over it.
        var failure: (index: Int, error: ImageFileError)?
    }

    fileprivate let status: CGImageSourceStatus

    /// Reads what the file says about its images.
    fileprivate init(_ data: Data) {
        do throws(ImageFileError) {
            let file = try ImageFile(data: data)
            do throws(ImageFileError) {
                (size, animation) = (try file.size(), try file.animation())
                (self.file, status) = (.success(file), .statusComplete)
            } catch {
                (size, animation) = ((0, 0), nil)
                (self.file, status) = (.failure(error), .statusInvalidData)
            }
        } catch {
            (size, animation) = ((0, 0), nil)
            (file, status) = (.failure(error), .statusUnknownType)
        }
    }

    fileprivate var format: ImageFormat? { try? file.get().format }

    /// The orientation that the file states; nil if there is none.
    var orientation: CGImagePropertyOrientation? { try? file.get().statedOrientation }

    fileprivate var count: Int {
        status == .statusComplete ? animation?.delays.count ?? 1 : 0
    }

    /// Decodes the image at an index, as it is stored or turned for display.
    func image(
        _ index: Int, maximumPixelSize: Int? = nil, isTurned: Bool = false, _ function: String
    ) -> CGImage? {
        do throws(ImageFileError) {
            let file = try file.get()
            guard (0..<count).contains(index) else { return nil }
            let request = file.request(maximumPixelSize)
            let pixels =
                count == 1
                ? try file.pixels(request) : try frame(index, of: file)?.reduced(request)
            return pixels.map { CGImage(isTurned ? $0.turned(file.orientation) : $0) }
        } catch {
            Warning.print("\(function) returns nil: \(error)")
            return nil
        }
    }

    private func frame(_ index: Int, of file: ImageFile) throws(ImageFileError) -> DecodedPixels? {
        let result: Result<DecodedPixels?, ImageFileError> = cursor.withLock { cursor in
            if let failure = cursor.failure, failure.index <= index {
                return .failure(failure.error)
            }
            if cursor.next > index { (cursor.reader, cursor.next) = (nil, 0) }
            do throws(ImageFileError) {
                var pixels: DecodedPixels?
                if cursor.reader == nil { cursor.reader = try file.frames() }
                // A frame is drawn over those before it.
                while cursor.next <= index {
                    pixels = try cursor.reader?.next()
                    cursor.next += 1
                }
                return .success(pixels)
            } catch {
                cursor = FrameCursor(failure: (cursor.next, error))
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// The properties of the file.
    fileprivate var properties: [String: Any] {
        guard case .success(let file) = file else { return [:] }
        var properties: [String: Any] = [kCGImagePropertyFileSize: file.data.count]
        guard let animation, let keys = AnimationKeys(file.format) else { return properties }
        properties[keys.dictionary] = [keys.loopCount: animation.loopCount]
        return properties
    }

    /// The properties of the image at an index; nil if there is none.
    fileprivate func properties(_ index: Int) -> [String: Any]? {
        guard (0..<count).contains(index), case .success(let file) = file else { return nil }
        var properties: [String: Any] = [
            kCGImagePropertyPixelWidth: size.width, kCGImagePropertyPixelHeight: size.height,
            kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        ]
        if let orientation = file.statedOrientation {
            properties[kCGImagePropertyOrientation] = Int(orientation.rawValue)
        }
        if let animation, let keys = AnimationKeys(file.format) {
            let delay = animation.delays[index]
            properties[keys.dictionary] = [
                keys.unclampedDelayTime: delay,
                keys.delayTime: max(delay, 0.1),
            ]
        }
        return properties
    }
}

/// The state of an image source.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends too early; not reported.
    case statusUnexpectedEOF = -5
    /// The file is damaged or exceeds the limits, or the library for its format is missing.
    case statusInvalidData = -4
    /// The file is of no known format.
    case statusUnknownType = -3
    /// The file is being read; not reported.
    case statusReadingHeader = -2
    /// The file is being read; not reported.
    case statusIncomplete = -1
    /// The images can be decoded.
    case statusComplete = 0
}

/// Creates a reader of a file.
///
/// - Parameters:
///   - url: The URL of the file.
///   - options: Has no effect.
/// - Returns: The reader; nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    let data = try? WholeFile.read(url.path, atMost: ImageLimits.standard.bytes)
    return data.map { CGImageSource($0) }
}

/// Creates a reader of the bytes of a file.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Has no effect.
/// - Returns: The reader, which has no image if the bytes are of no known format; never nil.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
    CGImageSource(data)
}

/// Creates a reader of the bytes of a data provider.
///
/// - Parameters:
///   - provider: The bytes.
///   - options: Has no effect.
/// - Returns: The reader; nil if the provider has no bytes.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}

/// Returns the identifier of the file's type, such as `public.jpeg`; nil for an unknown format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.identifier }

/// Returns the number of images: that of the frames of an animation, 1 for other files, and 0 if none
/// can be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the image to show where one is shown: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns whether the file's images can be decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns whether an image can be decoded; `statusInvalidData` for an index out of range.
public func CGImageSourceGetStatusAtIndex(
    _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
    (0..<isrc.count).contains(index) || isrc.status != .statusComplete
        ? isrc.status : .statusInvalidData
}

/// Returns the properties of the file: its size in bytes, and the number of runs of a GIF or WebP file.
///
/// - Parameters:
///   - isrc: The reader.
///   - options: Has no effect.
/// - Returns: The properties, by `kCGImagePropertyFileSize`, and by
///   `kCGImagePropertyGIFDictionary` or `kCGImagePropertyWebPDictionary`.
public func CGImageSourceCopyProperties(
    _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.properties as CFDictionary
}

/// Returns the properties of an image: its size in pixels as it is stored, its orientation if the file
/// says so, and the delay of a frame in seconds.
///
/// - Parameters:
///   - isrc: The reader.
///   - index: The index of the image.
///   - options: Has no effect.
/// - Returns: The properties; nil if there is no image at the index.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.properties(index).map { $0 as CFDictionary }
}

/// Decodes an image as it is stored: not turned by its orientation.
///
/// - Parameters:
///   - isrc: The reader.
///   - index: The index of the image.
///   - options: Has no effect: images are decoded at once.
/// - Returns: The image; nil if there is none at the index, or with a warning if it is damaged.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(index, #function)
}

/// Decodes an image at a reduced size.
///
/// ```swift
/// let options: [CFString: Any] = [
///     kCGImageSourceCreateThumbnailFromImageAlways: true,
///     kCGImageSourceCreateThumbnailWithTransform: true,
///     kCGImageSourceThumbnailMaxPixelSize: 200,
/// ]
/// let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
/// ```
///
/// It is always made of the image: thumbnails in files are not read.
/// - Parameters:
///   - isrc: The reader.
///   - index: The index of the image.
///   - options: `kCGImageSourceThumbnailMaxPixelSize`, the maximum width and height in pixels, at
///     least 1 and by default those of the image; `kCGImageSourceCreateThumbnailWithTransform`, whether
///     the image is turned for display, false by default. Other keys have no effect.
/// - Returns: The image; nil if there is none at the index, or with a warning if it is damaged.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(
        index, maximumPixelSize: options?.pixels(kCGImageSourceThumbnailMaxPixelSize),
        isTurned: options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false, #function
    )
}

extension CFDictionary {
    /// The number for a key.
    func number(_ key: CFString) -> Double? { (self[key] as? NSNumber)?.doubleValue }

    /// The number of pixels for a key, at least 1; nil if there is none.
    func pixels(_ key: CFString) -> Int? {
        // Bounded: by the sides of images.
        number(key).flatMap { $0.isNaN ? nil : Int(Swift.min(Swift.max($0, 1), 65_535)) }
    }
}
