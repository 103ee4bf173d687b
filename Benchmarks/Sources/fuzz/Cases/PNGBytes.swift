/// PNG files assembled byte by byte.
enum PNGBytes {
    private typealias Chunk = (name: String, data: [UInt8])

    /// Makes the file that a tape describes.
    static func file(_ tape: inout Tape) -> [UInt8] {
        let (width, height) = (tape.side(), tape.side())
        let colors: [UInt8] = [2, 0, 3, 4, 6]
        var color = tape.pick(colors)
        let depths: [UInt8] = color == 0 ? [8, 1, 2, 4, 16] : color == 3 ? [8, 1, 2, 4] : [8, 16]
        var depth = tape.pick(depths)
        if tape.chance(1, in: 30) { color = UInt8(tape.below(256)) }
        if tape.chance(1, in: 30) { depth = UInt8(tape.below(40)) }
        let isInterlaced = tape.chance(1, in: 4)
        tape.say("PNG \(width) x \(height), color \(color), depth \(depth), \(isInterlaced)")
        let rows = rows(width, height, color: color, depth: depth, isInterlaced)
        let pixels = pixels(rows, &tape)
        var chunks: [Chunk] = [
            ("IHDR", number(width) + number(height) + [depth, color, 0, 0, isInterlaced ? 1 : 0])
        ]
        if color == 3 || tape.chance(1, in: 10) {
            chunks.append(("PLTE", tape.bytes(tape.pick([768, 3, 6, 48, 0, 4, 771]))))
        }
        if tape.chance(1, in: 5) {
            chunks.append(("tRNS", tape.bytes(tape.pick([1, 2, 6, 16, 256, 0, 300]))))
        }
        for _ in 0..<tape.pick([0, 0, 1, 3]) { chunks.append(other(&tape)) }
        chunks += split(pixels, &tape)
        chunks.append(("IEND", []))
        change(&chunks, &tape)
        return join(chunks, &tape)
    }

    /// Returns the lengths in bytes of the rows, including their filters.
    private static func rows(
        _ width: Int, _ height: Int, color: UInt8, depth: UInt8, _ isInterlaced: Bool
    ) -> [(count: Int, length: Int)] {
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(color)] ?? 1
        func length(_ pixels: Int) -> Int { 1 + (pixels * channels * Int(depth) + 7) / 8 }
        guard isInterlaced else { return [(height, length(width))] }
        let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
            (0, 1, 1, 2),
        ]
        return passes.compactMap { left, top, across, down in
            guard width > left, height > top else { return nil }
            return ((height - top + down - 1) / down, length((width - left + across - 1) / across))
        }
    }

    /// Returns the compressed rows: few are stored, many are zeros.
    private static func pixels(_ rows: [(count: Int, length: Int)], _ tape: inout Tape) -> [UInt8] {
        let count = rows.reduce(0) { $0 + min($1.count, 1 << 30) * min($1.length, 1 << 30) }
        guard count <= 300_000 else { return zeros(min(count, 120_000_000)) }
        let filter = tape.below(7)
        var raw: [UInt8] = []
        for (count, length) in rows {
            for row in 0..<count {
                raw.append(UInt8(filter == 6 ? row % 5 : filter))
                raw += raw.count < 20_000 ? tape.bytes(length - 1) : Array(raw[1..<length])
            }
        }
        switch tape.below(12) {
        case 11: raw.removeLast(min(raw.count, 1 + tape.below(40)))
        case 10: raw += tape.bytes(1 + tape.below(40))
        default: break
        }
        return stored(raw)
    }

    /// Returns a zlib stream of uncompressed bytes.
    static func stored(_ raw: [UInt8]) -> [UInt8] {
        var (bytes, a, b): ([UInt8], Int, Int) = ([0x78, 0x01], 1, 0)
        var place = 0
        repeat {
            let count = min(65_535, raw.count - place)
            bytes += [place + count == raw.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
            bytes += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)] + raw[place..<place + count]
            place += count
        } while place < raw.count
        for byte in raw {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return bytes + number(b << 16 | a)
    }

    /// Returns a zlib stream of zeros, compressed to a 158th.
    private static func zeros(_ count: Int) -> [UInt8] {
        var (bytes, bits, used): ([UInt8], UInt32, UInt32) = ([0x78, 0x01], 0, 0)
        func put(_ value: UInt32, _ count: UInt32) {
            bits |= value << used
            used += count
            while used >= 8 {
                bytes.append(UInt8(bits & 0xFF))
                bits >>= 8
                used -= 8
            }
        }
        put(1, 1)
        put(1, 2)
        // In the fixed code: a zero, then repetitions of 258 bytes, and single ones.
        put(0b0000_1100, 8)
        var rest = max(count, 1) - 1
        while rest >= 258 {
            put(0b1010_0011, 8)
            put(0, 5)
            rest -= 258
        }
        for _ in 0..<rest { put(0b0000_1100, 8) }
        put(0, 7)
        put(0, 7)
        return bytes + number((max(count, 1) % 65_521) << 16 | 1)
    }

    private static func split(_ pixels: [UInt8], _ tape: inout Tape) -> [Chunk] {
        let parts = tape.pick([1, 2, 10, pixels.count < 2000 ? pixels.count : 3])
        let length = max(1, (pixels.count + parts - 1) / max(1, parts))
        return stride(from: 0, to: pixels.count, by: length).map {
            ("IDAT", Array(pixels[$0..<min($0 + length, pixels.count)]))
        }
    }

    private static func other(_ tape: inout Tape) -> Chunk {
        let name = tape.pick([
            "tEXt", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD", "hIST", "pHYs", "tIME", "eXIf", "iCCP",
            "zTXt", "iTXt", "sPLT", "acTL", "fcTL", "fdAT", "abCD", "ABCD", "IHDR", "IEND", "PLTE",
        ])
        if ["iCCP", "zTXt"].contains(name) {
            return (name, Array("name".utf8) + [0, 0] + zeros(tape.pick([100, 1_000_000])))
        }
        return (name, tape.bytes(tape.pick([4, 0, 1, 13, 32, 600])))
    }

    private static func change(_ chunks: inout [Chunk], _ tape: inout Tape) {
        for _ in 0..<tape.pick([0, 0, 1, 2]) where !chunks.isEmpty {
            let index = tape.below(chunks.count)
            switch tape.below(6) {
            case 0: chunks.remove(at: index)
            case 1: chunks.insert(chunks[index], at: tape.below(chunks.count + 1))
            case 2: chunks.swapAt(index, tape.below(chunks.count))
            case 3 where !chunks[index].data.isEmpty:
                let place = tape.below(chunks[index].data.count)
                chunks[index].data[place] = UInt8(tape.below(256))
            case 4: chunks[index].data.removeLast(min(chunks[index].data.count, tape.below(8)))
            default:
                let text = other(&tape)
                for _ in 0..<tape.pick([1, 10, 1200]) { chunks.insert(text, at: min(index, 1)) }
            }
        }
    }

    private static func join(_ chunks: [Chunk], _ tape: inout Tape) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let wrong = tape.chance(1, in: 12) ? tape.below(chunks.count) : -1
        let isLength = tape.chance(1, in: 2)
        for (index, chunk) in chunks.enumerated() {
            let named = Array(chunk.name.utf8) + chunk.data
            let isWrong = index == wrong
            let length = isWrong && isLength ? tape.side() : chunk.data.count
            let sum = checksum(named) ^ (isWrong && !isLength ? 1 : 0)
            file += number(length) + named + number(Int(sum))
        }
        return file
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8($0 & 0xFF) ^ $1)] }
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
