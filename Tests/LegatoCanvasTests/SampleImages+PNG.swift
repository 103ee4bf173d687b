import Foundation

/// PNG files assembled byte by byte.
extension SampleImages {
    /// Returns an uncompressed 8-bit grey PNG file whose pixels all differ.
    static func png(_ width: Int, _ height: Int, isInterlaced: Bool = false) -> Data {
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
        var raw: [UInt8] = []
        for (left, top, across, down) in passes where left < width {
            for y in stride(from: top, to: height, by: down) {
                raw.append(0)
                raw += stride(from: left, to: width, by: across).map {
                    UInt8((y * width + $0) % 251)
                }
            }
        }
        return png(width, height, depth: 8, color: 0, isInterlaced: isInterlaced, raw)
    }

    /// Returns an uncompressed PNG file of rows that start with their filter.
    static func png(
        _ width: Int, _ height: Int, depth: UInt8, color: UInt8, isInterlaced: Bool = false,
        palette: [UInt8]? = nil, alpha: [UInt8]? = nil, _ raw: [UInt8]
    ) -> Data {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk(
            "IHDR", number(width) + number(height) + [depth, color, 0, 0, isInterlaced ? 1 : 0]
        )
        if let palette { file += chunk("PLTE", palette) }
        if let alpha { file += chunk("tRNS", alpha) }
        return Data(file + chunk("IDAT", stored(raw)) + chunk("IEND", []))
    }

    /// Returns a chunk of a PNG file with its checksum.
    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + data
        var sum: UInt32 = .max
        for byte in named {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        return number(data.count) + named + number(Int(~sum))
    }

    /// Returns bytes in zlib's uncompressed format.
    static func stored(_ raw: [UInt8]) -> [UInt8] {
        var (bytes, a, b): ([UInt8], Int, Int) = ([0x78, 0x01], 1, 0)
        var place = 0
        repeat {
            let count = min(65_535, raw.count - place)
            let isLast = place + count == raw.count
            bytes += [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
            bytes += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)] + raw[place..<place + count]
            place += count
        } while place < raw.count
        for byte in raw {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return bytes + number(b << 16 | a)
    }

    /// Returns four bytes in big-endian order.
    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
