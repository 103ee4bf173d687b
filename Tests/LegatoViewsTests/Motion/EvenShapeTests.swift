import Legato
import Testing

/// Shapes in mid-animation.
///
/// An animating shape looks the same as a shape at rest with the same data and size.
struct EvenShapeTests {
    private struct Moving<Content: View>: View {
        let content: (Double) -> Content
        @State private var isOn = false
        var body: some View {
            content(isOn ? 1 : 0)
                .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    /// Expects the pictures at quarters of the animation to equal those of views at rest.
    private func expectEven<Content: View>(_ content: @escaping (Double) -> Content) {
        let it = ViewDisplay(Moving(content: content), frames: 0)
        for part in [0.25, 0.5, 0.75] {
            it.display.advance(by: 0.25)
            #expect(
                it.display.snapshot() == ViewDisplay(content(part)).display.snapshot(), "at \(part)"
            )
        }
    }

    @Test(
        "Corners keep the interpolated radius during an animation",
        arguments: [RoundedCornerStyle.circular, .continuous], [12, 20, 40, 50, 80]
    )
    func corners(style: RoundedCornerStyle, radius: Double) {
        expectEven { part in
            RoundedRectangle(cornerRadius: radius * part, style: style)
                .fill(.red).frame(width: 100, height: 100)
        }
        expectEven { part in
            Color.red.frame(width: 100, height: 100)
                .clipShape(RoundedRectangle(cornerRadius: radius * part, style: style))
        }
    }

    @Test(
        "Corners keep their radius while the frame animates",
        arguments: [RoundedCornerStyle.circular, .continuous]
    )
    func frames(style: RoundedCornerStyle) {
        expectEven { part in
            RoundedRectangle(cornerRadius: 24, style: style)
                .fill(.red).frame(width: 160 - 120 * part, height: 40 + 120 * part)
        }
    }

    @Test("A capsule resized from wide to tall is a circle halfway")
    func capsule() {
        expectEven { part in
            Capsule().fill(.red).frame(width: 100 - 60 * part, height: 40 + 60 * part)
        }
    }
}
