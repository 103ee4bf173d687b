import Foundation
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
import LegatoViews
import TestSupport
import Testing

@testable import LegatoUIKit

private final class Card: UIView {}
private final class Title: UILabel {}
private final class Page: UIViewController {}

@Suite(.serialized, .ownProcess)
struct AppearanceProxyTests {
    private let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func show(_ views: UIView...) {
        for view in views { card.addSubview(view) }
        _ = Screen(card)
    }

    @Test("A view takes the values that it does not set itself, when it enters a window")
    func values() {
        let proxy = UISwitch.appearance()
        defer { (proxy.onTintColor, proxy.thumbTintColor) = (nil, nil) }
        (proxy.onTintColor, proxy.thumbTintColor) = (.red, .blue)
        let view = UISwitch()
        view.thumbTintColor = .green
        #expect(view.onTintColor == nil)
        show(view)
        #expect(view.onTintColor == .red && view.thumbTintColor == .green)
        #expect(UISwitch.appearance() === proxy)
    }

    @Test("The appearance of a subclass takes precedence over that of its superclass")
    func subclasses() {
        let (all, titles) = (UILabel.appearance(), Title.appearance())
        defer {
            (all.textColor, all.font) = (.label, .systemFont(ofSize: 17))
            titles.textColor = .label
        }
        (all.textColor, titles.textColor) = (.red, .blue)
        all.font = .systemFont(ofSize: 30)
        let (label, title) = (UILabel(), Title())
        show(label, title)
        #expect(label.textColor == .red && label.font.pointSize == 30)
        #expect(title.textColor == .blue && title.font.pointSize == 30)
    }

    @Test("An appearance for containers applies to what they contain, the innermost first")
    func containers() {
        let inCard = UISlider.appearance(whenContainedInInstancesOf: [Card.self])
        let inPage = UISlider.appearance(whenContainedInInstancesOf: [Card.self, Page.self])
        let outside = UISlider.appearance(whenContainedInInstancesOf: [Page.self, Card.self])
        let everywhere = UISlider.appearance()
        defer {
            for proxy in [inCard, inPage, outside, everywhere] {
                (proxy.minimumTrackTintColor, proxy.thumbTintColor) = (nil, nil)
                proxy.maximumTrackTintColor = nil
            }
        }
        everywhere.minimumTrackTintColor = .gray
        inCard.minimumTrackTintColor = .red
        everywhere.thumbTintColor = .green
        inPage.minimumTrackTintColor = .blue
        outside.maximumTrackTintColor = .black
        let (inner, other) = (UISlider(), UISlider())
        show(inner)
        #expect(inner.minimumTrackTintColor == .red && inner.thumbTintColor == .green)
        _ = Screen(other)
        #expect(other.minimumTrackTintColor == .gray)
        let page = Page()
        let (second, slider) = (Card(), UISlider())
        second.addSubview(slider)
        page.view.addSubview(second)
        _ = Screen(page.view)
        #expect(slider.minimumTrackTintColor == .blue && slider.maximumTrackTintColor == nil)
    }

    @Test("The tint, the scroll views and the items of bars have an appearance")
    func kinds() {
        let (tints, scrolls) = (Card.appearance(), UIScrollView.appearance())
        let items = UIBarButtonItem.appearance()
        defer { (tints.tintColor, scrolls.bounces, items.tintColor) = (nil, true, nil) }
        (tints.tintColor, scrolls.bounces, items.tintColor) = (.red, false, .purple)
        let (scroll, bar, label) = (UIScrollView(), UIToolbar(), UILabel())
        bar.items = [UIBarButtonItem(title: "Cut", style: .plain, target: nil, action: nil)]
        show(scroll, bar, label)
        #expect(!scroll.bounces && label.tintColor == .red)
        let buttons = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        #expect(buttons.map(\.tintColor) == [.purple])
    }

    @Test("Segmented pickers have the title attributes of the appearance, the selected one its own")
    func pickerTitles() {
        let proxy = UISegmentedControl.appearance()
        defer {
            proxy.setTitleTextAttributes(nil, for: .normal)
            proxy.setTitleTextAttributes(nil, for: .selected)
        }
        func shown() -> [Int] {
            let picker = Picker("", selection: .constant(0)) {
                Text("MMM").tag(0)
                Text("MMM").tag(1)
            }.pickerStyle(.segmented).frame(width: 200, height: 32)
            let image = Screen(showing: picker).display.snapshot()
            // The pixels of saturated red and blue.
            var counts = [0, 0]
            for (x, y) in (0..<200).flatMap({ x in (84..<116).map { (x, $0) } }) {
                let pixel = image[x, y]
                guard pixel.green < 90 else { continue }
                if pixel.red > 200, pixel.blue < 90 { counts[0] += 1 }
                if pixel.blue > 200, pixel.red < 90 { counts[1] += 1 }
            }
            return counts
        }
        let (red, blue) = (
            UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        )
        #expect(shown() == [0, 0])
        proxy.setTitleTextAttributes([.foregroundColor: blue], for: .normal)
        proxy.setTitleTextAttributes([.foregroundColor: red], for: .selected)
        let small = shown()
        #expect(small[0] > 20 && small[1] > 20)
        proxy.setTitleTextAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: blue], for: .normal)
        let large = shown()
        #expect(large[0] > small[0] && large[1] > small[1])
    }
}
