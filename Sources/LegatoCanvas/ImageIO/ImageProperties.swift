public import LegatoGraphics

// Keys of the properties and of the options of images.

/// Of a file: its size in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width of the stored image in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the stored image in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The raw value of the image's `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bits per channel of the decoded image: 8.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The model of the decoded image's colours: `kCGImagePropertyColorModelRGB`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// The properties of a GIF file or of one of its frames.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Of a GIF file: the number of runs of its animation; 0 for no end, and 1 for a still picture.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Of a frame: the time in seconds that it is shown, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Of a frame: the time in seconds that the file says; 0 if there is none.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a WebP file or of one of its frames.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// Of a WebP file: the number of runs of its animation; 0 for no end, and 1 for a still picture.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// Of a frame: the time in seconds that it is shown, at least 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Of a frame: the time in seconds that the file says; 0 if there is none.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// An option of readers that has no effect: images are not kept by their readers.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// An option of readers that has no effect: images are decoded at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// An option of thumbnails that has no effect: they are always made of the image.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// An option of thumbnails that has no effect: they are always made of the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Of a thumbnail: the maximum width and height in pixels, at least 1.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Of a thumbnail: whether it is turned for display; false by default.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"

/// Of a written JPEG image: its quality from 0, the smallest file, to 1, the best picture; 0.8 by
/// default.
public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// Of a written image: the maximum width and height in pixels, at least 1; a larger image is
/// downsampled.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// The keys of the properties of animations of a format.
struct AnimationKeys {
    let dictionary, loopCount, delayTime, unclampedDelayTime: CFString

    /// Returns nil for formats without animations.
    init?(_ format: ImageFormat) {
        switch format {
        case .gif:
            dictionary = kCGImagePropertyGIFDictionary
            loopCount = kCGImagePropertyGIFLoopCount
            delayTime = kCGImagePropertyGIFDelayTime
            unclampedDelayTime = kCGImagePropertyGIFUnclampedDelayTime
        case .webP:
            dictionary = kCGImagePropertyWebPDictionary
            loopCount = kCGImagePropertyWebPLoopCount
            delayTime = kCGImagePropertyWebPDelayTime
            unclampedDelayTime = kCGImagePropertyWebPUnclampedDelayTime
        case .png, .jpeg, .tiff, .bmp, .ico, .svg, .pdf: return nil
        }
    }
}
