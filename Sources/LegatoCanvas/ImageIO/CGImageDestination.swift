public import Foundation
public import LegatoGraphics

/// A mutable byte buffer of Foundation.
public typealias CFMutableData = NSMutableData

/// A writer of a PNG or a JPEG file with one image.
///
/// ```swift
/// let type = "public.jpeg" as CFString
/// if let destination = CGImageDestinationCreateWithURL(url as CFURL, type, 1, nil) {
///     let properties = [kCGImageDestinationLossyCompressionQuality: 0.7]
///     CGImageDestinationAddImage(destination, photo, properties as CFDictionary)
///     CGImageDestinationFinalize(destination)
/// }
/// ```
public final class CGImageDestination {
    /// The place of the finished file.
    private enum Target {
        case data(NSMutableData)
        case url(URL)
    }

    private let target: Target
    private let isJPEG: Bool
    /// The properties of all images.
    fileprivate var properties: CFDictionary?
    private var images: [CGImage] = []
    private var quality = 0.8
    private var isWritten = false

    /// Returns nil, with a warning, for types that cannot be written.
    private init?(_ target: Target, _ type: CFString) {
        let format = [ImageFormat.png, .jpeg].first { $0.identifier == type }
        guard let format else {
            Warning.print(
                "CGImageDestination is nil: it writes public.png and public.jpeg, got \(type)"
            )
            return nil
        }
        (self.target, isJPEG) = (target, format == .jpeg)
    }

    fileprivate convenience init?(_ data: NSMutableData, _ type: CFString) {
        self.init(.data(data), type)
    }

    fileprivate convenience init?(_ url: URL, _ type: CFString) { self.init(.url(url), type) }

    /// Adds an image, turned by the orientation in its properties, or by `stated` if these have none.
    fileprivate func add(
        _ image: CGImage, _ own: CFDictionary?, stated: CGImagePropertyOrientation = .up
    ) {
        func value(_ key: CFString) -> Double? { own?.number(key) ?? properties?.number(key) }
        if let number = value(kCGImageDestinationLossyCompressionQuality) { quality = number }
        let key = kCGImageDestinationImageMaxPixelSize
        let side = own?.pixels(key) ?? properties?.pixels(key)
        let request = ImageRequest(path: "memory", maximumPixelSize: side, limits: .standard)
        // A number that is none of the orientations has no effect, like one that is missing.
        let orientation = value(kCGImagePropertyOrientation)
            .flatMap { UInt32(exactly: $0) }.flatMap(CGImagePropertyOrientation.init)
        let pixels = DecodedPixels(width: image.width, height: image.height, bytes: image.pixels)
            .reduced(request)
        images.append(CGImage(pixels.turned(orientation ?? stated)))
    }

    fileprivate func finish() -> Bool {
        guard !isWritten else {
            Warning.print(
                "CGImageDestinationFinalize returns false: the file has been written before. "
                    + "Create another destination."
            )
            return false
        }
        guard images.count == 1, let image = images.first else {
            Warning.print(
                "CGImageDestinationFinalize returns false: a file has 1 image, got \(images.count)"
            )
            return false
        }
        do {
            let bytes = isJPEG ? try image.jpegData(quality: quality) : image.pngData()
            switch target {
            case .data(let data): data.append(bytes)
            case .url(let url):
                do throws(Problem) { try WholeFile.replace(url.path, with: bytes) } catch {
                    throw ImageFileError.writing(url.path, error)
                }
            }
            isWritten = true
            return true
        } catch {
            Warning.print("CGImageDestinationFinalize returns false: \(error)")
            return false
        }
    }
}

/// Creates a writer of a file.
///
/// - Parameters:
///   - url: The URL of the file, which replaces an existing one.
///   - type: `public.png` or `public.jpeg`.
///   - count: Has no effect: a file has one image.
///   - options: Has no effect.
/// - Returns: The writer; nil, with a warning, for another type.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(url, type)
}

/// Creates a writer of the bytes of a file.
///
/// - Parameters:
///   - data: Receives the bytes after its own.
///   - type: `public.png` or `public.jpeg`.
///   - count: Has no effect: a file has one image.
///   - options: Has no effect.
/// - Returns: The writer; nil, with a warning, for another type.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data, type)
}

/// Sets the properties of images that are added from now on, as far as they have none of their own.
///
/// - Parameters:
///   - idst: The writer.
///   - properties: As those of `CGImageDestinationAddImage`; nil for none.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?)
{
    idst.properties = properties
}

/// Adds the image of the file.
///
/// - Parameters:
///   - idst: The writer.
///   - image: The image.
///   - properties: `kCGImageDestinationLossyCompressionQuality`,
///     `kCGImageDestinationImageMaxPixelSize`, and `kCGImagePropertyOrientation`: the image is written
///     turned by it. Other keys have no effect.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, properties)
}

/// Adds an image of another file, turned for display; nothing, with a warning, if it is damaged.
///
/// An orientation in the properties replaces that of the other file.
///
/// - Parameters:
///   - idst: The writer.
///   - isrc: The reader of the other file.
///   - index: The index of the image there.
///   - properties: As those of `CGImageDestinationAddImage`.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(index, #function) else { return }
    idst.add(image, properties, stated: isrc.orientation ?? .up)
}

/// Writes the file.
///
/// - Parameter idst: The writer.
/// - Returns: Whether it is complete; false, with a warning, unless one image was added, or if it
///   cannot be written or has been written before.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
