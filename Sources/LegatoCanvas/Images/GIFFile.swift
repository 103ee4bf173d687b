/// The blocks of a GIF file.
struct GIFFile {
    /// How a frame is disposed of before the next one is drawn.
    enum Disposal: Equatable { case keep, clear, restore }

    /// A frame: a rectangle of the picture.
    struct Frame {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
        /// The time that it is shown, in hundredths of a second.
        var delay = 0
        var disposal = Disposal.keep
        /// The index whose pixels are not drawn; nil for none.
        var transparent: UInt8?
        /// The place of the colours in the file, 3 bytes each.
        var colors = 0..<0
        var isInterlaced = false
        /// The bits of an index.
        var bits = 8
        /// The place of the first block of compressed indices.
        var blocks = 0
    }

    /// The size of the picture in pixels.
    private(set) var width: Int
    private(set) var height: Int
    /// The frames, at least one; frames without pixels are skipped.
    private(set) var frames: [Frame] = []
    /// The number of runs; 0 for no end.
    private(set) var loopCount = 1

    /// Reads the blocks up to a number of frames, and checks the sizes against the limits.
    ///
    /// After the first frame the file may end anywhere between its blocks.
    /// - Throws: `ImageFileError` if it is incomplete or too large.
    init(
        _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest, maximumFrames: Int
    ) throws(ImageFileError) {
        var reader = GIFReader(bytes: bytes, request: request, place: 6)
        (width, height) = (try reader.number(), try reader.number())
        // Without a size, it is that of the first frame.
        let hasSize = width > 0 && height > 0
        if hasSize { try request.check(width, height, bytes.count) }
        let flags = try reader.byte()
        try reader.skip(2)
        let colors = try reader.colors(flags)
        var frame = Frame()
        blocks: while frames.count < maximumFrames, reader.place < bytes.count || frames.isEmpty {
            switch try reader.byte() {
            case 0x21: try readExtension(&reader, &frame)
            case 0x2C:
                try readFrame(&reader, &frame, colors)
                if frame.width > 0, frame.height > 0 {
                    try request.check(frame.width, frame.height, bytes.count)
                    frames.append(frame)
                }
                frame = Frame()
            // The trailer, or the zeros that some programs write in its place.
            case _ where !frames.isEmpty: break blocks
            default: throw reader.damaged
            }
        }
        if !hasSize {
            (width, height) = (frames[0].x + frames[0].width, frames[0].y + frames[0].height)
            try request.check(width, height, bytes.count)
        }
    }

    private mutating func readExtension(
        _ reader: inout GIFReader, _ frame: inout Frame
    ) throws(ImageFileError) {
        let label = try reader.byte()
        let count = Int(try reader.byte())
        let start = reader.place
        try reader.skip(count)
        if label == 0xF9, count >= 4 {
            let flags = reader.bytes[start]
            frame.disposal =
                switch flags >> 2 & 7 {
                case 2: .clear
                case 3: .restore
                default: .keep
                }
            frame.delay = Int(reader.bytes[start + 1]) | Int(reader.bytes[start + 2]) << 8
            frame.transparent = flags & 1 == 1 ? reader.bytes[start + 3] : nil
        }
        let isLooping = label == 0xFF && reader.bytes[start...].starts(with: "NETSCAPE2.0".utf8)
        guard count > 0 else { return }
        if isLooping, reader.bytes[reader.place...].starts(with: [3, 1]) {
            try reader.skip(2)
            let repeats = try reader.number()
            // The file counts the runs after the first one.
            loopCount = repeats == 0 ? 0 : repeats + 1
        }
        try reader.skipBlocks()
    }

    private func readFrame(
        _ reader: inout GIFReader, _ frame: inout Frame, _ colors: Range<Int>
    ) throws(ImageFileError) {
        (frame.x, frame.y) = (try reader.number(), try reader.number())
        (frame.width, frame.height) = (try reader.number(), try reader.number())
        let flags = try reader.byte()
        let own = try reader.colors(flags)
        frame.colors = own.isEmpty ? colors : own
        frame.isInterlaced = flags & 0x40 != 0
        frame.bits = Int(try reader.byte())
        // Two colours have codes of 2 bits, too.
        guard (2...8).contains(frame.bits) else { throw reader.damaged }
        frame.blocks = reader.place
        try reader.skipBlocks()
    }
}

/// Reads the numbers of a GIF file one after the other.
struct GIFReader {
    let bytes: UnsafeRawBufferPointer
    let request: ImageRequest
    var place: Int

    var damaged: ImageFileError { request.incomplete(.gif, "its data is damaged") }

    mutating func skip(_ count: Int) throws(ImageFileError) {
        guard count <= bytes.count - place else {
            throw request.incomplete(.gif, "it ends too early")
        }
        place += count
    }

    mutating func byte() throws(ImageFileError) -> UInt8 {
        try skip(1)
        return bytes[place - 1]
    }

    /// Reads 16 bits.
    mutating func number() throws(ImageFileError) -> Int {
        Int(try byte()) | Int(try byte()) << 8
    }

    /// Skips the table of colours that `flags` announce, and returns its place.
    mutating func colors(_ flags: UInt8) throws(ImageFileError) -> Range<Int> {
        guard flags & 0x80 != 0 else { return place..<place }
        try skip(3 << (Int(flags & 7) + 1))
        return place - (3 << (Int(flags & 7) + 1))..<place
    }

    /// Skips blocks up to an empty one.
    mutating func skipBlocks() throws(ImageFileError) {
        while true {
            let count = Int(try byte())
            guard count > 0 else { return }
            try skip(count)
        }
    }
}
