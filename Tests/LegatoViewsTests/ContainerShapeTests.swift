import Foundation
import Legato
import Testing

/// Container shapes.
struct ContainerShapeTests {
    /// Whether a pixel is red.
    private func isRed<V: View>(_ it: ViewDisplay<V>, _ x: Int, _ y: Int) -> Bool {
        let pixel = it.display.snapshot()[x, y]
        return pixel.red > 200 && pixel.green < 60
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static var inner: some View { ContainerRelativeShape().fill(red).padding(10) }

    @Test("Outside of a container the shape is a rectangle")
    func rectangle() {
        #expect(isRed(ViewDisplay(Self.inner), 10, 10))
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
    }

    @Test(
        "Its corners are concentric with those of the container",
        arguments: [(20, 10.0), (10, 20.0), (5, 25.0), (40, 0.0)]
    )
    func concentric(distance: CGFloat, radius: CGFloat) {
        let size = CGSize(width: 200, height: 150)
        let relative = ViewDisplay(
            ContainerRelativeShape().fill(Self.red).padding(distance)
                .containerShape(.rect(cornerRadius: 30, style: .circular)),
            size: size
        )
        let plain = ViewDisplay(
            RoundedRectangle(cornerRadius: radius, style: .circular).fill(Self.red)
                .padding(distance),
            size: size
        )
        #expect(relative.display.snapshot() == plain.display.snapshot())
    }

    @Test("Insets and strokes of the shape narrow it as those of the container's shape")
    func inset() {
        let size = CGSize(width: 200, height: 150)
        let relative = ViewDisplay(
            ContainerRelativeShape().inset(by: 8).stroke(Self.red, lineWidth: 3).padding(10)
                .containerShape(.rect(cornerRadius: 30, style: .circular)),
            size: size
        )
        let plain = ViewDisplay(
            RoundedRectangle(cornerRadius: 12, style: .circular).stroke(Self.red, lineWidth: 3)
                .padding(18),
            size: size
        )
        #expect(relative.display.snapshot() == plain.display.snapshot())
    }

    @Test("The innermost of nested containers determines the shape")
    func nested() {
        let it = ViewDisplay(
            Self.inner.containerShape(Rectangle()).padding(5)
                .containerShape(RoundedRectangle(cornerRadius: 80))
        )
        #expect(isRed(it, 16, 16))
    }

    private struct Card: View {
        let radius: CGFloat
        let distance: CGFloat
        var body: some View {
            Color.clear.frame(width: 100, height: 100)
                .background(ContainerShapeTests.red, in: .containerRelative)
                .padding(distance)
                .containerShape(RoundedRectangle(cornerRadius: radius))
        }
    }

    @Test("The outline follows the shape of the container and the distance to it")
    func changes() {
        let it = ViewDisplay(Card(radius: 0, distance: 0), size: CGSize(width: 200, height: 200))
        #expect(isRed(it, 51, 51))
        it.display.perform { it.hosting.rootView = Card(radius: 40, distance: 0) }
        it.display.advance(frames: 2)
        #expect(!isRed(it, 51, 51))
        it.display.perform { it.hosting.rootView = Card(radius: 40, distance: 40) }
        it.display.advance(frames: 2)
        #expect(isRed(it, 51, 51))
    }

    @Test("A view clipped to the shape is hit and shown inside of it only")
    func clip() {
        var taps = 0
        let it = ViewDisplay(
            Self.red.clipShape(ContainerRelativeShape()).onTapGesture { taps += 1 }
                .containerShape(Ellipse())
        )
        #expect(!isRed(it, 5, 5) && isRed(it, 150, 100))
        it.tap(5, 5)
        #expect(taps == 0)
        it.tap(150, 100)
        #expect(taps == 1)
    }
}
