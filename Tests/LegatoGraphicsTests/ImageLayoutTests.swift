import Foundation
import LegatoGraphics
import Testing

/// Images of pixels in memory, and parts of images.
struct ImageLayoutTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let gray = CGColorSpaceCreateDeviceGray()

    private func image(
        _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, pixel: Int, row: Int? = nil,
        space: CGColorSpace, _ alpha: CGImageAlphaInfo = .none, _ order: CGBitmapInfo = [],
        decode: [CGFloat]? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel,
            bytesPerRow: row ?? (width * pixel + 7) / 8, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue),
            provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent
        )
    }

    @Test func fourBytesAreInAnyOrder() throws {
        let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8], [UInt8])] = [
            (.premultipliedLast, [], [10, 20, 30, 40], [10, 20, 30, 40]),
            (.premultipliedFirst, [], [40, 10, 20, 30], [10, 20, 30, 40]),
            (.premultipliedFirst, .byteOrder32Little, [30, 20, 10, 40], [10, 20, 30, 40]),
            (.premultipliedLast, .byteOrder32Little, [40, 30, 20, 10], [10, 20, 30, 40]),
            (.last, [], [255, 0, 51, 51], [51, 0, 10, 51]),
            (.first, .byteOrder32Big, [51, 255, 0, 51], [51, 0, 10, 51]),
            (.noneSkipLast, [], [10, 20, 30, 9], [10, 20, 30, 255]),
            (.noneSkipFirst, .byteOrder32Little, [30, 20, 10, 9], [10, 20, 30, 255]),
        ]
        for (alpha, order, bytes, expected) in layouts {
            let made = try #require(image(bytes, width: 1, pixel: 32, space: rgb, alpha, order))
            #expect(made.pixels == expected)
        }
    }

    @Test func otherLayoutsAreConverted() throws {
        let three = try #require(image([1, 2, 3, 4, 5, 6], width: 2, pixel: 24, space: rgb))
        #expect(three.pixels == [1, 2, 3, 255, 4, 5, 6, 255])
        let light = try #require(image([7, 200], width: 2, pixel: 8, space: gray))
        #expect(light.pixels == [7, 7, 7, 255, 200, 200, 200, 255])
        let bits = try #require(image([0b1001_0000], width: 4, bits: 1, pixel: 1, space: gray))
        #expect((0..<4).map { bits[$0, 0].red } == [255, 0, 0, 255])
        let nibbles = try #require(image([0x0F, 0x80], width: 3, bits: 4, pixel: 4, space: gray))
        #expect((0..<3).map { nibbles[$0, 0].red } == [0, 255, 136])
        let deep: [UInt8] = [0x80, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
        let big = try #require(
            image(deep, width: 1, bits: 16, pixel: 64, space: rgb, .last)
        )
        #expect(big.pixels == [128, 0, 255, 255])
        let little: [UInt8] = [0, 0x80, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
        let swapped = try #require(
            image(little, width: 1, bits: 16, pixel: 64, space: rgb, .last, .byteOrder16Little)
        )
        #expect(swapped.pixels == big.pixels)
        let floats: [UInt8] = [Float(1), 0.2, -3, 0.5].flatMap { number in
            withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
        }
        let float = try #require(
            image(
                floats, width: 1, bits: 32, pixel: 128, space: rgb, .last,
                [.floatComponents, .byteOrder32Little]
            )
        )
        // The word order of a float also reverses nothing else.
        #expect(float.pixels == [128, 26, 0, 128])
    }

    @Test func spacesAndRangesAreApplied() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let made = try #require(image([55, 0, 255], width: 1, pixel: 24, space: linear))
        // 55 / 255 of light is 0.5019 encoded.
        #expect(made.pixels == [128, 0, 255, 255])
        let inverted = try #require(
            image([0, 55], width: 2, pixel: 8, space: gray, decode: [1, 0])
        )
        #expect(inverted.pixels == [255, 255, 255, 255, 200, 200, 200, 255])
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let green = try #require(image([0, 255, 0], width: 1, pixel: 24, space: wide))
        #expect(green.pixels == [0, 255, 0, 255])
    }

    @Test func rowsMayBePadded() throws {
        let made = try #require(
            image([1, 99, 99, 2], width: 1, height: 2, pixel: 8, row: 3, space: gray)
        )
        #expect(made[0, 0].red == 1 && made[0, 1].red == 2)
    }

    @Test func wrongLayoutsAreNil() {
        #expect(image([1, 2], width: 1, pixel: 24, space: rgb) == nil)
        #expect(image([1, 2, 3], width: 1, pixel: 16, space: rgb) == nil)
        #expect(image([1, 2, 3], width: 1, pixel: 24, row: 2, space: rgb) == nil)
        #expect(image([1, 2, 3], width: 1, bits: 7, pixel: 24, space: rgb) == nil)
        #expect(image([1, 2, 3], width: 0, pixel: 24, space: rgb) == nil)
        #expect(image([1, 2, 3], width: 1, height: -1, pixel: 24, space: rgb) == nil)
    }

    @Test func aPartIsCropped() throws {
        let whole = CGImage(
            width: 3, height: 2,
            premultipliedRGBA: (0..<24).map { $0 % 4 == 3 ? 255 : UInt8($0) }
        )
        let part = try #require(whole.cropping(to: CGRect(x: 1, y: 1, width: 9, height: 9)))
        #expect(part.width == 2 && part.height == 1)
        #expect(part.pixels == [16, 17, 18, 255, 20, 21, 22, 255])
        let outward = whole.cropping(to: CGRect(x: 0.5, y: 0, width: 1, height: 0.5))
        #expect(outward?.width == 2 && outward?.height == 1)
        #expect(whole.cropping(to: CGRect(x: 3, y: 0, width: 2, height: 2)) == nil)
        #expect(whole.cropping(to: .null) == nil)
        #expect(whole.cropping(to: .infinite) === whole)
        #expect(whole.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
    }

    @Test func anImageIsMasked() throws {
        let whole = CGImage(
            width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255]
        )
        let light = try #require(image([255, 51], width: 2, pixel: 8, space: gray))
        #expect(whole.masking(light)?.pixels == [255, 0, 0, 255, 0, 0, 51, 51])
        let provider = try #require(CGDataProvider(data: Data([255, 51])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                provider: provider, decode: nil, shouldInterpolate: false
            )
        )
        // A sample of a mask lets through where it is 0.
        #expect(whole.masking(mask)?.pixels == [0, 0, 0, 0, 0, 0, 204, 204])
        #expect(mask.isMask && mask.colorSpace == nil && !whole.isMask)
        let clear = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0])
        #expect(whole.masking(clear)?.pixels.allSatisfy { $0 == 0 } == true)
    }

    @Test func aRangeOfColorsIsMasked() throws {
        let whole = CGImage(
            width: 2, height: 1, premultipliedRGBA: [250, 250, 250, 255, 0, 0, 255, 255]
        )
        let keyed = whole.copy(maskingColorComponents: [240, 255, 240, 255, 240, 255])
        #expect(keyed?.pixels == [0, 0, 0, 0, 0, 0, 255, 255])
        #expect(whole.copy(maskingColorComponents: [0, 1]) == nil)
        #expect(keyed?.copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]) == nil)
    }

    @Test func thePixelsAreInTheProvider() throws {
        let whole = CGImage(
            width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 0, count: 12) + [1, 2, 3, 4]
        )
        let data = try #require(whole.dataProvider?.data)
        #expect(CFDataGetLength(data) == 16 && whole.bytesPerRow == 8)
        let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        #expect(bytes[12] == 1 && bytes[15] == 4)
        #expect(CFDataGetBytePtr(Data([1])) == nil && CFDataGetBytePtr(nil) == nil)
        #expect(whole.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(whole.bitsPerPixel == 32 && whole.bitsPerComponent == 8)
    }

    @Test func aProviderReadsFilesAndMemory() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("provider-\(ProcessInfo.processInfo.processIdentifier)")
        try Data([1, 2, 3]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(CGDataProvider(url: url)?.data == Data([1, 2, 3]))
        #expect(CGDataProvider(filename: url.path)?.data == Data([1, 2, 3]))
        #expect(CGDataProvider(url: url.appendingPathExtension("none")) == nil)
        var released = 0
        let bytes: [UInt8] = [4, 5]
        let provider = bytes.withUnsafeBytes { memory -> CGDataProvider? in
            guard let address = memory.baseAddress else { return nil }
            return CGDataProvider(dataInfo: nil, data: address, size: 2) { _, _, size in
                released += size
            }
        }
        #expect(provider?.data == Data([4, 5]) && released == 2)
    }
}
