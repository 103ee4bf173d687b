/// JPEG files: valid ones with changed segments, and small ones that declare many pixels.
enum JPEGBytes {
    /// A marker with its payload, and for a scan its data.
    private struct Segment {
        var marker: UInt8
        var data: [UInt8]
        var scan: [UInt8] = []
    }

    /// Makes the file that a tape describes.
    static func file(_ tape: inout Tape) -> [UInt8] {
        let sample = tape.below(4)
        tape.say("JPEG \(["color", "grey", "inks", "flat"][sample])")
        let samples = [SampleImages.jpeg, SampleImages.greyJPEG, SampleImages.inkedJPEG]
        var segments = sample < 3 ? segments([UInt8](samples[sample])) : flat(&tape)
        for _ in 0..<tape.pick([1, 0, 2, 4]) { change(&segments, &tape) }
        return [0xFF, 0xD8] + segments.flatMap(bytes)
            + (tape.chance(1, in: 10) ? [] : [0xFF, 0xD9])
    }

    private static func bytes(_ segment: Segment) -> [UInt8] {
        let length = segment.data.count + 2
        return [0xFF, segment.marker, UInt8(truncatingIfNeeded: length >> 8), UInt8(length & 0xFF)]
            + segment.data + segment.scan
    }

    private static func segments(_ file: [UInt8]) -> [Segment] {
        var (segments, place): ([Segment], Int) = ([], 2)
        while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xD9 {
            let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
            let end = min(place + 2 + length, file.count)
            var segment = Segment(marker: file[place + 1], data: Array(file[place + 4..<end]))
            place = end
            if segment.marker == 0xDA {
                while place + 1 < file.count, file[place] != 0xFF || file[place + 1] == 0 {
                    segment.scan.append(file[place])
                    place += 1
                }
            }
            segments.append(segment)
        }
        return segments
    }

    /// Returns a grey image with a code of two bits per block, progressive or not.
    private static func flat(_ tape: inout Tape) -> [Segment] {
        let isProgressive = tape.chance(1, in: 2)
        let (width, height) = (tape.side(), tape.side())
        let blocks = ((width + 7) / 8) * ((height + 7) / 8)
        var frame: [UInt8] = [8]
        for side in [height, width] {
            frame += [UInt8(truncatingIfNeeded: side >> 8), UInt8(truncatingIfNeeded: side)]
        }
        frame += [1, 1, 0x11, 0]
        let codes: [UInt8] = [1] + Array(repeating: 0, count: 15) + [0]
        let whole = min(2_000_000, blocks / (isProgressive ? 8 : 4) + 1)
        let data = Array(repeating: UInt8(0), count: tape.chance(1, in: 3) ? whole / 2 : whole)
        let scan = Segment(marker: 0xDA, data: [1, 1, 0, 0, isProgressive ? 0 : 63, 0], scan: data)
        tape.say("\(width) x \(height), \(isProgressive ? "progressive" : "baseline")")
        return [
            Segment(marker: 0xDB, data: [0] + Array(repeating: 1, count: 64)),
            Segment(marker: isProgressive ? 0xC2 : 0xC0, data: frame),
            Segment(marker: 0xC4, data: [0x00] + codes),
            Segment(marker: 0xC4, data: [0x10] + codes),
            scan,
        ]
    }

    private static func change(_ segments: inout [Segment], _ tape: inout Tape) {
        guard !segments.isEmpty else { return }
        let index = tape.below(segments.count)
        switch tape.below(12) {
        case 0, 1: setSize(&segments, &tape)
        case 2: setFrame(&segments, &tape)
        case 3: repeatScan(&segments, &tape)
        case 4: segments.remove(at: index)
        case 5: segments.insert(segments[index], at: tape.below(segments.count + 1))
        case 6: segments.swapAt(index, tape.below(segments.count))
        case 7 where !segments[index].data.isEmpty:
            segments[index].data[tape.below(segments[index].data.count)] = UInt8(tape.below(256))
        case 8:
            let data = [[UInt8(0), 1], [0, 0], [255, 255], [0, 8]]
            segments.insert(Segment(marker: 0xDD, data: tape.pick(data)), at: index)
        case 9:
            let marker = UInt8(tape.pick([0xEE, 0xE1, 0xFE, 0xDC, 0xCC, 0xF0, 0xC4, 0xDB]))
            let data = tape.bytes(tape.pick([12, 0, 2, 300]))
            segments.insert(Segment(marker: marker, data: data), at: index)
        default: changeScan(&segments, &tape)
        }
    }

    private static func frame(_ segments: [Segment]) -> Int? {
        segments.firstIndex {
            (0xC0...0xCF).contains($0.marker) && ![0xC4, 0xC8, 0xCC].contains($0.marker)
        }
    }

    private static func setSize(_ segments: inout [Segment], _ tape: inout Tape) {
        guard let index = frame(segments), segments[index].data.count >= 5 else { return }
        let side = tape.side()
        let place = tape.pick([1, 3])
        segments[index].data[place] = UInt8(truncatingIfNeeded: side >> 8)
        segments[index].data[place + 1] = UInt8(truncatingIfNeeded: side)
    }

    /// Changes the type of a frame, its components or their sampling.
    private static func setFrame(_ segments: inout [Segment], _ tape: inout Tape) {
        guard let index = frame(segments), segments[index].data.count >= 9 else { return }
        switch tape.below(3) {
        case 0:
            segments[index].marker = UInt8(tape.pick([0xC2, 0xC0, 0xC1, 0xC9, 0xCA, 0xC3, 0xC7]))
        case 1: segments[index].data[5] = UInt8(tape.pick([1, 3, 4, 0, 2, 5, 255]))
        default:
            let component = tape.below((segments[index].data.count - 6) / 3)
            let sampling: [UInt8] = [0x11, 0x22, 0x21, 0x12, 0x41, 0x14, 0x44, 0x00, 0xFF]
            segments[index].data[7 + 3 * component] = tape.pick(sampling)
        }
    }

    private static func repeatScan(_ segments: inout [Segment], _ tape: inout Tape) {
        guard let index = segments.lastIndex(where: { $0.marker == 0xDA }) else { return }
        let scan = segments[index]
        let room = max(1, 3_000_000 / max(1, scan.scan.count))
        let count = min(room, tape.pick([1, 3, 100, 1000, 3000]))
        segments.insert(contentsOf: Array(repeating: scan, count: count), at: index)
    }

    private static func changeScan(_ segments: inout [Segment], _ tape: inout Tape) {
        guard let index = segments.lastIndex(where: { $0.marker == 0xDA }) else { return }
        let count = segments[index].scan.count
        switch tape.below(4) {
        case 0 where count > 0:
            for _ in 0...tape.below(4) {
                segments[index].scan[tape.below(count)] = UInt8(tape.below(256))
            }
        case 1: segments[index].scan.removeLast(min(count, tape.below(200)))
        case 2 where count > 0:
            let markers: [UInt8] = [0xD0, 0xD1, 0xD7, 0xD9, 0xDA, 0xC4, 0x01, 0xFF]
            segments[index].scan.insert(
                contentsOf: [0xFF, tape.pick(markers)], at: tape.below(count)
            )
        default:
            let place = max(0, segments[index].data.count - 3 + tape.below(3))
            guard place < segments[index].data.count else { return }
            segments[index].data[place] = UInt8(tape.pick([0, 1, 63, 64, 255, 0x12, 0x21]))
        }
    }
}
