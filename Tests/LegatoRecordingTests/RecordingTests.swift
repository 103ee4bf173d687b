import Foundation
import Legato
import LegatoRecording
import LegatoScenes
import TestSupport
import Testing

/// A folder that is deleted at the end of the test.
private final class TemporaryFolder {
    private let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("legato-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    isolated deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

/// Recordings of scenes: folders, animated pictures, videos.
@Suite("Recordings")
struct RecordingTests {
    /// A chunk of a PNG file.
    private struct Chunk {
        var name: String
        var data: Data

        func number(at offset: Int) -> Int {
            data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
    }

    private static func chunks(_ file: Data) -> [Chunk] {
        var (chunks, rest): ([Chunk], Data) = ([], file.dropFirst(8))
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(Chunk(name: name, data: Data(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    private func record(_ pictures: [CGImage], _ path: String) throws -> Data {
        var file = try AnimatedPNG(path, framesPerSecond: 60)
        for picture in pictures { try file.add(picture) }
        try file.finish()
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    private func frames(_ count: Int) throws -> [CGImage] {
        let player = ScenePlayer(
            try SceneCatalog.scene(id: "retarget"), size: CGSize(width: 160, height: 90)
        )
        return (0..<count).map { player.picture(at: Double($0 / 2) / 20) }
    }

    @Test("Two runs record the same animated picture, byte for byte, with each frame unchanged")
    func animation() throws {
        let folder = try TemporaryFolder()
        let pictures = try frames(40)
        let file = try record(pictures, folder.path("a.png"))
        #expect(try record(frames(40), folder.path("b.png")) == file)
        let chunks = Self.chunks(file)
        #expect(chunks.first?.name == "IHDR" && chunks.last?.name == "IEND")
        // The checksum of an empty IEND chunk is known.
        #expect(file.suffix(4) == Data([0xAE, 0x42, 0x60, 0x82]))
        let controls = chunks.filter { $0.name == "fcTL" }
        #expect(chunks.first { $0.name == "acTL" }?.number(at: 0) == controls.count)
        // Repeated frames are stored once.
        #expect(controls.count < 30)
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { $0.number(at: 0) }
        #expect(numbers == Array(0..<numbers.count))
        try expectFrames(of: chunks, toEqual: pictures)
    }

    /// Plays the chunks as a viewer would.
    private func expectFrames(of chunks: [Chunk], toEqual pictures: [CGImage]) throws {
        let header = try #require(chunks.first)
        let (width, height) = (pictures[0].width, pictures[0].height)
        var canvas = [UInt8](repeating: 0, count: width * height * 4)
        var frame = 0
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
            let ticks = control.number(at: 20) >> 16
            #expect(control.number(at: 20) & 0xFFFF == 60)
            for _ in 0..<ticks {
                #expect(canvas == pictures[frame].pixels, "frame \(frame)")
                frame += 1
            }
        }
        #expect(frame == pictures.count)
    }

    /// Decodes one frame of an animated picture as a separate file.
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

    @Test("The path's extension determines the format")
    func endings() throws {
        let folder = try TemporaryFolder()
        let pictures = try frames(3)
        for name in ["frames", "a.png", "b.APNG"] {
            var output = try FrameOutput(folder.path(name), frames: 3, framesPerSecond: 60)
            for picture in pictures { try output.add(picture) }
            try output.finish()
            #expect(output.count == 3)
        }
        for number in 0..<3 {
            let file = folder.path("frames/frame-000\(number).png")
            let image = try CGImage(contentsOf: URL(fileURLWithPath: file))
            expectSame(image, pictures[number], comment: file)
        }
    }

    @Test("Videos are encoded by ffmpeg; a missing one is reported")
    func video() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let folder = try TemporaryFolder()
                let path = folder.path("a.mp4")
                setenv("PATH", folder.path("bin"), 1)
                do {
                    _ = try VideoFile(path, framesPerSecond: 60)
                    exit(1)
                } catch {
                    guard "\(error)".contains("ffmpeg is not installed") else { exit(2) }
                }
                let program = folder.path("bin/ffmpeg")
                try FileManager.default.createDirectory(
                    atPath: folder.path("bin"), withIntermediateDirectories: true
                )
                // The last argument is the file.
                try Data("#!/bin/sh\nfor last; do :; done\n/bin/cat > \"$last\"\n".utf8)
                    .write(to: URL(fileURLWithPath: program))
                chmod(program, 0o755)
                let pixels = [UInt8](repeating: 7, count: 12 * 4) + [1, 2, 3, 255]
                let picture = CGImage(width: 1, height: 13, premultipliedRGBA: pixels)
                var video = try VideoFile(path, framesPerSecond: 60)
                try video.add(picture)
                try video.add(picture)
                try video.finish()
                let written = try Data(contentsOf: URL(fileURLWithPath: path))
                exit(Array(written) == pixels + pixels ? 0 : 3)
            }
        }
    }
}
