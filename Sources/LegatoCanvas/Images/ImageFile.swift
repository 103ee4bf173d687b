package import Foundation
package import LegatoGraphics

/// The bytes of an image file of a known format.
///
/// All pictures are read here: recognised by their first bytes, decoded within the limits, and oriented
/// by the file's metadata.
package struct ImageFile: Sendable {
    /// The format.
    package let format: ImageFormat
    /// The orientation in the file's metadata; nil if there is none.
    let statedOrientation: CGImagePropertyOrientation?
    /// How the stored pixels are turned for display; `up` if the file does not say so.
    package var orientation: CGImagePropertyOrientation { statedOrientation ?? .up }
    /// The bytes.
    let data: Data
    private let path: String
    private let limits: ImageLimits

    /// Reads a file.
    /// - Throws: `ImageFileError` if it cannot be read, is too large, or is of another format.
    package init(
        contentsOf url: URL, limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        let data: Data
        do throws(Problem) {
            data = try WholeFile.read(url.path, atMost: limits.bytes)
        } catch {
            throw ImageFileError(
                operation: "read", path: url.path, reason: error.description,
                remedy: "Check that the file exists and that you may read it."
            )
        }
        try self.init(data: data, path: url.path, limits: limits)
    }

    /// Recognises the bytes of a file.
    /// - Throws: `ImageFileError` if they are of no known format.
    package init(
        data: Data, path: String = "memory", limits: ImageLimits = .standard
    ) throws(ImageFileError) {
        let known = data.withUnsafeBytes { bytes in
            ImageFormat(bytes).map { ($0, StoredOrientation.read(bytes, $0)) }
        }
        guard let known else {
            throw ImageFileError(
                operation: "decode", path: path,
                reason: data.isEmpty ? "it is empty" : "it is not a \(ImageFormat.list) file",
                remedy: "Convert it to one of these formats."
            )
        }
        (format, statedOrientation) = known
        (self.data, self.path, self.limits) = (data, path, limits)
    }

    /// Decodes the picture and turns it for display.
    ///
    /// - Parameters:
    ///   - maximumPixelSize: The maximum width and height in pixels, at least 1; nil for no maximum.
    ///   - vectorScale: The number of pixels for each pixel of a vector image; positive and finite.
    /// - Returns: The picture; the first frame of an animation.
    /// - Throws: `ImageFileError` if the file is incomplete or exceeds the limits.
    package func upright(
        maximumPixelSize: Int? = nil, vectorScale: CGFloat = 1
    ) throws(ImageFileError) -> CGImage {
        var request = request(maximumPixelSize)
        request.scale = vectorScale
        return CGImage(try uprightPixels(request))
    }

    /// Decodes the picture and turns it for display.
    /// - Throws: `ImageFileError` if the file is incomplete or exceeds the limits.
    func uprightPixels(_ request: ImageRequest) throws(ImageFileError) -> DecodedPixels {
        try pixels(request).turned(orientation)
    }

    /// Decodes the picture as it is stored, at its full size.
    /// - Throws: `ImageFileError` if the file is incomplete or exceeds the limits.
    package func stored() throws(ImageFileError) -> CGImage { CGImage(try pixels(request(nil))) }

    /// Decodes the picture as it is stored.
    /// - Throws: `ImageFileError` if the file is incomplete or exceeds the limits.
    func pixels(_ request: ImageRequest) throws(ImageFileError) -> DecodedPixels {
        try data.withBytes { bytes throws(ImageFileError) in
            switch format {
            case .png: try decodePNG(bytes, request)
            case .jpeg: try decodeJPEG(bytes, request)
            case .webP: try decodeWebP(bytes, request)
            case .gif: try decodeGIF(bytes, request)
            case .tiff, .bmp: try decodePixbuf(bytes, format, request)
            case .ico: try decodeICO(bytes, request)
            case .svg: try decodeSVG(bytes, request)
            case .pdf: try decodePDF(bytes, request)
            }
        }
    }

    /// Returns the size of the stored picture in pixels, without decoding it.
    /// - Throws: `ImageFileError` if the file is damaged or exceeds the limits.
    func size() throws(ImageFileError) -> (width: Int, height: Int) {
        try data.withBytes { bytes throws(ImageFileError) in
            switch format {
            case .png: try sizeOfPNG(bytes, request(nil))
            case .jpeg: try sizeOfJPEG(bytes, request(nil))
            case .webP: try sizeOfWebP(bytes, request(nil))
            case .gif: try sizeOfGIF(bytes, request(nil))
            case .tiff, .bmp: try sizeOfPixbuf(bytes, format, request(nil))
            case .ico: try sizeOfICO(bytes, request(nil))
            case .svg: try sizeOfSVG(bytes, request(nil))
            case .pdf: try sizeOfPDF(bytes, request(nil))
            }
        }
    }

    /// Returns the frames of the file; nil for a format without animations.
    /// - Throws: `ImageFileError` if the file is damaged or has too many frames.
    func animation() throws(ImageFileError) -> ImageAnimation? {
        let animation = try data.withBytes { bytes throws(ImageFileError) -> ImageAnimation? in
            switch format {
            case .gif: try animationOfGIF(bytes, request(nil))
            case .webP: animationOfWebP(bytes)
            case .png, .jpeg, .tiff, .bmp, .ico, .svg, .pdf: nil
            }
        }
        guard animation?.delays.count ?? 0 <= ImageAnimation.maximumFrames else {
            throw ImageFileError(
                operation: "decode", path: path,
                reason: "it has more than \(ImageAnimation.maximumFrames) frames",
                remedy: "Split it into several files."
            )
        }
        return animation
    }

    /// Returns a reader of the frames of the animation, at the first one; nil for a format without
    /// animations.
    /// - Throws: `ImageFileError` if the file is damaged, or a library is missing.
    func frames() throws(ImageFileError) -> (any ImageFrames)? {
        switch format {
        case .gif: try GIFFrames(data, request(nil))
        case .webP:
            try data.withBytes { bytes throws(ImageFileError) in
                try WebPFrames(bytes, request(nil))
            }
        case .png, .jpeg, .tiff, .bmp, .ico, .svg, .pdf: nil
        }
    }

    /// Returns the request for a picture of a maximum size in pixels, at least 1.
    func request(_ maximumPixelSize: Int?) -> ImageRequest {
        if let side = maximumPixelSize {
            require(side >= 1, "maximumPixelSize must be at least 1, got \(side)")
        }
        return ImageRequest(path: path, maximumPixelSize: maximumPixelSize, limits: limits)
    }
}
