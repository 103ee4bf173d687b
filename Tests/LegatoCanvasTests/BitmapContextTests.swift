import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// Contexts over bitmaps in memory, as Core Graphics creates them.
struct BitmapContextTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let red = CGColor(red: 1, green: 0, blue: 0)

    private func bitmap(
        _ info: UInt32, width: Int = 4, height: Int = 2, space: CGColorSpace?,
        bytesPerRow: Int = 0, data: UnsafeMutableRawPointer? = nil
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: info
        )
    }

    private func bytes(_ context: CGContext, _ count: Int) -> [UInt8] {
        guard let data = context.data else { return [] }
        return (0..<count).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }

    @Test func theOriginIsBottomLeft() throws {
        let context = try #require(
            bitmap(CGImageAlphaInfo.premultipliedLast.rawValue, space: rgb)
        )
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image: CGImage? = context.makeImage()
        let made = try #require(image)
        #expect(made[0, 1] == (255, 0, 0, 255) && made[0, 0].alpha == 0)
        #expect(bytes(context, 20) == [UInt8](repeating: 0, count: 16) + [255, 0, 0, 255])
        #expect(context.bytesPerRow == 16 && context.bitsPerPixel == 32)
        #expect(context.alphaInfo == .premultipliedLast && context.colorSpace == rgb)
    }

    @Test func anImageIsUpright() throws {
        let image = CGImage(
            width: 1, height: 2, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255]
        )
        let context = try #require(
            bitmap(CGImageAlphaInfo.premultipliedLast.rawValue, width: 1, space: rgb)
        )
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.makeImage() == image)
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.makeImage()[0, 0] == (0, 0, 255, 255))
        context.drawFromTop(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.makeImage() == image)
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
        let half = CGImage(width: 1, height: 2, premultipliedRGBA: [0, 0, 0, 255, 0, 0, 0, 0])
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: half)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.makeImage()[0, 1].alpha == 255 && context.makeImage()[0, 0].alpha == 0)
    }

    @Test func theMemoryHasTheRequestedLayout() throws {
        let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
            (.premultipliedLast, [], [1, 2, 3, 255]),
            (.premultipliedLast, .byteOrder32Big, [1, 2, 3, 255]),
            (.premultipliedLast, .byteOrder32Little, [255, 3, 2, 1]),
            (.premultipliedFirst, [], [255, 1, 2, 3]),
            (.premultipliedFirst, .byteOrder32Little, [3, 2, 1, 255]),
            (.noneSkipLast, [], [1, 2, 3, 255]),
            (.noneSkipFirst, .byteOrder32Little, [3, 2, 1, 255]),
        ]
        for (alpha, order, expected) in layouts {
            let context = try #require(bitmap(alpha.rawValue | order.rawValue, space: rgb))
            context.setFillColor(CGColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255))
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            #expect(bytes(context, 4) == expected)
            #expect(context.makeImage()[0, 0] == (1, 2, 3, 255))
        }
        let gray = try #require(
            bitmap(CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray())
        )
        gray.setFillColor(red)
        gray.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        // The luminance of red is 0.2126.
        #expect(bytes(gray, 4) == [54, 54, 0, 0] && gray.bitsPerPixel == 8)
        #expect(gray.makeImage()[0, 0] == (54, 54, 54, 255))
        let alpha = try #require(bitmap(CGImageAlphaInfo.alphaOnly.rawValue, space: nil))
        alpha.setAlpha(0.4)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(bytes(alpha, 2) == [102, 0])
    }

    @Test func memoryOfTheProgramIsDrawnIntoAndUpon() throws {
        var memory = [UInt8](repeating: 7, count: 40)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try #require(
                bitmap(
                    CGImageAlphaInfo.premultipliedLast.rawValue, space: rgb, bytesPerRow: 20,
                    data: bytes.baseAddress
                )
            )
            #expect(context.data == bytes.baseAddress)
            #expect(context.makeImage()[3, 1] == (7, 7, 7, 7))
            context.setFillColor(red)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(Array(bytes[0..<12]) == [7, 7, 7, 7, 255, 0, 0, 255, 7, 7, 7, 7])
            // The bytes between the rows are not touched.
            #expect(Array(bytes[16..<20]) == [7, 7, 7, 7])
            bytes[3] = 255
            bytes[0] = 0
            bytes[1] = 200
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            #expect(bytes[0] == 128 && bytes[1] == 100 && bytes[3] == 255)
        }
    }

    @Test func aLayerAndAMaskReachTheMemory() throws {
        let context = try #require(
            bitmap(CGImageAlphaInfo.premultipliedLast.rawValue, space: rgb)
        )
        _ = context.data
        context.setFillColor(red)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(bytes(context, 4) == [0, 0, 0, 0])
        context.endTransparencyLayer()
        #expect(bytes(context, 4) == [255, 0, 0, 255])
    }

    @Test func theReleaseFunctionIsCalledAtTheEnd() throws {
        final class Count { var released = 0 }
        let count = Count()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 4)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 32)
        do {
            let context = CGContext(
                data: memory, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
                space: rgb, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
                releaseCallback: { info, data in
                    count.released += info == nil ? 1 : 0
                    data?.deallocate()
                }, releaseInfo: nil
            )
            #expect(try #require(context).data == memory && count.released == 0)
        }
        #expect(count.released == 1)
    }

    @Test func unsupportedLayoutsAreNil() {
        let last = CGImageAlphaInfo.premultipliedLast.rawValue
        #expect(bitmap(CGImageAlphaInfo.last.rawValue, space: rgb) == nil)
        #expect(bitmap(CGImageAlphaInfo.none.rawValue, space: rgb) == nil)
        #expect(bitmap(last, space: nil) == nil)
        #expect(bitmap(last, width: 0, space: rgb) == nil)
        #expect(bitmap(last, width: 40_000, space: rgb) == nil)
        #expect(bitmap(last, space: rgb, bytesPerRow: 15) == nil)
        #expect(bitmap(last | 0x100, space: rgb) == nil)
        #expect(bitmap(31, space: rgb) == nil)
        #expect(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 16, bytesPerRow: 0, space: rgb,
                bitmapInfo: CGBitmapInfo(rawValue: last)
            ) == nil
        )
    }

    @Test func aPositiveShadowGoesUp() throws {
        let context = try #require(
            bitmap(
                CGImageAlphaInfo.premultipliedLast.rawValue, width: 8, height: 16, space: rgb
            )
        )
        context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: .black)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        #expect(context.makeImage()[4, 14] == (255, 0, 0, 255))
        #expect(context.makeImage()[4, 6] == (0, 0, 0, 255))
        #expect(context.makeImage()[4, 2].alpha == 0)
    }

    @Test func aMaskIsDrawnInTheFillColor() throws {
        let provider = try #require(CGDataProvider(data: Data([0b0110_0000])))
        let mask = try #require(
            CGImage(
                maskWidth: 4, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1,
                provider: provider, decode: nil, shouldInterpolate: false
            )
        )
        let context = CGContext(width: 4, height: 2)
        context.setFillColor(red)
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 4, height: 1))
        let image: CGImage = context.makeImage()
        #expect(image[0, 0] == (255, 0, 0, 255) && image[3, 0] == (255, 0, 0, 255))
        #expect(image[1, 0].alpha == 0 && image[2, 0].alpha == 0 && image[0, 1].alpha == 0)
        context.clip(to: CGRect(x: 0, y: 1, width: 4, height: 1), mask: mask)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(context.makeImage()[0, 1].alpha == 255 && context.makeImage()[1, 1].alpha == 0)
    }

    @Test func aFileInMemoryIsDecoded() throws {
        let image = CGImage(width: 1, height: 2, premultipliedRGBA: [1, 2, 3, 255, 4, 5, 6, 255])
        let source = try #require(CGDataProvider(data: image.pngData()))
        let decoded = CGImage(
            pngDataProviderSource: source, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent
        )
        #expect(decoded == image)
        let wrong = try #require(CGDataProvider(data: Data([1, 2, 3])))
        #expect(
            CGImage(
                jpegDataProviderSource: wrong, decode: nil, shouldInterpolate: true,
                intent: .perceptual
            ) == nil
        )
    }

    @Test func aGradientHasComponents() {
        let gray = CGColorSpaceCreateDeviceGray()
        let made = CGGradient(
            colorSpace: gray, colorComponents: [0, 1, 1, 0.5], locations: [0, 1], count: 2
        )
        let expected = CGGradient(
            colors: [.black, CGColor(gray: 1, alpha: 0.5)], locations: [0, 1]
        )
        #expect(made != nil && made == expected)
        let even = CGGradient(
            colorSpace: rgb, colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: nil, count: 2
        )
        #expect(even?.locations == [0, 1] && even?.colors.first == red)
        #expect(
            CGGradient(colorSpace: gray, colorComponents: [0, 1], locations: nil, count: 0) == nil
        )
    }
}
