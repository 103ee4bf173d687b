import Foundation
import Legato

/// The difference between an image and its recorded snapshot of the same size.
nonisolated struct SnapshotDifference {
    /// The largest difference of a channel.
    var largest = 0
    /// The number of pixels that differ by more than the tolerance.
    var count = 0
    /// The first such pixel, row by row.
    var first: (x: Int, y: Int)?
    private var differs: [Bool]

    init(_ actual: CGImage, _ recorded: CGImage, _ tolerance: SnapshotTolerance) {
        let (a, b) = (actual.pixels, recorded.pixels)
        differs = Array(repeating: false, count: a.count / 4)
        guard a != b else { return }
        for pixel in differs.indices {
            var difference = 0
            for index in 4 * pixel..<4 * pixel + 4 {
                difference = max(difference, abs(Int(a[index]) - Int(b[index])))
            }
            largest = max(largest, difference)
            guard difference > tolerance.channel else { continue }
            differs[pixel] = true
            count += 1
            if first == nil { first = (pixel % actual.width, pixel / actual.width) }
        }
    }

    /// Returns an image with the differing pixels in red over the lightened recorded image.
    func picture(over recorded: CGImage) -> CGImage {
        var bytes = [UInt8](repeating: 255, count: recorded.pixels.count)
        for pixel in differs.indices {
            let at = 4 * pixel
            if differs[pixel] {
                (bytes[at], bytes[at + 1], bytes[at + 2]) = (230, 0, 60)
            } else {
                // Over white, in shades of grey from 255 down to 170.
                let color = recorded.pixels[at..<at + 3].reduce(0) { $0 + Int($1) }
                let shade = color / 3 + 255 - Int(recorded.pixels[at + 3])
                let pale = UInt8(170 + min(shade, 255) / 3)
                for channel in at..<at + 3 { bytes[channel] = pale }
            }
        }
        return CGImage(
            width: recorded.width, height: recorded.height, premultipliedRGBA: bytes
        )
    }
}
