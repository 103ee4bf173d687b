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

/// Recordings.
///
/// Recordings of scenes: folders, animated pictures, videos.
struct RecordingTests {
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
        let played = PlayedPicture(file)
        let chunks = played.chunks
        #expect(chunks.first?.name == "IHDR" && chunks.last?.name == "IEND")
        // The checksum of an empty IEND chunk is known.
        #expect(file.suffix(4) == Data([0xAE, 0x42, 0x60, 0x82]))
        let controls = chunks.filter { $0.name == "fcTL" }
        #expect(chunks.first { $0.name == "acTL" }?.number(at: 0) == controls.count)
        // Repeated frames are stored once.
        #expect(controls.count < 30)
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { $0.number(at: 0) }
        #expect(numbers == Array(0..<numbers.count))
        let shown = try played.frames(perSecond: 60)
        let isSame = shown.elementsEqual(pictures) { $0 == $1.pixels }
        #expect(isSame)
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
