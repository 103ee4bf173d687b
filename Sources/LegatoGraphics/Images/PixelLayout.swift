package import Foundation

/// The layout of a bitmap's pixels, and its conversion from and to premultiplied RGBA.
package struct PixelLayout: Sendable, Hashable {
    package let bitsPerComponent: Int
    package let bitsPerPixel: Int
    package let bytesPerRow: Int
    package let space: CGColorSpace?
    package let info: CGBitmapInfo
    package let alpha: CGImageAlphaInfo
    /// Whether the bitmap is a mask, which is opaque where samples are 0.
    private let isMask: Bool

    /// Creates a layout for rows of a width in pixels; nil if it is not supported.
    package init?(
        width: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace?, info: CGBitmapInfo, isMask: Bool = false
    ) {
        guard
            let alpha = CGImageAlphaInfo(
                rawValue: info.intersection(.alphaInfoMask).rawValue
            ), [1, 2, 4, 8, 16, 32].contains(bitsPerComponent),
            info.contains(.floatComponents) == (bitsPerComponent == 32),
            bitsPerPixel > 0, bitsPerPixel <= 128, width > 0, width <= 1 << 30,
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= 1 << 40
        else { return nil }
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        (self.space, self.info, self.alpha, self.isMask) = (space, info, alpha, isMask)
        guard space?.model != .pattern, alpha == .alphaOnly || isMask || space != nil,
            bitsPerPixel >= bitsPerComponent * samples
        else { return nil }
    }

    /// Whether the first sample of a pixel is its alpha or unused.
    private var isAlphaFirst: Bool {
        [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
    }
    /// Whether pixels have alpha.
    package var hasAlpha: Bool { ![.none, .noneSkipLast, .noneSkipFirst].contains(alpha) }
    private var isPremultiplied: Bool {
        alpha == .premultipliedFirst || alpha == .premultipliedLast
    }
    /// The number of colour samples of a pixel.
    private var colors: Int {
        alpha == .alphaOnly ? 0 : isMask ? 1 : space?.numberOfComponents ?? 0
    }
    /// The number of samples of a pixel, including alpha or an unused one.
    private var samples: Int { colors + (alpha == .none ? 0 : 1) }

    /// Whether a row of the layout is a row of RGBA bytes, apart from unused bytes.
    private var isPlain: Bool {
        bitsPerComponent == 8 && bitsPerPixel == 32 && colors == 3 && space?.isEncodedSRGB == true
            && (isPremultiplied || !hasAlpha)
    }

    /// The positions of red, green, blue and alpha in the four bytes of a plain pixel.
    package var places: (red: Int, green: Int, blue: Int, alpha: Int)? {
        guard isPlain else { return nil }
        let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
        switch (isAlphaFirst, isLittle) {
        case (false, false): return (0, 1, 2, 3)
        case (false, true): return (3, 2, 1, 0)
        case (true, false): return (1, 2, 3, 0)
        case (true, true): return (2, 1, 0, 3)
        }
    }

    /// Converts rows in the layout to premultiplied RGBA bytes; returns nil if there are too few
    /// bytes.
    ///
    /// The samples of each component, from 0 to 1, are mapped to its two numbers in `ranges`.
    package func pixels(
        of data: Data, width: Int, height: Int, ranges: [CGFloat]?
    ) -> [UInt8]? {
        let row = (width * bitsPerPixel + 7) / 8
        guard height > 0, height <= 1 << 30, data.count >= (height - 1) * bytesPerRow + row else {
            return nil
        }
        return data.withUnsafeBytes { bytes in
            [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
                for y in 0..<height {
                    let source = UnsafeRawBufferPointer(
                        rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + row]
                    )
                    let goal = UnsafeMutableBufferPointer(
                        rebasing: target[y * width * 4..<(y + 1) * width * 4]
                    )
                    if let places, ranges == nil {
                        copy(source, to: goal, width, places)
                    } else {
                        convert(source, to: goal, width, ranges)
                    }
                }
                count = width * height * 4
            }
        }
    }

    private func copy(
        _ source: UnsafeRawBufferPointer, to goal: UnsafeMutableBufferPointer<UInt8>, _ width: Int,
        _ places: (red: Int, green: Int, blue: Int, alpha: Int)
    ) {
        for start in stride(from: 0, to: width * 4, by: 4) {
            let alpha = hasAlpha ? source[start + places.alpha] : 255
            // A premultiplied component cannot exceed alpha, so it is clamped.
            goal[start] = min(source[start + places.red], alpha)
            goal[start + 1] = min(source[start + places.green], alpha)
            goal[start + 2] = min(source[start + places.blue], alpha)
            goal[start + 3] = alpha
        }
    }

    private func convert(
        _ source: UnsafeRawBufferPointer, to goal: UnsafeMutableBufferPointer<UInt8>, _ width: Int,
        _ ranges: [CGFloat]?
    ) {
        var values = [CGFloat](repeating: 0, count: max(colors, 1))
        for x in 0..<width {
            func sample(_ index: Int) -> CGFloat { self.sample(index, of: x, in: source) }
            for index in 0..<colors {
                let value = sample(index + (isAlphaFirst ? 1 : 0))
                let range = ranges.map { ($0[2 * index], $0[2 * index + 1]) } ?? (0, 1)
                values[index] = range.0 + value * (range.1 - range.0)
            }
            var opacity = hasAlpha ? sample(isAlphaFirst ? 0 : colors) : 1
            if isMask { (opacity, values[0]) = (1 - values[0], 1) }
            if let space, !isMask, !space.isEncodedSRGB, opacity > 0 {
                if isPremultiplied { values = values.map { $0 / opacity } }
                values = space.converted(values)
                if isPremultiplied { values = values.map { $0 * opacity } }
            }
            opacity = max(0, min(1, opacity))
            func byte(_ value: CGFloat) -> UInt8 {
                let colored = isPremultiplied ? value : value * opacity
                // Cannot overflow: 0 to 255.
                return UInt8(max(0, min(opacity, colored)) * 255 + 0.5)
            }
            let last = values.count - 1
            goal[x * 4] = byte(values[0])
            goal[x * 4 + 1] = byte(values[last / 2])
            goal[x * 4 + 2] = byte(values[last])
            // Cannot overflow: 0 to 255.
            goal[x * 4 + 3] = UInt8(opacity * 255 + 0.5)
        }
    }

    /// Returns a sample of a pixel, from 0 to 1.
    private func sample(_ index: Int, of x: Int, in row: UnsafeRawBufferPointer) -> CGFloat {
        if bitsPerComponent < 8 {
            let bit = x * bitsPerPixel + index * bitsPerComponent
            let shift = 8 - bitsPerComponent - bit % 8
            let maximum = 1 << bitsPerComponent - 1
            return CGFloat((Int(row[bit / 8]) >> max(shift, 0)) & maximum) / CGFloat(maximum)
        }
        let (size, start) = (bitsPerComponent / 8, x * bitsPerPixel / 8)
        let order = info.intersection(.byteOrderMask)
        func byte(_ place: Int) -> Int {
            let offset = index * size + place
            switch order {
            // Little-endian words reverse their bytes, and thereby their samples.
            case .byteOrder32Little: return Int(row[start + (offset ^ 3)])
            case .byteOrder16Little: return Int(row[start + (offset ^ 1)])
            default: return Int(row[start + offset])
            }
        }
        switch size {
        case 1: return CGFloat(byte(0)) / 255
        case 2: return CGFloat(byte(0) << 8 | byte(1)) / 65535
        default:
            let bits = byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3)
            let number = CGFloat(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            return number.isFinite ? number : 0
        }
    }
}
