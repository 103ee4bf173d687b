import Foundation
import Legato
import LegatoTesting
import Testing

/// Driving a headless display.
struct InputTests {
    private let display = HeadlessDisplay(size: CGSize(width: 200, height: 100))

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(count)").accessibilityIdentifier("count")
                Button("Add") { count += 1 }
            }
        }
    }

    private func layer(_ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = .black
        display.perform { display.rootLayer.addSublayer(layer) }
        display.advance(frames: 1)
        return layer
    }

    @Test("A view fills the display in its first frame")
    func showing() {
        // A view on a display that has been drawn appears at once, too.
        display.advance(frames: 1)
        let hosting = display.show { Color.red }
        #expect(hosting.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        let picture = display.snapshot()
        #expect(picture[0, 0].alpha == 255 && picture[199, 99].alpha == 255)
    }

    @Test("A tap clicks what is at a location, or the element with a label")
    func tapping() throws {
        display.show { Counter() }
        try display.tap("Add")
        #expect(try display.element(identifier: "count").label == "1")
        let add = try display.element("Add").frame
        display.tap(at: CGPoint(x: add.midX, y: add.midY), count: 2)
        #expect(try display.element(identifier: "count").label == "3")
        display.tap(at: CGPoint(x: 1, y: 1))
        #expect(try display.element(identifier: "count").label == "3")
    }

    @Test("A tap on a field gives it the focus, so that text can be typed")
    func typing() throws {
        struct Form: View {
            @State private var name = ""
            @State private var level = 0.5
            var body: some View {
                VStack {
                    TextField("Name", text: $name)
                    Slider(value: $level).accessibilityLabel("Level")
                }
            }
        }
        display.show { Form() }
        try display.tap("Name")
        display.type("Ann")
        #expect(try display.element("Name").value == "Ann")
        #expect(try display.element("Level").adjust(.increment))
        #expect(try display.element("Level").value == "55%")
    }

    @Test("Several taps are one gesture of that count")
    func counting() {
        let card = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        var doubles = 0
        card.addGesture(TapGesture(count: 2).onEnded { doubles += 1 })
        display.tap(at: CGPoint(x: 20, y: 20))
        display.advance(by: 2)
        #expect(doubles == 0)
        display.tap(at: CGPoint(x: 20, y: 20), count: 2)
        #expect(doubles == 1)
    }

    @Test("A tap on a missing element throws with the labels and the closest one")
    func missing() throws {
        display.show { Counter() }
        let error = try #require(throws: ElementError.self) { try display.tap("Ad") }
        #expect(
            error.description == """
                No accessibility element has the label "Ad". The closest is "Add". Existing \
                labels: "0", "Add".
                """
        )
    }

    @Test("A tap on an element outside the display throws")
    func outside() throws {
        display.show { Text("far").offset(x: 500) }
        let error = try #require(throws: ElementError.self) { try display.tap("far") }
        let start = "The element \"far\" is outside the display of 200.0 x 100.0: it is at ("
        #expect(error.description.hasPrefix(start))
    }

    @Test("A drag moves at each refresh, at a constant velocity", arguments: [0, 0.005])
    func dragging(offset: Double) throws {
        let card = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        var (places, speeds): ([CGFloat], [CGFloat]) = ([], [])
        card.addGesture(
            DragGesture(minimumDistance: 0)
                .onChanged { places.append($0.location.x) }
                .onEnded { speeds.append($0.velocity.width) }
        )
        display.advance(by: offset)
        display.drag(
            from: CGPoint(x: 20, y: 20), to: CGPoint(x: 140, y: 20), duration: 0.1
        )
        #expect(abs(display.time - (1.0 / 60 + offset + 0.1)) < 1e-9)
        #expect(places.first == 20 && places.last == 140 && places == places.sorted())
        #expect(places.count >= 7)
        let speed = try #require(speeds.first)
        #expect(speeds.count == 1 && abs(speed - 1200) < 1, "\(speed)")
    }

    @Test("Scrolling moves the content, by default under the centre")
    func scrolling() throws {
        display.show {
            ScrollView {
                VStack(spacing: 0) {
                    Text("top").frame(height: 50)
                    Color.blue.frame(height: 500)
                }
            }
        }
        let before = try display.element("top").frame
        display.scroll(by: CGSize(width: 0, height: -30))
        display.settle()
        #expect(try abs(display.element("top").frame.minY - (before.minY - 30)) < 0.01)
    }

    @Test("The pointer hovers")
    func hovering() {
        var isOver = false
        display.show { Color.red.frame(width: 40, height: 40).onHover { isOver = $0 } }
        display.hover(at: CGPoint(x: 100, y: 50))
        #expect(isOver)
        display.hover(at: CGPoint(x: 5, y: 5))
        #expect(!isOver)
    }

    @Test("Arguments out of range are reported, and nothing is sent")
    func badInput() {
        let messages = issues {
            display.tap(at: .zero, count: 0)
            display.tap(at: CGPoint(x: CGFloat.nan, y: 0))
            display.drag(from: .zero, to: .zero, duration: 0)
            display.drag(from: .zero, to: CGPoint(x: CGFloat.infinity, y: 0))
            display.scroll(by: CGSize(width: 0, height: CGFloat.nan))
            display.hover(at: CGPoint(x: 0, y: CGFloat.nan))
            display.settle(within: 0)
        }
        #expect(
            messages == [
                "tap(at:count:) needs a count of at least 1, got 0",
                "tap(at:) needs finite numbers, got nan",
                "drag(from:to:duration:) needs a duration above 0, got 0.0",
                "drag(from:to:duration:) needs finite numbers, got inf",
                "scroll(by:at:) needs finite numbers, got nan",
                "hover(at:) needs finite numbers, got nan",
                "settle(within:) needs a finite limit above 0, got 0.0",
            ]
        )
        #expect(display.time == 0)
    }

    @Test("A display settles when the last animation has ended")
    func settling() throws {
        let card = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        display.perform { CALayer.animate(.linear(duration: 0.5)) { card.position.x = 100 } }
        let duration = try #require(display.settle(within: 1))
        #expect(duration >= 0.5 && duration < 0.6 && display.isIdle)
        #expect(card.presentation()?.position.x == 100)
        #expect(display.settle() == 0)
    }

    @Test("A display that does not settle is reported with everything that runs")
    func unsettled() throws {
        let card = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        card.name = "card"
        display.perform {
            let spin = CABasicAnimation(keyPath: "transform.rotation")
            (spin.toValue, spin.duration, spin.repeatCount) = (1, 1, .infinity)
            card.add(spin, forKey: "spin")
            CALayer.animate(.linear(duration: 3)) { card.position.x = 100 }
        }
        display.displayLink { _ in }
        var duration: CFTimeInterval?
        let messages = issues { duration = display.settle(within: 0.5) }
        #expect(duration == nil)
        #expect(
            messages == [
                """
                The display has not settled within 0.5 s. Still running:
                - CABasicAnimation "spin" on CALayer "card", which never ends
                - the animation of position of CALayer "card", which ends in 2.5 s
                - a display link
                """
            ]
        )
    }
}
