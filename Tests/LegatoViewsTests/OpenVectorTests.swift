import Foundation
import Legato
import Testing

/// Points whose zero has no components, and whose sums have as many as the shorter one.
private nonisolated struct Points: VectorArithmetic {
    var values: [CGFloat]
    static var zero: Points { Points(values: []) }
    static func + (a: Points, b: Points) -> Points {
        Points(values: zip(a.values, b.values).map(+))
    }
    static func - (a: Points, b: Points) -> Points {
        Points(values: zip(a.values, b.values).map(-))
    }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

private nonisolated struct Bars: Shape {
    var points: Points
    var animatableData: Points {
        get { points }
        set { points = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (index, height) in points.values.enumerated() {
            path.addRect(CGRect(x: 10 * CGFloat(index), y: 0, width: 10, height: height))
        }
        return path
    }
}

/// Vectors of any length.
struct OpenVectorTests {
    private struct Chart: View {
        let animation: Animation
        @State private var isHigh = false

        var body: some View {
            Bars(points: Points(values: isHigh ? [100, 60, 40] : [0, 20, 40]))
                .onAppear { withAnimation(animation) { isHigh = true } }
        }
    }

    /// Returns the heights of the bars after a time.
    private func heights(_ animation: Animation, after time: Double) throws -> [CGFloat] {
        let stage = NavigationStage(Chart(animation: animation))
        stage.display.advance(by: time)
        var found: [CAShapeLayer] = []
        func search(_ layer: CALayer) {
            if let shape = layer as? CAShapeLayer { found.append(shape) }
            for sublayer in layer.sublayers ?? [] { search(sublayer) }
        }
        search(stage.hosting)
        let layer = try #require(found.first)
        let path = Path(try #require(layer.presentation()?.path))
        return [5, 15, 25].map { x in
            (0..<120).prefix { path.contains(CGPoint(x: x, y: CGFloat($0) + 0.5)) }.count
        }.map { CGFloat($0) }
    }

    @Test("They animate although their zero has no components: in curves and in springs")
    func zeroWithoutComponents() throws {
        let half = try heights(.linear(duration: 2), after: 1)
        #expect(abs(half[0] - 50) <= 3 && abs(half[1] - 40) <= 3 && half[2] == 40)
        let spring = try heights(.spring(duration: 2, bounce: 0), after: 0.4)
        #expect(spring[0] > 10 && spring[0] < 90 && spring[2] == 40)
        #expect(try heights(.default, after: 3) == [100, 60, 40])
    }

    @Test("They keep their components when an animation is retargeted in flight")
    func retargeted() throws {
        struct Turning: View {
            @State private var level = 0
            var body: some View {
                Bars(points: Points(values: [[0], [100], [50]][level]))
                    .onAppear { withAnimation(.linear(duration: 2)) { level = 1 } }
                    .onTapGesture { withAnimation(.linear(duration: 2)) { level = 2 } }
                    .contentShape(Rectangle())
            }
        }
        let stage = NavigationStage(Turning().contentShape(Rectangle()))
        stage.display.advance(by: 1)
        stage.tap(5, 5)
        stage.display.advance(by: 0.5)
        var path: CGPath?
        func search(_ layer: CALayer) {
            if let shape = layer as? CAShapeLayer { path = path ?? shape.presentation()?.path }
            for sublayer in layer.sublayers ?? [] { search(sublayer) }
        }
        search(stage.hosting)
        let height = Path(try #require(path)).boundingRect.height
        #expect(height > 40 && height < 90)
    }
}
