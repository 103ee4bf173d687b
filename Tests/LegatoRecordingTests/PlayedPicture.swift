import Foundation
import Legato
import Testing

/// An animated PNG file, decoded as a viewer plays it.
struct PlayedPicture {
    /// A chunk of a PNG file.
    struct Chunk {
        var name: String
        var data: Data

        func number(at offset: Int) -> Int {
            data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
    }

    let chunks: [Chunk]

    /// Splits a file into its chunks.
    init(_ file: Data) {
        var (chunks, rest): ([Chunk], Data) = ([], file.dropFirst(8))
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(Chunk(name: name, data: Data(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        self.chunks = chunks
    }

    /// Returns the premultiplied pixels of each frame, one for each tick of the frame rate.
    func frames(perSecond rate: Int) throws -> [[UInt8]] {
        let header = try #require(chunks.first)
        let (width, height) = (header.number(at: 0), header.number(at: 4))
        var canvas = [UInt8](repeating: 0, count: width * height * 4)
        var frames: [[UInt8]] = []
        for (index, control) in chunks.enumerated() where control.name == "fcTL" {
            var data = Data()
            for chunk in chunks[(index + 1)...] {
                if chunk.name == "fcTL" || chunk.name == "IEND" { break }
                data += chunk.name == "fdAT" ? chunk.data.dropFirst(4) : chunk.data
            }
            let part = try Self.image(header, control, data)
            let (x, y) = (control.number(at: 12), control.number(at: 16))
            for row in 0..<part.height {
                let start = ((y + row) * width + x) * 4
                let source = part.pixels[row * part.width * 4..<(row + 1) * part.width * 4]
                canvas.replaceSubrange(start..<start + part.width * 4, with: source)
            }
            #expect(control.number(at: 20) & 0xFFFF == rate)
            for _ in 0..<control.number(at: 20) >> 16 { frames.append(canvas) }
        }
        return frames
    }

    /// Decodes one frame as a separate file.
    private static func image(_ header: Chunk, _ control: Chunk, _ data: Data) throws -> CGImage {
        var head = header.data
        head.replaceSubrange(0..<8, with: control.data[4..<12])
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        for (name, body) in [("IHDR", head), ("IDAT", data), ("IEND", Data())] {
            let bytes = Data(name.utf8) + body
            file += withUnsafeBytes(of: UInt32(body.count).bigEndian) { Data($0) } + bytes
            file += withUnsafeBytes(of: checksum(bytes).bigEndian) { Data($0) }
        }
        return try CGImage(data: file)
    }

    /// Returns the CRC-32, computed bit by bit.
    private static func checksum(_ data: Data) -> UInt32 {
        var sum = UInt32.max
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
