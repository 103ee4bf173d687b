import Foundation
package import LegatoGraphics

/// Coverage from 0 to 255, blurred by a Gaussian that is truncated at three standard deviations.
package struct BlurredCoverage {
    private let width: Int
    private let height: Int
    /// The coverage of each pixel, in rows.
    private(set) var values: [Float]

    /// Blurs an image's alpha channel with standard deviations in pixels; 0 does not blur along that
    /// axis.
    package init(_ picture: CGImage, sigma: (x: Double, y: Double)) {
        let count = picture.width * picture.height
        let values = picture.pixels.withUnsafeBufferPointer { bytes in
            (0..<count).map { Float(bytes[$0 * 4 + 3]) }
        }
        self.init(values, width: picture.width, height: picture.height, sigma: sigma)
    }

    /// Blurs rows of coverage with standard deviations in pixels.
    init(_ values: [Float], width: Int, height: Int, sigma: (x: Double, y: Double)) {
        (self.width, self.height, self.values) = (width, height, values)
        if sigma.x > 0 { blur(Self.weights(sigma.x), step: 1, count: width, lines: height, width) }
        if sigma.y > 0 { blur(Self.weights(sigma.y), step: width, count: height, lines: width, 1) }
    }

    /// The weights from the centre outwards; both sides together sum to 1.
    private static func weights(_ sigma: Double) -> [Float] {
        // Bounded: by the texels of a grid, which include the reach.
        let reach = Int((3 * sigma).rounded(.up))
        let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = 2 * weights.reduce(0, +) - weights[0]
        return weights.map { Float($0 / sum) }
    }

    /// Blurs lines that start `stride` apart and whose pixels are `step` apart.
    private mutating func blur(
        _ weights: [Float], step: Int, count: Int, lines: Int, _ stride: Int
    ) {
        let reach = weights.count - 1
        var line = [Float](repeating: 0, count: count + 2 * reach)
        values.withUnsafeMutableBufferPointer { values in
            line.withUnsafeMutableBufferPointer { line in
                weights.withUnsafeBufferPointer { weights in
                    for index in 0..<lines {
                        let begin = index * stride
                        for i in 0..<count { line[reach + i] = values[begin + i * step] }
                        for i in 0..<count {
                            var sum = weights[0] * line[reach + i]
                            for k in 1..<weights.count {
                                sum += weights[k] * (line[reach + i - k] + line[reach + i + k])
                            }
                            values[begin + i * step] = sum
                        }
                    }
                }
            }
        }
    }

    /// Returns a white image with this coverage, cropped by `n` pixels on each side.
    package func image(insetBy n: Int) -> CGImage {
        let (w, h) = (width - 2 * n, height - 2 * n)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(w * h * 4)
        for y in n..<n + h {
            for x in n..<n + w {
                // Bounded: from 0 to 255.
                let value = UInt8(max(0, min(255, values[y * width + x] + 0.5)))
                for _ in 0..<4 { bytes.append(value) }
            }
        }
        return CGImage(width: w, height: h, premultipliedRGBA: bytes)
    }
}
