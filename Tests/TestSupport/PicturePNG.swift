public import LegatoGraphics

extension CGImage {
    /// The picture as an uncompressed PNG file with straight alpha.
    public var pngFile: [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * 4 + 1))
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width {
                let p = self[x, y]
                func straight(_ c: UInt8) -> UInt8 {
                    p.alpha == 0
                        ? 0 : UInt8(min(255, (Int(c) * 255 + Int(p.alpha) / 2) / Int(p.alpha)))
                }
                rows += [straight(p.red), straight(p.green), straight(p.blue), p.alpha]
            }
        }
        let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
            + chunk("IHDR", size + [8, 6, 0, 0, 0])
            + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var crc: UInt32 = .max
    for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return bigEndian(UInt32(content.count)) + body + bigEndian(~crc)
}

/// Returns a zlib stream of stored blocks.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (a, b): (UInt32, UInt32) = (1, 0)
    for start in stride(from: 0, to: bytes.count, by: 65535) {
        let block = bytes[start..<min(start + 65535, bytes.count)]
        let count = UInt16(block.count)
        stream.append(start + 65535 >= bytes.count ? 1 : 0)
        for n in [count, ~count] {
            stream += [UInt8(truncatingIfNeeded: n), UInt8(truncatingIfNeeded: n >> 8)]
        }
        stream += block
        for byte in block {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
    }
    return stream + bigEndian(b << 16 | a)
}
