import Foundation
package import Legato

/// An animated PNG file that loops forever, written frame by frame.
///
/// Equal frames are stored as one with a longer duration, and other frames as the rectangle that
/// changed, so that scenes with little motion produce small files. Colours are stored losslessly,
/// as in a PNG file.
package struct AnimatedPNG {
    private let file: WholeFile.Replacement
    private let url: URL
    private let framesPerSecond: UInt16
    /// The frame not written yet: its duration is unknown until a different frame is added.
    private var waiting: (area: Area, chunks: [Chunk])?
    private var latest: CGImage?
    private var ticks = 0
    private var parts: UInt32 = 0
    private var sequence: UInt32 = 0
    /// The offset of the number of frames in the file.
    private var countOffset = 0
    /// The number of frames added so far.
    package private(set) var count = 0

    private typealias Chunk = (name: String, data: Data)

    /// A rectangle of pixels.
    private struct Area {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    /// Creates a file, which replaces an existing one when `finish()` is called.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - framesPerSecond: The number of frames per second, 1 to 1000.
    /// - Throws: `ImageFileError` if the file cannot be created.
    package init(_ path: String, framesPerSecond: Int) throws(ImageFileError) {
        require(
            (1...1000).contains(framesPerSecond),
            "framesPerSecond must be 1 to 1000, got \(framesPerSecond)"
        )
        self.framesPerSecond = UInt16(framesPerSecond)
        url = URL(fileURLWithPath: path)
        do throws(Problem) { file = try WholeFile.Replacement(path) } catch {
            throw .writing(path, error)
        }
        try write(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    private func write(_ data: Data) throws(ImageFileError) {
        do throws(Problem) { try file.write(data) } catch {
            throw .writing(url.path, error)
        }
    }

    /// Adds the next frame, which must have the size of the first one.
    /// - Throws: `ImageFileError` if the disk is full.
    package mutating func add(_ picture: CGImage) throws(ImageFileError) {
        if let latest {
            require(
                picture.width == latest.width && picture.height == latest.height,
                "All frames of a recording must have the same size, got \(picture.width) x "
                    + "\(picture.height)"
            )
        }
        count += 1
        if let latest, ticks < Int(UInt16.max), let area = Self.difference(latest, picture) {
            guard area.width > 0 else { return ticks += 1 }
            try flush()
            wait(for: picture, in: area)
        } else {
            try flush()
            wait(for: picture, in: Area(x: 0, y: 0, width: picture.width, height: picture.height))
        }
        latest = picture
    }

    /// Writes the last frame and closes the file.
    /// - Throws: `ImageFileError` if the disk is full.
    package mutating func finish() throws(ImageFileError) {
        try flush()
        try write(Self.bytes(of: ("IEND", Data())))
        do throws(Problem) {
            try file.write(Self.bytes(of: animationControl), over: countOffset)
            try file.finish()
        } catch { throw .writing(url.path, error) }
    }

    private mutating func wait(for picture: CGImage, in area: Area) {
        waiting = (area, Self.chunks(of: Self.part(of: picture, area).pngData()))
        ticks = 1
    }

    /// Writes the pending frame.
    private mutating func flush() throws(ImageFileError) {
        guard let (area, chunks) = waiting else { return }
        waiting = nil
        var out = Data()
        if parts == 0 {
            for chunk in chunks where chunk.name == "IHDR" { out += Self.bytes(of: chunk) }
            countOffset = 8 + out.count
            out += Self.bytes(of: animationControl)
        }
        out += Self.bytes(of: ("fcTL", frameControl(area)))
        for chunk in chunks where chunk.name == "IDAT" {
            if parts == 0 {
                out += Self.bytes(of: chunk)
            } else {
                out += Self.bytes(of: ("fdAT", Self.big(nextNumber()) + chunk.data))
            }
        }
        parts += 1
        try write(out)
    }

    private var animationControl: Chunk { ("acTL", Self.big(parts) + Self.big(UInt32(0))) }

    private mutating func frameControl(_ area: Area) -> Data {
        var data = Self.big(nextNumber())
        for value in [area.width, area.height, area.x, area.y] { data += Self.big(UInt32(value)) }
        data += Self.big(UInt16(ticks)) + Self.big(framesPerSecond)
        // The previous pixels are kept, and the rectangle's pixels replace them.
        return data + Data([0, 0])
    }

    private mutating func nextNumber() -> UInt32 {
        defer { sequence += 1 }
        return sequence
    }

    // MARK: Images

    /// Returns the smallest rectangle outside which two images are equal; its width is 0 if they
    /// are equal.
    private static func difference(_ a: CGImage, _ b: CGImage) -> Area? {
        let stride = a.width * 4
        func differs(_ row: Int) -> Range<Int>? {
            let range = row * stride..<(row + 1) * stride
            let (x, y) = (a.pixels[range], b.pixels[range])
            guard !x.elementsEqual(y) else { return nil }
            let first = zip(x, y).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
            let last =
                zip(x.reversed(), y.reversed()).enumerated()
                .first { $0.element.0 != $0.element.1 }?.offset ?? 0
            return first / 4..<(stride - last + 3) / 4
        }
        var (columns, rows) = (a.width..<a.width, 0..<0)
        for row in 0..<a.height {
            guard let range = differs(row) else { continue }
            columns =
                rows.isEmpty
                ? range
                : min(
                    columns.lowerBound, range.lowerBound)..<max(
                        columns.upperBound, range.upperBound
                    )
            rows = (rows.isEmpty ? row : rows.lowerBound)..<row + 1
        }
        guard !rows.isEmpty else { return Area(x: 0, y: 0, width: 0, height: 0) }
        return Area(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count
        )
    }

    private static func part(of picture: CGImage, _ area: Area) -> CGImage {
        guard area.width < picture.width || area.height < picture.height else { return picture }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(area.width * area.height * 4)
        for row in area.y..<area.y + area.height {
            let start = (row * picture.width + area.x) * 4
            pixels += picture.pixels[start..<start + area.width * 4]
        }
        return CGImage(width: area.width, height: area.height, premultipliedRGBA: pixels)
    }

    // MARK: PNG chunks

    private static func chunks(of png: Data) -> [Chunk] {
        var chunks: [Chunk] = []
        var rest = png.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append((name, Data(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    private static func bytes(of chunk: Chunk) -> Data {
        let body = Data(chunk.name.utf8) + chunk.data
        return big(UInt32(chunk.data.count)) + body + big(checksum(body))
    }

    private static func big<T: FixedWidthInteger>(_ value: T) -> Data {
        withUnsafeBytes(of: value.bigEndian) { Data($0) }
    }

    /// The CRC-32 remainders of all bytes for the polynomial 0xEDB88320.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
        }
    }

    /// Returns the CRC-32 at the end of a chunk.
    private static func checksum(_ data: Data) -> UInt32 {
        let table = remainders
        return ~data.reduce(0xFFFF_FFFF) { sum, byte in
            table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
        }
    }
}
