import Foundation
import Legato
import Observation
import Testing

/// Listings on views.
///
/// The listings of the article on views.
struct ViewListings {
    struct Counting: App {
        var body: some Scene {
            WindowGroup("Counting") { Counter() }.defaultSize(width: 320, height: 200)
        }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack(spacing: 16) {
                Text("\(count)").font(.system(size: 48, weight: .bold))
                Capsule().fill(.blue).frame(width: 20 + 40 * CGFloat(count), height: 12)
                Button("More") { withAnimation(.bouncy) { count += 1 } }
            }
        }
    }

    struct Odometer: View, Animatable {
        var distance: Double
        var animatableData: Double {
            get { distance }
            set { distance = newValue }
        }
        var body: some View { Text("\(Int(distance.rounded())) km") }
    }

    struct Notice: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    Text("Saved").transition(.scale.combined(with: .opacity))
                }
                Button("Toggle") { withAnimation(.smooth) { isShown.toggle() } }
            }
        }
    }

    @Observable @MainActor final class Score {
        var points = 0
    }
    struct Board: View {
        let score: Score
        var body: some View { Text("\(score.points) points") }
    }

    /// An odometer of a model's points.
    struct Trip: View {
        let score: Score
        var body: some View { Odometer(distance: Double(score.points)) }
    }

    struct Counted: ViewModifier {
        @State private var taps = 0
        func body(content: Content) -> some View {
            VStack {
                content.onTapGesture { taps += 1 }
                Text("\(taps) taps")
            }
        }
    }

    struct Dial: LayerRepresentable {
        var angle: Double
        func makeLayer(context: Context) -> CAShapeLayer {
            let layer = CAShapeLayer()
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 4))
            return layer
        }
        func updateLayer(_ layer: CAShapeLayer, context: Context) {
            context.animate {
                layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            }
        }
    }

    /// Returns a display that shows a view.
    private func display<Content: View>(
        _ view: Content
    ) -> (HeadlessDisplay, HostingLayer<Content>) {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 200))
        let views = HostingLayer(rootView: view)
        views.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(views) }
        display.advance(frames: 2)
        return (display, views)
    }

    private func texts(_ layer: CALayer) -> [String] {
        [(layer as? CATextLayer)?.string as? String].compactMap(\.self)
            + (layer.sublayers ?? []).flatMap(texts)
    }

    @Test("The counter and the notice show their first state")
    func firstState() {
        let (_, counter) = display(Counter())
        #expect(texts(counter) == ["0", "More"])
        let (_, notice) = display(Notice())
        #expect(texts(notice) == ["Saved", "Toggle"])
    }

    @Test("The modifier counts taps on what it modifies")
    func counted() {
        let (display, views) = display(Text("Tap").modifier(Counted()))
        #expect(texts(views) == ["Tap", "0 taps"])
        let point = CGPoint(x: 160, y: 86)
        display.send(.pointerDown(PointerEvent(location: point, time: display.time)))
        display.send(.pointerUp(PointerEvent(location: point, time: display.time)))
        display.advance(frames: 1)
        #expect(texts(views) == ["Tap", "1 taps"])
    }

    @Test("The odometer counts through the intermediate numbers")
    func odometer() {
        let score = Score()
        let (display, views) = display(Trip(score: score))
        display.perform { withAnimation(.linear(duration: 1)) { score.points = 100 } }
        display.advance(by: 0.5)
        #expect(texts(views) == ["50 km"])
    }

    @Test("A model's change reaches the view that reads it")
    func model() {
        let score = Score()
        let (display, views) = display(Board(score: score))
        display.perform { score.points = 7 }
        display.advance(frames: 1)
        #expect(texts(views) == ["7 points"])
    }

    @Test("The dial's layer rotates with the animation of the change")
    func dial() {
        func hand(_ layer: CALayer) -> CAShapeLayer? {
            (layer as? CAShapeLayer) ?? (layer.sublayers ?? []).lazy.compactMap(hand).first
        }
        let (display, views) = display(Dial(angle: 0))
        display.perform {
            withAnimation(.linear(duration: 1)) { views.rootView = Dial(angle: .pi / 2) }
        }
        display.advance(by: 0.5)
        let angle = hand(views)?.presentation()?.value(forKeyPath: "transform.rotation.z")
        #expect(abs((angle as? Double ?? 0) - .pi / 4) < 0.06)
    }

    /// Views in a window of layers; compiled but not run.
    private func views(in window: Window) {
        let views = HostingLayer(rootView: Counter())
        views.frame = window.rootLayer.bounds
        window.rootLayer.addSublayer(views)
    }
}
