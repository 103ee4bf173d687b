import Foundation

/// Decodes the first frame of a GIF file.
func decodeGIF(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let file = try GIFFile(bytes, request, maximumFrames: 1)
    var canvas = GIFCanvas(file)
    try canvas.draw(file.frames[0], bytes, request)
    return canvas.pixels(request)
}

/// Returns the size of a GIF file in pixels.
func sizeOfGIF(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    let file = try GIFFile(bytes, request, maximumFrames: 1)
    return (file.width, file.height)
}

/// Returns the frames of a GIF file.
func animationOfGIF(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> ImageAnimation {
    let file = try GIFFile(bytes, request, maximumFrames: ImageAnimation.maximumFrames + 1)
    return ImageAnimation(
        delays: file.frames.map { Double($0.delay) / 100 }, loopCount: file.loopCount
    )
}

/// Decodes the frames of a GIF file one after the other.
struct GIFFrames: ImageFrames {
    private let data: Data
    private let request: ImageRequest
    private let file: GIFFile
    private var canvas: GIFCanvas
    private var index = 0

    init(_ data: Data, _ request: ImageRequest) throws(ImageFileError) {
        file = try data.withBytes { bytes throws(ImageFileError) in
            try GIFFile(bytes, request, maximumFrames: ImageAnimation.maximumFrames)
        }
        (self.data, self.request) = (data, request)
        canvas = GIFCanvas(file)
    }

    mutating func next() throws(ImageFileError) -> DecodedPixels {
        guard index < file.frames.count else {
            throw request.incomplete(.gif, "it ends too early")
        }
        let frame = file.frames[index]
        index += 1
        try data.withBytes { bytes throws(ImageFileError) in
            try canvas.draw(frame, bytes, request)
        }
        return canvas.pixels(request)
    }
}

/// The picture onto which the frames of a GIF file are drawn.
private struct GIFCanvas {
    private let width: Int
    private let height: Int
    private var bytes: [UInt8]
    /// Removes the frame before the next one is drawn.
    private var last: GIFFile.Frame?
    /// The picture before the last frame, if that is to be removed.
    private var saved: [UInt8] = []

    /// Creates a transparent picture.
    init(_ file: GIFFile) {
        (width, height) = (file.width, file.height)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
    }

    /// The picture, downsampled to the requested size.
    func pixels(_ request: ImageRequest) -> DecodedPixels {
        DecodedPixels(width: width, height: height, bytes: bytes).reduced(request)
    }

    /// Removes the last frame as far as it is to be removed, and draws the next one.
    mutating func draw(
        _ frame: GIFFile.Frame, _ file: UnsafeRawBufferPointer, _ request: ImageRequest
    ) throws(ImageFileError) {
        switch last?.disposal {
        case .clear: if let last { clear(last) }
        case .restore: bytes = saved
        case .keep, nil: break
        }
        last = frame
        saved = frame.disposal == .restore ? bytes : []
        let reader = GIFReader(bytes: file, request: request, place: frame.blocks)
        var codes = GIFCodes(reader: reader, bits: frame.bits)
        let indices = try codes.indices(frame.width * frame.height)
        var stored = 0
        for pass in frame.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)] {
            for row in stride(from: pass.0, to: frame.height, by: pass.1) {
                let y = frame.y + row
                for column in 0..<(y < height ? max(0, min(frame.width, width - frame.x)) : 0) {
                    let index = indices[stored + column]
                    let color = frame.colors.lowerBound + Int(index) * 3
                    guard index != frame.transparent, color < frame.colors.upperBound else {
                        continue
                    }
                    let place = (y * width + frame.x + column) * 4
                    for k in 0..<3 { bytes[place + k] = file[color + k] }
                    bytes[place + 3] = 255
                }
                stored += frame.width
            }
        }
    }

    private mutating func clear(_ frame: GIFFile.Frame) {
        let columns = min(frame.x, width)..<min(frame.x + frame.width, width)
        for y in min(frame.y, height)..<min(frame.y + frame.height, height) {
            for i in (y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4 {
                bytes[i] = 0
            }
        }
    }
}

/// Decompresses the indices of a frame: codes of LZW with 2 to 12 bits, in blocks.
private struct GIFCodes {
    private var reader: GIFReader
    private let bits: Int
    /// For each code, that of all its indices but the last, and the last.
    private var prefixes = [UInt16](repeating: 0, count: 4096)
    private var suffixes = [UInt8](repeating: 0, count: 4096)
    /// The number of indices of each code.
    private var lengths = [UInt16](repeating: 0, count: 4096)
    /// Bits that have been read but not used, and their number.
    private var rest = 0
    private var restCount = 0
    /// The number of bytes left in the block.
    private var blockRest = 0

    init(reader: GIFReader, bits: Int) {
        (self.reader, self.bits) = (reader, bits)
        for code in 0..<1 << bits { (suffixes[code], lengths[code]) = (UInt8(code), 1) }
    }

    /// Returns a number of indices.
    /// - Throws: `ImageFileError` if there are fewer, or unknown codes.
    mutating func indices(_ count: Int) throws(ImageFileError) -> [UInt8] {
        let (clear, end) = (1 << bits, 1 << bits + 1)
        var indices = [UInt8](repeating: 0, count: count)
        var (place, known, size, last) = (0, end + 1, bits + 1, Int?.none)
        while place < count {
            let code = try next(size)
            if code == clear {
                (known, size, last) = (end + 1, bits + 1, nil)
                continue
            }
            guard code != end, code < known || code == known && last != nil else {
                throw reader.damaged
            }
            // A code that is not yet known repeats the last one, and its first index.
            if let last, known < 4096 {
                prefixes[known] = UInt16(last)
                lengths[known] = lengths[last] + 1
                suffixes[known] = first(of: code == known ? last : code)
                known += 1
                if known == 1 << size, size < 12 { size += 1 }
            } else if code == known {
                throw reader.damaged
            }
            var part = code
            let length = Int(lengths[code])
            for at in (place..<place + length).reversed() {
                if at < count { indices[at] = suffixes[part] }
                part = Int(prefixes[part])
            }
            place += length
            last = code
        }
        return indices
    }

    private func first(of code: Int) -> UInt8 {
        var code = code
        while lengths[code] > 1 { code = Int(prefixes[code]) }
        return suffixes[code]
    }

    private mutating func next(_ size: Int) throws(ImageFileError) -> Int {
        while restCount < size {
            if blockRest == 0 {
                blockRest = Int(try reader.byte())
                guard blockRest > 0 else { throw reader.damaged }
            }
            rest |= Int(try reader.byte()) << restCount
            restCount += 8
            blockRest -= 1
        }
        defer {
            rest >>= size
            restCount -= size
        }
        return rest & (1 << size - 1)
    }
}
