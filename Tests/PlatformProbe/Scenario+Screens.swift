import Foundation
import Legato

extension Scenario {
    /// Shows stripes, each a pixel of the screen wide, and reports what changes with the screen and
    /// where the window is clicked, until it closes.
    func runScreens() throws {
        let size = CGSize(width: 400, height: 300)
        let window = try Window(title: "Legato probe: screens", size: size) { ScreensView() }
        var reported = 0.0
        let link = window.displayLink { _ in
            // A busy machine may measure another one.
            let rate = window.pacing.advertisedRate.rounded()
            if rate != reported { report("rate", Int(rate)) }
            reported = rate
        }
        let describe = {
            let size = window.size
            report("window", "\(size.width) x \(size.height) at \(window.scale)")
        }
        window.onResize = describe
        window.onInput = { input in
            if case .pointerDown(let event) = input { report("down", event.location) }
        }
        describe()
        try Application.shared.run()
        link.invalidate()
    }
}

private struct ScreensView: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @State private var isPressed = false

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Canvas { context, size in
                var stripes = Path()
                for x in stride(from: 0, to: size.width, by: 2 * pixel) {
                    stripes.addRect(CGRect(x: x, y: 0, width: pixel, height: size.height))
                }
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
                context.fill(stripes, with: .color(.black))
            }
            .frame(width: 200, height: 100)
            (isPressed ? Color.green : Color.blue)
                .frame(width: 100, height: 60)
                .onTapGesture { isPressed.toggle() }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color.red)
        .onChange(of: scale, initial: true) {
            report("scale", "\($1) \(UIScreen.main.scale)")
        }
    }
}
