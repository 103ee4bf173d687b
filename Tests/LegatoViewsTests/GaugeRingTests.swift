import Foundation
import Legato
import Testing

/// The rings and bars of gauges.
struct GaugeRingTests {
    private let gradient = Gradient(colors: [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
    ])

    /// The pixel of a view at a distance from the centre of the display.
    private func pixel(_ view: some View, _ x: Int, _ y: Int) -> [UInt8] {
        ViewDisplay(view).pixel(150 + x, 100 + y)
    }

    @Test("An open ring has its whole colour, and a mark at the value")
    func mark() {
        let green = Color(red: 0, green: 1, blue: 0)
        for (value, x, y) in [(0.0, -18, 18), (0.5, 0, -26), (1.0, 18, 18)] {
            let gauge = Gauge(value: value) { EmptyView() }
                .gaugeStyle(.accessoryCircular).tint(green)
            #expect(pixel(gauge, x, y) == [0, 0, 0])
            #expect(pixel(gauge, -26, 0) == [0, 255, 0])
            #expect(pixel(gauge, 26, 0) == [0, 255, 0])
        }
        let closed = Gauge(value: 0.5) { EmptyView() }
            .gaugeStyle(.accessoryCircularCapacity).tint(green)
        #expect(pixel(closed, 26, 0) == [0, 255, 0])
        #expect(pixel(closed, -26, 0) != [0, 255, 0])
    }

    @Test("A gradient as the tint runs along the gauge")
    func gradients() {
        let ring = Gauge(value: 0.5) { EmptyView() }
            .gaugeStyle(.accessoryCircular).tint(gradient)
        let bar = Gauge(value: 1) { EmptyView() }
            .gaugeStyle(.accessoryLinear).tint(gradient).frame(width: 100)
        for (gauge, left, right) in [(AnyView(ring), -26, 26), (AnyView(bar), -40, 30)] {
            let (first, last) = (pixel(gauge, left, 0), pixel(gauge, right, 0))
            #expect(first[0] > first[2] && last[2] > last[0])
        }
    }

    @Test("The round start of a closed ring has the first colour of a gradient")
    func start() {
        for value in [0.1, 0.5, 1] {
            let ring = Gauge(value: value) { EmptyView() }
                .gaugeStyle(.accessoryCircularCapacity).tint(gradient)
            let (before, after) = (pixel(ring, -2, -26), pixel(ring, 1, -26))
            #expect(before[0] > 240 && before[2] < 15)
            #expect(after[0] > 240 && after[2] < 15)
        }
    }
}
