import Foundation
import Legato
import Testing

/// Listings on canvases and styles.
///
/// The listings of the documentation comments on canvases, styles and effects.
@MainActor
struct CanvasListings {
    struct Orbit: View {
        var body: some View {
            TimelineView(.animation) { timeline in
                Canvas { context, size in
                    let time = timeline.date.timeIntervalSinceReferenceDate
                    let x = size.width * (0.5 + 0.4 * sin(time))
                    let dot = CGRect(x: x - 8, y: size.height / 2 - 8, width: 16, height: 16)
                    context.fill(Path(ellipseIn: dot), with: .color(.blue))
                }
            }
        }
    }

    @Test("A canvas in a timeline draws a dot at the place of the time")
    func canvas() {
        let stage = TransactionStage(Orbit())
        stage.display.advance(by: .pi / 2 - stage.display.time)
        let picture = stage.display.snapshot()
        #expect(picture[360, 200].blue > 200 && picture[360, 200].alpha == 255)
        #expect(picture[200, 200].alpha == 0)
    }

    @Test("A copy of a context is tilted and half as opaque; the context itself is not")
    func context() {
        let picture = TransactionStage(tilted()).display.snapshot()
        // The square from (40, 0) to (100, 60), rotated by 15 degrees around the origin.
        let angle = Double.pi / 12
        let (x, y) = (70 * cos(angle) - 30 * sin(angle), 70 * sin(angle) + 30 * cos(angle))
        #expect(abs(Int(picture[Int(x), Int(y)].alpha) - 128) <= 1)
        #expect(picture[Int(x), Int(y)].red > 100)
        // Above the tilted square, but in the upright one.
        #expect(picture[95, 5].alpha == 0)
        #expect(picture[0, 200].alpha == 255 && picture[2, 200].alpha == 0)
    }

    struct Dawn: View {
        var body: some View {
            MeshGradient(
                width: 3, height: 2,
                points: [[0, 0], [0.4, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
                colors: [.red, .orange, .yellow, .purple, .blue, .teal]
            )
        }
    }

    @Test("A mesh has its colours at its points")
    func mesh() throws {
        let picture = TransactionStage(Dawn()).display.snapshot()
        func expectColor(_ x: Int, _ y: Int, _ color: Color) throws {
            let stage = TransactionStage(Rectangle().fill(color))
            let (shown, wanted) = (picture[x, y], try stage.pixel(stage.shape()))
            let distances = zip([shown.red, shown.green, shown.blue], wanted).map {
                abs(Int($0) - Int($1))
            }
            #expect(distances.allSatisfy { $0 < 16 }, "\(shown) instead of \(wanted)")
        }
        try expectColor(1, 1, .red)
        try expectColor(160, 1, .orange)
        try expectColor(280, 398, .blue)
        try expectColor(398, 398, .teal)
    }

    struct NowPlaying: View {
        var body: some View {
            ZStack {
                Color.black
                Text("Now playing")
                    .padding()
                    .background(.ultraThinMaterial, in: .capsule)
            }
        }
    }

    @Test("A material brightens what is behind it, in a capsule")
    func material() throws {
        let stage = TransactionStage(NowPlaying())
        let text = try stage.frame(stage.text("Now playing"))
        let picture = stage.display.snapshot()
        let (left, top) = (Int(text.minX) - 16, Int(text.minY) - 16)
        #expect(picture[left + 8, 200].red > 50)
        #expect(picture[left + 1, top + 1].red == 0 && picture[left - 2, 200].red == 0)
    }

    struct Badge: View {
        var body: some View {
            Circle()
                .fill(.yellow)
                .stroke(.orange, lineWidth: 4)
        }
    }

    @Test("A yellow circle has an orange border of 4 points, half of it outside")
    func border() {
        let picture = TransactionStage(Badge().padding(50)).display.snapshot()
        #expect(picture[200, 200].green > picture[200, 51].green)
        #expect(picture[200, 49].green == picture[200, 51].green)
        #expect(picture[200, 53].green == picture[200, 200].green)
        #expect(picture[200, 47].alpha == 0)
    }

    struct Shake: GeometryEffect {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            let x = 10 * sin(amount * .pi * 4)
            return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
        }
    }

    struct Shaking: View {
        @State private var failures: CGFloat = 0
        var body: some View {
            VStack {
                Button("Fail") { withAnimation(.linear(duration: 1)) { failures += 1 } }
                Rectangle().frame(width: 100, height: 100).modifier(Shake(amount: failures))
            }
        }
    }

    @Test("A shaken view goes to both sides and returns")
    func shake() throws {
        let stage = TransactionStage(Shaking())
        try stage.tap("Fail")
        let places = try stage.values(at: [0.125, 0.375, 2]) {
            try stage.frame(try #require(stage.layers(CAShapeLayer.self).last)).midX
        }
        #expect(places[0] > 205 && places[1] < 195 && abs(places[2] - 200) < 1e-6)
    }

    @Test("A dynamic colour of UIKit has a value for each appearance")
    func tile() throws {
        let tile = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .darkGray : .systemGray6
        }
        for (scheme, color) in [(ColorScheme.dark, UIColor.darkGray), (.light, .systemGray6)] {
            let square = Rectangle().fill(Color(tile)).environment(\.colorScheme, scheme)
            let stage = TransactionStage(square)
            let light = UITraitCollection(userInterfaceStyle: .light)
            let wanted = color.resolvedColor(with: light).cgColor
            #expect(abs(try stage.fill(stage.shape()).red - wanted.red) < 1e-3)
        }
    }

    @Test("A colour of UIKit follows the colour scheme")
    func card() throws {
        let card = Color(.secondarySystemBackground)
        func red(_ scheme: ColorScheme) throws -> Double {
            let stage = TransactionStage(
                Rectangle().fill(card).environment(\.colorScheme, scheme)
            )
            return try stage.fill(stage.shape()).red
        }
        #expect(try red(.light) > 0.9)
        #expect(try red(.dark) < 0.2)
    }

    struct Dial: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }

    struct DarkDial: View {
        var body: some View {
            VStack {
                Dial()
                    .preferredColorScheme(.dark)
                Rectangle().fill(.primary)
            }
        }
    }

    @Test("A preferred colour scheme is that of the whole tree")
    func preferredScheme() throws {
        let stage = TransactionStage(DarkDial())
        #expect(stage.find("dark") != nil)
        #expect(try stage.fill(stage.shape()).red > 0.9)
    }
}

@MainActor private func tilted() -> some View {
    Canvas { context, size in
        var tilted = context
        tilted.rotate(by: .degrees(15))
        tilted.opacity = 0.5
        tilted.fill(Path(CGRect(x: 40, y: 0, width: 60, height: 60)), with: .color(.red))
        context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: 2)
    }
}
