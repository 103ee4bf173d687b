import Foundation
import Legato
import Observation
import Testing

/// Visual modifiers animate and take part in layout.
struct EffectTests {
    @Observable final class Model {
        var isOn = false
    }

    private struct Animated<Content: View>: View {
        let model: Model
        let content: (Bool) -> Content
        var body: some View { content(model.isOn) }
    }

    private static let square = CGSize(width: 50, height: 50)

    /// Returns a value of the first 50 x 50 layer that has one, at quarters of a linear animation
    /// of one second.
    private func flight<Content: View>(
        _ content: @escaping (Bool) -> Content, _ value: @escaping (CALayer) -> Double?
    ) -> [Double?] {
        let model = Model()
        let it = ViewDisplay(Animated(model: model, content: content))
        it.display.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
        it.display.advance(frames: 0)
        return (0..<3).map { _ in
            it.display.advance(by: 0.25)
            return it.layers(Self.square).lazy.compactMap { layer in
                layer.presentation().flatMap(value)
            }.first
        }
    }

    private func expect(_ values: [Double?], _ expected: [Double]) {
        for (value, expected) in zip(values, expected) {
            #expect(
                value.map { abs($0 - expected) < 0.02 * max(1, abs(expected)) } ?? false,
                "\(value.map { "\($0)" } ?? "nothing") in place of \(expected)"
            )
        }
    }

    private func box() -> some View { Color.red.frame(width: 50, height: 50) }

    private func input(_ name: String) -> (CALayer) -> Double? {
        { layer in
            (layer.filters?.first as? CIFilter).flatMap {
                ($0.value(forKey: name) as? Double)
                    ?? ($0.value(forKey: name) as? CGFloat).map { Double($0) }
            }
        }
    }

    @Test("Blur, brightness, contrast, saturation and grayscale animate")
    func filters() {
        expect(flight({ box().blur(radius: $0 ? 8 : 0) }, input(kCIInputRadiusKey)), [2, 4, 6])
        expect(
            flight({ box().brightness($0 ? 1 : 0) }, input(kCIInputBrightnessKey)),
            [0.25, 0.5, 0.75]
        )
        expect(
            flight({ box().contrast($0 ? 0 : 1) }, input(kCIInputContrastKey)), [0.75, 0.5, 0.25]
        )
        expect(
            flight({ box().saturation($0 ? 3 : 1) }, input(kCIInputSaturationKey)), [1.5, 2, 2.5]
        )
        expect(
            flight({ box().grayscale($0 ? 1 : 0) }, input(kCIInputSaturationKey)),
            [0.75, 0.5, 0.25]
        )
    }

    @Test("A shadow and a corner radius animate")
    func shadow() {
        expect(
            flight({ box().shadow(radius: $0 ? 16 : 8) }) {
                $0.shadowOpacity > 0 ? $0.shadowRadius : nil
            },
            [5, 6, 7]
        )
        expect(
            flight({ box().cornerRadius($0 ? 20 : 0) }) {
                $0.masksToBounds ? $0.cornerRadius : nil
            },
            [5, 10, 15]
        )
    }

    @Test("A 3D rotation follows its angle, also through a full turn")
    func spaceRotation() {
        let values = flight({
            box().rotation3DEffect(.degrees($0 ? 360 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }) { CATransform3DIsIdentity($0.transform) ? nil : Double($0.transform.m11) }
        expect([values[1]], [-1])
    }

    @Test("A background has the size of the view, and an overlay aligns to its corner")
    func background() {
        let it = ViewDisplay(
            Color.red.frame(width: 50, height: 30)
                .padding(10)
                .background(Color.blue)
                .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 8, height: 6) }
        )
        let background = it.layers(CGSize(width: 70, height: 50))
        #expect(background.count == 1)
        #expect(background.first.map(it.middle) == CGPoint(x: 150, y: 100))
        #expect(
            it.layers(CGSize(width: 8, height: 6)).first.map(it.middle) == CGPoint(x: 181, y: 122)
        )
        let picture = it.display.snapshot()
        #expect(picture[120, 80] == picture[118, 78])
        #expect(picture[150, 100] != picture[118, 78])
        #expect(picture[181, 122] != picture[118, 78])
    }

    @Test("clipShape clips drawing and hit testing")
    func clipShape() {
        let model = ControlModel()
        let it = ViewDisplay(
            Color.red.frame(width: 100, height: 100)
                .clipShape(Circle())
                .onTapGesture { model.taps += 1 }
        )
        let picture = it.display.snapshot()
        #expect(picture[104, 54] == picture[10, 10])
        #expect(picture[150, 100] != picture[10, 10])
        it.tap(104, 54)
        #expect(model.taps == 0)
        it.tap(150, 100)
        #expect(model.taps == 1)
    }

    @Test("In a ZStack the view with the higher z index is in front")
    func zIndex() {
        let it = ViewDisplay(
            ZStack {
                Color(red: 1, green: 0, blue: 0).zIndex(1)
                Color(red: 0, green: 0, blue: 1)
            }
        )
        #expect(it.display.snapshot()[150, 100].red == 255)
    }

    @Test("Hidden views keep their space, and allowsHitTesting(false) lets hits through")
    func hits() {
        let model = ControlModel()
        let it = ViewDisplay(
            ZStack {
                Color.red.onTapGesture { model.taps += 1 }
                Color.blue.allowsHitTesting(false)
                Color.green.onTapGesture { model.taps += 10 }.hidden()
            }
        )
        it.tap(150, 100)
        #expect(model.taps == 1)
    }

    @Test("A geometry reader takes all the offered space and reports its size")
    func geometryReader() {
        let it = ViewDisplay(
            GeometryReader { place in
                Color.red.frame(width: place.size.width / 2, height: place.size.height / 4)
            }
            .frame(width: 200, height: 120)
        )
        let found = it.layers(CGSize(width: 100, height: 30))
        #expect(found.first.map(it.middle) == CGPoint(x: 100, y: 55))
    }

    @Test("Aspect ratio, ideal size and layout priority")
    func layout() {
        let fit = ViewDisplay(Color.red.aspectRatio(2, contentMode: .fit))
        #expect(!fit.layers(CGSize(width: 300, height: 150)).isEmpty)
        let fill = ViewDisplay(Color.red.aspectRatio(2, contentMode: .fill))
        #expect(!fill.layers(CGSize(width: 400, height: 200)).isEmpty)
        let fixed = ViewDisplay(Color.red.fixedSize())
        #expect(!fixed.layers(CGSize(width: 10, height: 10)).isEmpty)
    }

    @Test("An image has its pixel size, or is resized to the offered space")
    func image() {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let image = CGImage(width: 2, height: 1, premultipliedRGBA: pixels)
        let own = ViewDisplay(Image(decorative: image, scale: 1))
        #expect(!own.layers(CGSize(width: 2, height: 1)).isEmpty)
        let large = ViewDisplay(
            Image(decorative: image, scale: 1).resizable().interpolation(.none)
                .frame(width: 100, height: 50)
        )
        let picture = large.display.snapshot()
        #expect(picture[140, 100].red == 255)
        #expect(picture[160, 100].blue == 255)
    }
}

extension EffectTests {
    @Test("Hue rotation follows its angle, and a full turn ends without a change")
    func hueTurns() throws {
        struct Turning: View {
            @State private var isOn = false
            var body: some View {
                Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50)
                    .hueRotation(.degrees(isOn ? 360 : 0))
                    .animation(.linear(duration: 1), value: isOn)
                    .onAppear { isOn = true }
            }
        }
        func still(_ degrees: Double) -> CGImage {
            ViewDisplay(
                Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50)
                    .hueRotation(.degrees(degrees))
            ).display.snapshot()
        }
        let it = ViewDisplay(Turning(), frames: 0)
        for degrees in [90.0, 180, 270] {
            it.display.advance(by: 0.25)
            let (shown, expected) = (it.display.snapshot()[150, 100], still(degrees)[150, 100])
            #expect(shown == expected, "\(shown) in place of \(expected) at \(degrees)")
            #expect(shown != still(0)[150, 100])
        }
        it.display.advance(by: 1)
        #expect(it.display.snapshot() == still(0))
    }
}
