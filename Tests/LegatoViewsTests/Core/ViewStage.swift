import Legato
import Testing

/// A tree of views that fills a headless display.
final class ViewStage<Content: View> {
    let display: HeadlessDisplay
    let hosting: HostingLayer<Content>

    init(_ view: Content, width: CGFloat = 200, height: CGFloat = 200, refreshRate: Double = 60) {
        display = HeadlessDisplay(
            size: CGSize(width: width, height: height), refreshRate: refreshRate
        )
        hosting = display.perform { HostingLayer(rootView: view) }
        display.perform {
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
        }
        display.advance(frames: 1)
    }

    /// Makes a change at the display's time and processes it.
    func change(_ body: () -> Void) {
        display.perform(body)
        display.advance(frames: 0)
    }

    /// Returns all layers of a class, back to front.
    func layers<L: CALayer>(_ type: L.Type = CAShapeLayer.self) -> [L] {
        func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
        return all(hosting).compactMap { $0 as? L }
    }

    /// Returns a layer's current presentation layer.
    func shown<L: CALayer>(_ layer: L) throws -> L {
        try #require(display.perform { layer.presentation() })
    }

    /// Returns the presented position of a layer's centre.
    func middle(_ layer: CALayer) throws -> CGPoint {
        let shown = try shown(layer)
        return shown.convert(
            CGPoint(x: shown.bounds.midX, y: shown.bounds.midY),
            to: try self.shown(display.rootLayer)
        )
    }

    /// Returns the presented position of a shape's centre; by default, of the first shape.
    func place(_ index: Int = 0) throws -> CGPoint {
        let shapes = layers()
        try #require(index < shapes.count)
        return try middle(shapes[index])
    }

    /// Returns the presented x position of a shape's centre.
    func x(_ index: Int = 0) throws -> Double { Double(try place(index).x) }

    /// Returns the displayed strings.
    func strings() throws -> [String] {
        try layers(CATextLayer.self).map { try shown($0).string as? String ?? "" }
    }

    /// Returns the values that a closure reads at ascending times from now on.
    func values<T>(at times: [Double], _ read: () throws -> T) throws -> [T] {
        let start = display.time
        return try times.map { time in
            display.advance(by: start + time - display.time)
            return try read()
        }
    }
}

/// A handle for the state of a view in a tree.
final class Remote<Value> {
    private var binding: Binding<Value>?
    private let fallback: Value

    init(_ value: Value) { fallback = value }

    /// The state's value.
    var value: Value {
        get { binding?.wrappedValue ?? fallback }
        set { binding?.wrappedValue = newValue }
    }

    /// The state as a binding.
    func bound() throws -> Binding<Value> { try #require(binding) }

    /// Releases the view.
    func release() { binding = nil }

    /// Connects to a state.
    func attach(_ binding: Binding<Value>) { self.binding = binding }
}

/// A view with a state that a test can change.
struct Remoted<Value, Content: View>: View {
    let remote: Remote<Value>
    @State private var value: Value
    private let content: (Value) -> Content

    init(_ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.remote = remote
        self.content = content
        _value = State(wrappedValue: remote.value)
    }

    var body: some View {
        let _ = remote.attach($value)
        content(value)
    }
}

/// A square of 20 points.
struct Dot: View {
    var color = Color.red
    var body: some View { Rectangle().fill(color).frame(width: 20, height: 20) }
}

/// Expects numbers to equal others within a distance.
func expectClose(
    _ actual: [Double], _ expected: [Double], within distance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let isClose =
        actual.count == expected.count
        && zip(actual, expected).allSatisfy { abs($0 - $1) <= distance }
    #expect(isClose, "\(actual) instead of \(expected)", sourceLocation: sourceLocation)
}

/// Returns the values of an animation from 0 to `distance` at ascending times.
func deltas(_ animation: Animation, _ distance: Double, at times: [Double]) -> [Double] {
    var context = AnimationContext<Double>()
    var (clock, isOver) = (0.0, false)
    return times.map { time in
        var value: Double? = 0
        // In steps of one frame as on a display, so that no step counts as a stall.
        repeat {
            clock = min(clock + 1.0 / 60, time)
            if !isOver {
                value = animation.animate(value: distance, time: clock, context: &context)
            }
            isOver = isOver || value == nil
        } while clock < time
        return isOver ? distance : value ?? distance
    }
}
