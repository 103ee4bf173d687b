import Foundation
import Legato
import LegatoTesting
import TestSupport
import Testing

/// Listings on headless displays.
///
/// The listings of the article on testing without a screen.
struct HeadlessListings {
    private let article: Article

    init() throws { article = try Article("TestingHeadlessly", of: "Legato") }

    /// Returns the article's display and card.
    private func cardOnDisplay() -> (HeadlessDisplay, CALayer) {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        let card = CALayer()
        card.frame = CGRect(x: 40, y: 40, width: 100, height: 100)
        display.perform { display.rootLayer.addSublayer(card) }
        display.advance(frames: 1)
        return (display, card)
    }

    @Test("The numbers equal those of the article")
    func numbers() {
        let (display, card) = cardOnDisplay()
        article.says("The card was at #,", card.position.x, digits: 0)
        display.perform { CALayer.animate(.smooth(duration: 0.5)) { card.position.x = 290 } }
        display.advance(by: 0.25)
        let x = card.presentation()?.position.x
        article.says("its presentation value is #.", x ?? 0, digits: 2)
    }

    @Test("A drag by events is followed, and its velocity is known at the end")
    func input() {
        let (display, card) = cardOnDisplay()
        card.backgroundColor = .white
        var speed = 0.0
        let drag = DragGesture()
            .onChanged { it in CALayer.animate(.interactiveSpring) { card.position = it.location } }
            .onEnded { it in CALayer.animate(.spring) { card.position = it.predictedEndLocation } }
        card.addGesture(drag)
        card.addSimultaneousGesture(DragGesture().onEnded { speed = $0.velocity.width })
        display.drag(from: CGPoint(x: 60, y: 90), to: CGPoint(x: 180, y: 90), duration: 0.1)
        #expect(abs(speed - 1200) < 1)
        #expect(abs(card.position.x - (180 + 300)) < 1)
    }

    @Test("A trace has the values of an animation")
    func animations() {
        let (display, card) = cardOnDisplay()
        display.perform { CALayer.animate(.smooth(duration: 0.3)) { card.position.x = 290 } }
        let trace = display.trace(of: card, \.position.x, during: 1)
        trace.expect(.isMonotonic, .settles(at: 290, within: 0.7))
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)").accessibilityIdentifier("total")
            Button("Add") { count += 1 }
        }
    }

    @Test("A view is shown, clicked and read")
    func views() throws {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        display.show { Counter() }
        try display.tap("Add")
        display.settle(within: 2)
        let total = try display.element(identifier: "total")
        let place = total.frame
        #expect(total.label == "1" && abs(place.midX - 160) <= 1)
    }

    @Test("A recorded snapshot is compared")
    func snapshots() {
        let (display, card) = cardOnDisplay()
        display.perform { (card.backgroundColor, card.cornerRadius) = (.black, 16) }
        display.settle()
        expectSnapshot(of: display, named: "card")
    }

    @Test("A still display builds no second list, and two displays draw the same")
    func pictures() {
        let (display, _) = cardOnDisplay()
        let (other, _) = cardOnDisplay()
        let picture = display.snapshot()
        let corner = picture[0, 0]
        let isSame = picture == other.snapshot()
        #expect(corner.alpha == 0 && isSame)

        display.advance(by: 5)
        let before = display.snapshot()
        let lists = display.statistics.displayListsBuilt
        display.advance(by: 1)
        let after = display.snapshot()
        let rebuilt = display.statistics.displayListsBuilt - lists
        article.says("`rebuilt` is #.", Double(rebuilt), digits: 0)
        #expect(before == after)
    }
}
