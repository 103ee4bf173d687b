import Foundation
import Legato
import Testing

/// Gradients of shapes that extend beyond their frames.
struct ShapeGradientTests {
    /// A band that extends 30 points beyond both sides of its frame.
    private struct Band: Shape {
        nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -30, dy: 0)) }
    }

    private static let gradient = LinearGradient(
        colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
        startPoint: .leading, endPoint: .trailing
    )

    /// Returns the channels of a displayed pixel.
    private func color<V>(_ stage: ViewStage<V>, _ x: Int, _ y: Int) -> [Int] {
        let pixel = stage.display.snapshot()[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
    }

    private func isClose(_ a: [Int], _ b: [Int], within distance: Int = 2) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= distance }
    }

    @Test func endColoursExtendBeyondTheFrameAlsoWhileItGrows() throws {
        let remote = Remote(40.0)
        let stage = ViewStage(
            Remoted(remote) { width in
                VStack(spacing: 0) {
                    Band().fill(Self.gradient).frame(width: width, height: 100)
                    Rectangle().fill(Self.gradient).frame(width: width, height: 100)
                }
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 120 } }
        let start = stage.display.time
        for time in [0, 0.25, 0.5, 0.9, 1.5] {
            stage.display.advance(by: start + time - stage.display.time)
            let half = 20 + 40 * min(time, 1)
            for x in [-half - 28, -half - 2, half + 1, half + 27] {
                let expected = x < 0 ? [255, 0, 0, 255] : [0, 0, 255, 255]
                #expect(isClose(color(stage, Int(100 + x), 50), expected), "\(x) at \(time)")
            }
            // Within the frame it equals that of a shape that does not extend beyond it.
            for x in [-half + 2, -half / 2, 0, half / 3, half - 3].map({ Int(100 + $0) }) {
                #expect(isClose(color(stage, x, 50), color(stage, x, 150)), "\(x) at \(time)")
            }
            #expect(color(stage, Int(100 - half - 33), 50)[3] == 0)
        }
    }

    @Test func aGradientCoversTheOuterHalfOfAStroke() {
        let stage = ViewStage(
            Circle().stroke(Self.gradient, lineWidth: 20).frame(width: 100, height: 100)
        )
        #expect(isClose(color(stage, 42, 100), [255, 0, 0, 255]))
        #expect(isClose(color(stage, 157, 100), [0, 0, 255, 255]))
        #expect(color(stage, 100, 42)[3] == 255)
        #expect(color(stage, 100, 157)[3] == 255)
        #expect(color(stage, 38, 100)[3] == 0)
    }

    @Test func gradientRadiiArePointsInFramesOfAnySize() throws {
        let remote = Remote(40.0)
        let style = RadialGradient(
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
            center: .center, startRadius: 0, endRadius: 40
        )
        let stage = ViewStage(
            Remoted(remote) { Band().fill(style).frame(width: 2 * $0, height: $0) }
        )
        for side in [40.0, 100] {
            stage.change { remote.value = side }
            stage.display.advance(frames: 1)
            let middle = color(stage, 120, 100)
            #expect(color(stage, 101, 100)[0] > 240)
            #expect(middle[0] > 100 && middle[0] < 155 && abs(middle[0] + middle[2] - 255) < 3)
            #expect(isClose(color(stage, 142, 100), [0, 0, 255, 255]))
            #expect(isClose(color(stage, 165, 100), [0, 0, 255, 255]))
        }
    }

    @Test func aShapeInsideItsFrameNeedsNoLargerGradientLayer() throws {
        let stage = ViewStage(
            VStack {
                RoundedRectangle(cornerRadius: 24).fill(Self.gradient).frame(
                    width: 104, height: 104
                )
                Capsule().strokeBorder(Self.gradient, lineWidth: 6).frame(width: 80, height: 30)
            }
        )
        let sizes = stage.layers(CAGradientLayer.self).map(\.bounds)
        #expect(
            sizes == [
                CGRect(x: 0, y: 0, width: 104, height: 104),
                CGRect(x: 0, y: 0, width: 80, height: 30),
            ]
        )
    }
}
