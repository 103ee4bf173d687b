import Foundation
import Legato
import LegatoTesting
import Testing
import XCTest

nonisolated final class CardTests: XCTestCase {
    @MainActor func testCard() async {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 100))
        display.show { Color.red }
        expectSnapshot(of: display, named: "red")
    }
}

/// Listings of LegatoTesting.
///
/// The listings of the module's documentation.
struct TestingListings {
    struct Item {}

    struct Tally: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Circle().fill(.orange).frame(width: CGFloat(20 + 20 * count))
                    .accessibilityLabel("\(count)").accessibilityIdentifier("total")
                Button {
                    count += 1
                } label: {
                    Rectangle().frame(width: 40, height: 20).accessibilityLabel("Add")
                }
            }
        }
    }

    struct Badge: View {
        let score: Int
        var body: some View {
            Capsule().fill(score > 5 ? .green : .red).padding(5)
        }
    }

    /// Returns a display of 320 x 180 points with a card whose centre is at (40, 90).
    private func cardOnDisplay() -> (HeadlessDisplay, CALayer) {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        let card = CALayer()
        card.frame = CGRect(x: 10, y: 60, width: 60, height: 60)
        card.backgroundColor = .black
        display.perform { display.rootLayer.addSublayer(card) }
        display.advance(frames: 1)
        return (display, card)
    }

    @MainActor @Test func addingACounter() throws {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 100))
        display.show { Tally() }
        try display.tap("Add")
        display.settle()
        #expect(try display.element(identifier: "total").label == "1")
        expectSnapshot(of: display, named: "tally")
    }

    @Test("Input")
    func input() throws {
        var items: [Item] = []
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        display.show { Button("Add") { items.append(Item()) } }
        try display.tap("Add")
        let duration = display.settle(within: 2)
        #expect(items.count == 1 && duration != nil)
        var distance = 0.0
        display.perform {
            display.rootLayer.addGesture(DragGesture().onEnded { distance = $0.translation.width })
        }
        display.advance(frames: 1)
        display.drag(from: CGPoint(x: 60, y: 90), to: CGPoint(x: 180, y: 90), duration: 0.1)
        #expect(distance == 120)
    }

    @Test("Scrolling")
    func scrolling() throws {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        display.show { ScrollView { Color.red.frame(height: 900).accessibilityLabel("page") } }
        display.scroll(by: CGSize(width: 0, height: -120))
        display.settle()
        #expect(try abs(display.element("page").frame.minY + 120) < 0.01)
    }

    @Test("Elements")
    func elements() throws {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        display.show {
            Text("Title").accessibilityHeading(.h1)
            Text("Total").accessibilityIdentifier("total")
        }
        let labels = display.elements.map(\.label)
        let headings = display.elements(with: .isHeader)
        #expect(labels == ["Title", "Total"] && headings.map(\.label) == ["Title"])
        do {
            let total = try display.element("Total")
            #expect(total.identifier == "total")
        }
        do {
            let total = try display.element(identifier: "total")
            #expect(total.label == "Total")
        }
        let trace = display.trace(during: 1) {
            (try? display.element("Total").frame.midX) ?? 0
        }
        #expect(trace.samples.allSatisfy { $0.value == trace.lastValue && $0.value > 0 })
    }

    @Test("A snapshot of a part of a display")
    func parts() throws {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        display.show { Color.green.frame(width: 30, height: 20).accessibilityLabel("Total") }
        expectSnapshot(of: display, in: try display.element("Total").frame, named: "total")
    }

    @Test("Snapshots")
    func snapshots() {
        let (display, _) = cardOnDisplay()
        expectSnapshot(of: display, named: "card")
        expectSnapshot(of: Badge(score: 7), size: CGSize(width: 80, height: 40), named: "badge")
    }

    @Test("Traces")
    func traces() {
        let (display, card) = cardOnDisplay()
        display.perform { CALayer.animate(.smooth(duration: 0.3)) { card.position.x = 290 } }
        let trace = display.trace(of: card, \.position.x, during: 1)
        trace.expect(.isMonotonic, .settles(at: 290, within: 0.7))
        trace.expect(.isMonotonic, .staysWithin(40...290), .settles(at: 290, within: 0.8))
    }

    @Test("Values at a time")
    func values() {
        let (display, card) = cardOnDisplay()
        display.perform { CALayer.animate(.linear(duration: 0.5)) { card.position.x = 290 } }
        let trace = display.trace(of: card, \.position.x, during: 1)
        trace.expect(.passes(165, at: 0.25, accuracy: 1), .isMonotonic)
    }

    @Test("Joined traces")
    func joinedTraces() {
        let (display, card) = cardOnDisplay()
        display.perform { CALayer.animate(.spring) { card.position.x = 290 } }
        var trace = display.trace(of: card, \.position.x, during: 0.2)
        display.perform { CALayer.animate(.spring) { card.position.x = 40 } }
        trace += display.trace(of: card, \.position.x, during: 1.5)
        trace.expect(.velocityIsContinuous(limit: 1000), .settles(at: 40, within: 1.6))
    }
}
