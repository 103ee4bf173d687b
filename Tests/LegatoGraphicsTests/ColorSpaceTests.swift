import Foundation
import LegatoGraphics
import Testing

struct ColorSpaceTests {
    private func color(_ name: CFString, _ components: [CGFloat]) throws -> [CGFloat] {
        let space = try #require(CGColorSpace(name: name))
        return try #require(CGColor(colorSpace: space, components: components)?.components)
    }

    private func expect(
        _ found: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(found.count == expected.count, sourceLocation: sourceLocation)
        for (a, b) in zip(found, expected) {
            #expect(abs(a - b) < 2e-4, "\(found)", sourceLocation: sourceLocation)
        }
    }

    @Test func componentsOfSRGBAreKept() throws {
        expect(try color(CGColorSpace.sRGB, [0.1, 0.2, 0.3, 0.4]), [0.1, 0.2, 0.3, 0.4])
        expect(try color(CGColorSpace.extendedSRGB, [-0.5, 1.5, 0, 1]), [-0.5, 1.5, 0, 1])
        let device = CGColor(
            colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0.5, 0, 1]
        )
        #expect(device == CGColor(red: 1, green: 0.5, blue: 0))
    }

    @Test func linearComponentsAreEncoded() throws {
        expect(
            try color(CGColorSpace.linearSRGB, [0.214041, 0, 1, 1]), [0.5, 0, 1, 1]
        )
        expect(try color(CGColorSpace.linearGray, [0.214041, 0.5]), [0.5, 0.5, 0.5, 0.5])
    }

    @Test func aGreySpaceKeepsTheLuminance() throws {
        let space = CGColorSpaceCreateDeviceGray()
        func gray(_ color: CGColor) throws -> [CGFloat] {
            let found = color.converted(to: space, intent: .defaultIntent, options: nil)
            return try #require(found?.components)
        }
        for level in [0, 0.02, 0.25, 0.5, 1] as [CGFloat] {
            expect(try gray(CGColor(gray: level, alpha: 0.5)), [level, level, level, 0.5])
        }
        // The encoded values of 0.2126, 0.7152 and 0.0722.
        expect(try gray(CGColor(red: 1, green: 0, blue: 0)), [0.49844, 0.49844, 0.49844, 1])
        expect(try gray(CGColor(red: 0, green: 1, blue: 0)), [0.86248, 0.86248, 0.86248, 1])
        expect(try gray(CGColor(red: 0, green: 0, blue: 1)), [0.29789, 0.29789, 0.29789, 1])
    }

    /// The published values of the corners of Display P3 in extended sRGB.
    @Test func wideColorsLeaveTheGamut() throws {
        expect(try color(CGColorSpace.displayP3, [1, 1, 1, 1]), [1, 1, 1, 1])
        expect(try color(CGColorSpace.displayP3, [1, 0, 0, 1]), [1.0931, -0.2267, -0.1501, 1])
        expect(try color(CGColorSpace.displayP3, [0, 1, 0, 1]), [-0.5116, 1.0183, -0.3107, 1])
        expect(try color(CGColorSpace.displayP3, [0, 0, 1, 1]), [0, 0, 1.0420, 1])
    }

    @Test func greysHaveOneComponent() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(gray.numberOfComponents == 1 && gray.model == .monochrome)
        let color = try #require(CGColor(colorSpace: gray, components: [0.25, 0.5]))
        #expect(color == CGColor(gray: 0.25, alpha: 0.5))
        #expect(color.numberOfComponents == color.components?.count)
        #expect(color.colorSpace == CGColorSpaceCreateDeviceRGB())
    }

    @Test func spacesAreEqualByName() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: CGColorSpace.displayP3) != CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: "no such space") == nil)
    }
}
