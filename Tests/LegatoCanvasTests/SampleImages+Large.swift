import Foundation

extension SampleImages {
    /// A compressed 8-bit greyscale PNG file of black pixels.
    static func blackPNG(_ width: Int, _ height: Int) -> Data {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", number(width) + number(height) + [8, 0, 0, 0, 0])
        return Data(file + chunk("IDAT", zeros((width + 1) * height)) + chunk("IEND", []))
    }

    /// A zlib stream of zeros: one literal, and then matches of up to 258 bytes at distance 1.
    private static func zeros(_ count: Int) -> [UInt8] {
        var bits = BitWriter(bytes: [0x78, 0x01])
        // The last block, with the fixed codes.
        bits.write(0b011, count: 3)
        for _ in 0..<1 + (count - 1) % 258 { bits.writeCode(0b0011_0000, count: 8) }
        for _ in 0..<(count - 1) / 258 {
            // The length 258 and the distance 1.
            bits.writeCode(0b1100_0101, count: 8)
            bits.writeCode(0, count: 5)
        }
        bits.writeCode(0, count: 7)
        // The checksum's lower half stays 1, its upper half counts the bytes.
        let sum = count % 65_521
        return bits.bytes + [UInt8(sum >> 8), UInt8(sum & 0xFF), 0, 1]
    }

    /// A baseline JPEG file of grey pixels; nil if the small sample lacks a marker.
    static func greyJPEG(_ width: Int, _ height: Int) -> Data? {
        guard let sized = greyJPEG.settingJPEGSize(width, height),
            let scan = sized.firstRange(of: [0xFF, 0xDA])?.lowerBound
        else { return nil }
        let start = scan + 2 + Int(sized[scan + 2]) << 8 + Int(sized[scan + 3])
        // A block of 8 x 8 pixels is 00, the difference 0 to the block before, and 1010, its end.
        let blocks = (width + 7) / 8 * ((height + 7) / 8)
        let four: [UInt8] = [0b0010_1000, 0b1010_0010, 0b1000_1010]
        let data = repeatElement(four, count: (blocks + 3) / 4).joined()
        return sized[..<start] + data + [0xFF, 0xD9]
    }
}

extension Data {
    /// A JPEG file with another size in its header; nil if it has no baseline frame.
    func settingJPEGSize(_ width: Int, _ height: Int) -> Data? {
        guard let frame = firstRange(of: [0xFF, 0xC0])?.lowerBound else { return nil }
        var file = self
        let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
        file.replaceSubrange(frame + 5..<frame + 9, with: size)
        return file
    }
}

/// Bits in the order of a deflate stream.
private struct BitWriter {
    var bytes: [UInt8]
    private var used = 8

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Appends the lowest bits of a number, the lowest first.
    mutating func write(_ value: UInt, count: Int) {
        for bit in 0..<count {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            bytes[bytes.count - 1] |= UInt8(value >> UInt(bit) & 1) << UInt8(used)
            used += 1
        }
    }

    /// Appends a Huffman code, its highest bit first.
    mutating func writeCode(_ code: UInt, count: Int) {
        for bit in (0..<count).reversed() { write(code >> UInt(bit) & 1, count: 1) }
    }
}
