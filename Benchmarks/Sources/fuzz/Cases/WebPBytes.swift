/// WebP files: valid ones with changed chunks, and lossless ones of a single colour.
enum WebPBytes {
    private typealias Chunk = (name: [UInt8], data: [UInt8])

    /// Makes the file that a tape describes.
    static func file(_ tape: inout Tape) -> [UInt8] {
        let sample = tape.below(4)
        tape.say("WebP \(["lossless", "lossy", "animated", "flat"][sample])")
        let samples = [
            SampleImages.losslessWebP, SampleImages.lossyWebP, SampleImages.animatedWebP,
        ]
        var chunks = sample < 3 ? chunks([UInt8](samples[sample])) : [flat(&tape)]
        if tape.chance(1, in: 5) { chunks.insert(extended(&tape), at: 0) }
        for _ in 0..<tape.pick([1, 0, 2, 4]) { change(&chunks, &tape) }
        var body = Array("WEBP".utf8)
        for chunk in chunks {
            let length = tape.chance(1, in: 40) ? tape.side() : chunk.data.count
            body += chunk.name + number(length) + chunk.data
            if chunk.data.count % 2 == 1 { body.append(0) }
        }
        let length = tape.chance(1, in: 20) ? tape.side() : body.count
        return Array("RIFF".utf8) + number(length) + body
    }

    private static func chunks(_ file: [UInt8]) -> [Chunk] {
        var (chunks, place): ([Chunk], Int) = ([], 12)
        while place + 8 <= file.count {
            let length = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
            let end = min(place + 8 + length, file.count)
            chunks.append((Array(file[place..<place + 4]), Array(file[place + 8..<end])))
            place = end + length % 2
        }
        return chunks
    }

    /// Returns an image whose five codes have one symbol each, so that pixels take no bits.
    private static func flat(_ tape: inout Tape) -> Chunk {
        let (width, height) = (tape.side(), tape.side())
        tape.say("\(width) x \(height)")
        var bits = UInt64(0x2F)
        bits |= UInt64(max(0, width - 1) & 0x3FFF) << 8
        bits |= UInt64(max(0, height - 1) & 0x3FFF) << 22
        bits |= 1 << 36
        // Version 0, no transform, no cache, no groups; then the codes: simple, of one symbol of
        // one bit, 0.
        var data = (0..<5).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
        var codes: UInt64 = 0
        for code in 0..<5 { codes |= 1 << (3 + 4 * UInt64(code)) }
        data += (0..<4).map { UInt8(truncatingIfNeeded: codes >> (8 * $0)) }
        if tape.chance(1, in: 3) { data += tape.bytes(tape.below(40)) }
        return (Array("VP8L".utf8), data)
    }

    /// Returns the chunk of files with alpha, profiles or animations.
    private static func extended(_ tape: inout Tape) -> Chunk {
        let flags: [UInt8] = [0x10, 0, 0x02, 0x3E, 0xFF]
        let (width, height) = (tape.side() - 1, tape.side() - 1)
        let size =
            [0, 8, 16].map { UInt8(truncatingIfNeeded: width >> $0) }
            + [0, 8, 16].map { UInt8(truncatingIfNeeded: height >> $0) }
        return (Array("VP8X".utf8), [tape.pick(flags), 0, 0, 0] + size)
    }

    private static func change(_ chunks: inout [Chunk], _ tape: inout Tape) {
        guard !chunks.isEmpty else { return }
        let index = tape.below(chunks.count)
        let count = chunks[index].data.count
        switch tape.below(8) {
        case 0: chunks.remove(at: index)
        case 1: chunks.insert(chunks[index], at: tape.below(chunks.count + 1))
        case 2: chunks.swapAt(index, tape.below(chunks.count))
        case 3:
            let name = tape.pick(["ALPH", "ICCP", "EXIF", "XMP ", "ANMF", "VP8 ", "VP8L"])
            chunks.insert((Array(name.utf8), tape.bytes(tape.pick([16, 1, 0, 300]))), at: index)
        case 4 where count > 0: chunks[index].data.removeLast(min(count, tape.below(40)))
        case 5: setSize(&chunks[index], &tape)
        default:
            guard count > 0 else { return }
            for _ in 0...tape.below(4) {
                chunks[index].data[tape.below(count)] = UInt8(tape.below(256))
            }
        }
    }

    private static func setSize(_ chunk: inout Chunk, _ tape: inout Tape) {
        let side = tape.side()
        let place = chunk.name == Array("VP8 ".utf8) ? 6 + 2 * tape.below(2) : 1 + tape.below(3)
        guard place + 1 < chunk.data.count else { return }
        chunk.data[place] = UInt8(truncatingIfNeeded: side)
        chunk.data[place + 1] = UInt8(truncatingIfNeeded: side >> 8)
    }

    private static func number(_ value: Int) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
