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

    init(_ file: UnsafeRawBufferPointer, _ request: ImageRequest) throws(ImageFileError) {
        library = try libwebpdemux.functions(.decode, request.path, package: "libwebpdemux2")
        self.request = request
        let version = WEBP_DEMUX_ABI_VERSION
        var options = WebPAnimDecoderOptions()
        guard library.AnimDecoderOptionsInitInternal(&options, version) != 0 else {
            refuse("libwebpdemux must support the ABI version \(version); install libwebpdemux2")
        }
        // MODE_rgbA is premultiplied.
        options.color_mode = MODE_rgbA
        (width, height) = try sizeOfWebP(file, request)
        try request.checkRatio(width, height, file.count)
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 1)
        bytes.copyMemory(from: file)
        var copy = WebPData(
            bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count
        )
        guard let decoder = library.AnimDecoderNewInternal(&copy, &options, version) else {
            bytes.deallocate()
            throw request.incomplete(.webP, "its data is damaged")
        }
        self.decoder = decoder
    }

    deinit {
        library.AnimDecoderDelete(decoder)
        bytes.deallocate()
    }

    func next() throws(ImageFileError) -> DecodedPixels {
        var (pixels, end) = (UnsafeMutablePointer<UInt8>?.none, Int32(0))
        guard library.AnimDecoderHasMoreFrames(decoder) != 0,
            library.AnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels
        else { throw request.incomplete(.webP, "its data is damaged") }
        let bytes = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4))
        return DecodedPixels(width: width, height: height, bytes: bytes).reduced(request)
    }
}

/// Returns the frames of a WebP file by its chunks: one without a delay for a still picture.
func animationOfWebP(_ file: UnsafeRawBufferPointer) -> ImageAnimation {
    var animation = ImageAnimation()
    for (index, (name, contents)) in chunksOfWebP(file).enumerated() {
        let at = contents.startIndex
        if index == 0 {
            // The second flag of the first chunk says that there is an animation.
            let isAnimated =
                name.elementsEqual("VP8X".utf8)
                && contents.first.map { $0 & 2 != 0 }
                    ?? false
            guard isAnimated else { break }
        }
        // The runs follow the background; the time follows the place and the size.
        if name.elementsEqual("ANIM".utf8), contents.count >= 6 {
            animation.loopCount = contents[at + 4..<at + 6].number(isBigEndian: false)
        } else if name.elementsEqual("ANMF".utf8), contents.count >= 16 {
            guard animation.delays.count <= ImageAnimation.maximumFrames else { break }
            let milliseconds = contents[at + 12..<at + 15].number(isBigEndian: false)
            animation.delays.append(Double(milliseconds) / 1000)
        }
    }
    if animation.delays.isEmpty { animation.delays = [0] }
    return animation
}
