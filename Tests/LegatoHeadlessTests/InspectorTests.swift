import Foundation
import Legato
import LegatoLayers
import LegatoViews
import Testing

/// The inspector.
struct InspectorTests {
    private let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
    private let card = CALayer()
    private let model: InspectorModel

    init() {
        card.name = "card"
        card.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
        card.backgroundColor = CGColor(red: 1, green: 0.4, blue: 0.3)
        let display = display
        display.perform { [card] in display.rootLayer.addSublayer(card) }
        display.advance(frames: 1)
        model = InspectorModel(InspectedDisplay(display.host))
    }

    private func animate() {
        display.perform { CALayer.animate(.linear(duration: 1)) { card.position.x = 160 } }
        display.advance(frames: 1)
    }

    private var x: Double { Double(card.presentation()?.position.x ?? .nan) }

    @Test("The list has all layers by depth, without those inside a folded one")
    func rows() {
        model.refresh()
        #expect(model.rows.map(\.title) == ["CALayer", "CALayer \"card\""])
        #expect(model.rows.map(\.depth) == [0, 1])
        model.toggle(display.rootLayer.id)
        #expect(model.rows.count == 1)
        model.select(card)
        #expect(model.rows.count == 2)
    }

    @Test("The selected layer's values and curves are shown, and those of other layers' animations")
    func selection() throws {
        animate()
        model.refresh()
        #expect(model.flights.map(\.curve.isEmpty) == [true])
        model.select(card)
        let flight = try #require(model.flights.first)
        #expect(flight.curve.count == 2)
        #expect(flight.curve[0].first == 60)
        #expect(flight.curve[0].last == 160)
        #expect(model.title == "CALayer \"card\"")
        let position = try #require(model.properties.first { $0.key == "position" })
        #expect(position.model != position.presentation)
    }

    @Test(
        "The timelines of all animations share an axis, from the earliest beginning to the last end"
    )
    func axis() throws {
        animate()
        display.perform { CALayer.animate(.linear(duration: 3)) { card.opacity = 0 } }
        display.advance(by: 0.5)
        model.refresh()
        let spans = model.flights.map(\.span)
        #expect(spans.count == 2)
        let starts = spans.map(\.lowerBound).sorted()
        let ends = spans.map(\.upperBound).sorted()
        #expect(abs(starts[1] + 0.5) < 1e-6 && abs(starts[0] + 0.5 + 1.0 / 60) < 1e-6)
        #expect(abs(ends[0] - (0.5 - 1.0 / 60)) < 1e-6 && abs(ends[1] - 2.5) < 1e-6)
        #expect(model.axis == starts[0]...ends[1])
    }

    @Test("The timeline of a repeating animation goes from its beginning to its last end")
    func repeatingTimeline() throws {
        let pulse = CABasicAnimation(keyPath: "opacity")
        (pulse.fromValue, pulse.toValue) = (0, 1)
        (pulse.duration, pulse.repeatCount) = (0.25, 4)
        display.perform { card.add(pulse, forKey: nil) }
        display.advance(frames: 1)
        display.advance(by: 0.6)
        model.refresh()
        let span = try #require(model.flights.first?.span)
        #expect(abs(span.upperBound - span.lowerBound - 1) < 1e-6)
        #expect(span.lowerBound <= -0.6 && span.upperBound < 0.4)
    }

    @Test("A paused display shows the same values, a step moves it by a sixtieth, and it runs on")
    func clock() {
        animate()
        display.advance(by: 0.25)
        model.togglePause()
        display.advance(frames: 1)
        let paused = x
        display.advance(by: 0.2)
        #expect(x == paused)
        #expect(model.isPaused)
        model.step()
        display.advance(frames: 4)
        #expect(abs(x - paused - 100.0 / 60) < 0.01)
        model.togglePause()
        model.setPace(0.25)
        let slow = x
        display.advance(by: 0.4)
        #expect(abs(x - slow - 10) < 0.01)
        model.close()
        display.advance(by: 2)
        #expect(x == 160)
        #expect(!display.isInspected)
    }

    @Test(
        "Valid text changes a property without an animation, invalid text has no effect",
        arguments: [
            ("position", "20, 30", "20, 30"), ("opacity", "0.5", "0.5"),
            ("bounds", "0, 0, 10, 20", "0, 0, 10, 20"), ("position", "20", "60, 50"),
            ("opacity", "much", "1"), ("opacity", "nan", "1"),
            ("backgroundColor", "0, 0.5, 1, 1", "0, 0.5, 1, 1"),
        ]
    )
    func change(key: String, text: String, shown: String) {
        model.select(card)
        model.change(key, to: text)
        display.advance(frames: 1)
        model.refresh()
        let property = model.properties.first { $0.key == key }
        #expect(property?.model.description == shown)
        #expect(property?.presentation == property?.model)
    }

    @Test("Its window has a list, values and a curve, which move with the display")
    func window() throws {
        animate()
        display.advance(by: 0.4)
        model.select(card)
        let window = HeadlessDisplay(size: CGSize(width: 960, height: 720))
        let views = HostingLayer(rootView: InspectorView(model))
        views.frame = window.rootLayer.bounds
        window.perform { window.rootLayer.addSublayer(views) }
        window.advance(frames: 2)
        let before = window.snapshot()
        display.advance(by: 0.2)
        model.refresh()
        window.advance(frames: 2)
        #expect(window.snapshot() != before)
        // The row of the selected layer is blue.
        let column = (60..<200).map { before[300, $0] }
        #expect(column.contains { Int($0.blue) > Int($0.red) + 60 })
    }

    @Test("All texts are inside a window of any usual width", arguments: [560, 640, 960, 1600])
    func widths(width: Int) {
        animate()
        display.advance(by: 0.4)
        model.select(card)
        let size = CGSize(width: CGFloat(width), height: 720)
        let window = HeadlessDisplay(size: size)
        let views = HostingLayer(rootView: InspectorView(model))
        views.frame = window.rootLayer.bounds
        window.perform { window.rootLayer.addSublayer(views) }
        window.advance(frames: 2)
        let elements = views.viewElements
        #expect(elements.count > 20)
        for element in elements {
            let (frame, width) = (element.frame, size.width)
            #expect(frame.minX >= 0 && frame.maxX <= width, "\(element.label)")
            #expect(frame.height < 40, "\(element.label)")
        }
    }
}
