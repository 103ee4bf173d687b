import Foundation
import Legato
import LegatoViews
import Testing

/// The appearance of the bars of tab views.
struct TabBarAppearanceTests {
    private let size = CGSize(width: 300, height: 200)
    private static let red = Color(red: 1, green: 0, blue: 0)

    private struct Tabs: View {
        var visibility = Visibility.automatic

        var body: some View {
            TabView {
                TabBarAppearanceTests.red.toolbar(visibility, for: .tabBar)
                    .tabItem { Rectangle().frame(width: 40, height: 30) }
                Color.blue.tabItem { Rectangle().frame(width: 40, height: 30) }
            }
        }
    }

    private func pixel<V: View>(_ it: ViewDisplay<V>, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = it.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    /// Sets the values for the duration of a closure.
    private func with(_ change: () -> Void, _ body: () -> Void) {
        change()
        body()
        TabBarDefaults.isHidden = false
        (TabBarDefaults.tint, TabBarDefaults.otherTint, TabBarDefaults.background) = (nil, nil, nil)
    }

    @Test("A hidden bar leaves its space to the tab, in tab views that are inserted afterwards")
    func hidden() {
        let before = ViewDisplay(Tabs(), size: size)
        with {
            TabBarDefaults.isHidden = true
        } _: {
            #expect(pixel(ViewDisplay(Tabs(), size: size), 20, 195) == [255, 0, 0])
            before.display.advance(by: 1)
            #expect(pixel(before, 20, 195) != [255, 0, 0])
        }
        #expect(pixel(ViewDisplay(Tabs(), size: size), 20, 195) != [255, 0, 0])
    }

    @Test("A view that shows the bar takes precedence over the appearance")
    func shown() {
        with {
            TabBarDefaults.isHidden = true
        } _: {
            let it = ViewDisplay(Tabs(visibility: .visible), size: size)
            #expect(pixel(it, 20, 195) != [255, 0, 0])
        }
    }

    @Test("The items and the background have the colours of the appearance")
    func colors() {
        with {
            TabBarDefaults.tint = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            TabBarDefaults.otherTint = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            TabBarDefaults.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        } _: {
            let it = ViewDisplay(Tabs(), size: size)
            #expect(pixel(it, 75, 175) == [0, 255, 0])
            #expect(pixel(it, 225, 175) == [0, 0, 255])
            #expect(pixel(it, 5, 190) == [255, 255, 0])
        }
    }
}
