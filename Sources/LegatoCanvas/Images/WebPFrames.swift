import CCanvas
import Foundation
import LegatoGraphics

/// Decodes the frames of an animated WebP file with libwebpdemux, one after the other.
final class WebPFrames: ImageFrames {
    private let library: WebPDemuxFunctions
    private let decoder: OpaquePointer
    /// A copy of the file, which the decoder reads.
    private let bytes: UnsafeMutableRawBufferPointer
    private let width: Int
    private let height: Int
    private let request: ImageRequest

    init(_ data: Data, _ request: ImageRequest) throws(ImageFileError) {
        library = try libwebpdemux.functions(.decode, request.path, package: "libwebpdemux2")
        self.request = request
        let version = WEBP_DEMUX_ABI_VERSION
        var options = WebPAnimDecoderOptions()
        guard library.AnimDecoderOptionsInitInternal(&options, version) != 0 else {
            refuse("libwebpdemux must support the ABI version \(version); install libwebpdemux2")
        }
        // MODE_rgbA is premultiplied.
        options.color_mode = MODE_rgbA
        let (width, height) = try data.withBytes { bytes throws(ImageFileError) in
            let size = try sizeOfWebP(bytes, request)
            try request.checkRatio(size.width, size.height, bytes.count)
            return size
        }
        (self.width, self.height) = (width, height)
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
        bytes.copyBytes(from: data)
        var file = WebPData(
            bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count
        )
        guard let decoder = library.AnimDecoderNewInternal(&file, &options, version) else {
            bytes.deallocate()
            throw request.incomplete("WebP", "its data is damaged")
        }
        self.decoder = decoder
    }

    deinit {
        library.AnimDecoderDelete(decoder)
        bytes.deallocate()
    }

    func next() throws(ImageFileError) -> DecodedPixels {
        if library.AnimDecoderHasMoreFrames(decoder) == 0 { library.AnimDecoderReset(decoder) }
        var (pixels, end) = (UnsafeMutablePointer<UInt8>?.none, Int32(0))
        guard library.AnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
            throw request.incomplete("WebP", "its data is damaged")
        }
        let bytes = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4))
        return DecodedPixels(width: width, height: height, bytes: bytes).reduced(request)
    }
}

/// Returns the animation of a WebP file by its chunks; nil if it has less than two frames.
func animationOfWebP(_ file: UnsafeRawBufferPointer) -> ImageAnimation? {
    var animation = ImageAnimation()
    for (name, contents) in chunksOfWebP(file) {
        let at = contents.startIndex
        // The runs follow the background; the time follows the place and the size.
        if name.elementsEqual("ANIM".utf8), contents.count >= 6 {
            animation.loopCount = contents[at + 4..<at + 6].number(isBigEndian: false)
        } else if name.elementsEqual("ANMF".utf8), contents.count >= 16 {
            let milliseconds = contents[at + 12..<at + 15].number(isBigEndian: false)
            animation.delays.append(Double(milliseconds) / 1000)
        }
    }
    return animation.delays.count > 1 ? animation : nil
}
