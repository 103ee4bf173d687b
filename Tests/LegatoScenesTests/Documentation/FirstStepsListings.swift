import Legato
import LegatoTesting
import Testing

/// Listings of the first steps.
///
/// The program of the article on first steps.
struct FirstStepsListings {
    struct Bouncer: App {
        var body: some Scene {
            WindowGroup("Bouncer") { Ball() }.defaultSize(width: 480, height: 240)
        }
    }

    struct Ball: View {
        @State private var isRight = false

        var body: some View {
            Circle()
                .fill(.orange)
                .frame(width: 80, height: 80)
                .offset(x: isRight ? 160 : -160)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.bouncy) { isRight.toggle() } }
        }
    }

    @Test("A click anywhere moves the ball to the other side")
    func click() {
        let display = HeadlessDisplay(size: CGSize(width: 480, height: 240))
        display.show { Ball() }
        /// Whether there is something at the left and at the right.
        func shown() -> [Bool] { [80, 400].map { display.snapshot()[$0, 120].alpha > 0 } }
        #expect(shown() == [true, false])
        display.tap(at: CGPoint(x: 240, y: 20))
        display.advance(by: 2)
        #expect(shown() == [false, true])
    }
}
