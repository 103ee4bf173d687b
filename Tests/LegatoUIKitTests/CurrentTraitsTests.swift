import Foundation
import Legato
import LegatoUIKit
import Testing

/// Current traits and the system's settings.
struct CurrentTraitsTests {
    /// A view that draws and frames itself in dynamic colours.
    private final class Page: UIView {
        private(set) var changes: [UIUserInterfaceStyle] = []

        override func draw(_ rect: CGRect) {
            UIColor.systemBackground.setFill()
            UIRectFill(bounds)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layer.borderWidth = 10
            layer.borderColor = UIColor.label.cgColor
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes.append(UITraitCollection.current.userInterfaceStyle)
        }
    }

    @Test("Dynamic colours have the value of the view's appearance in its callbacks")
    func callbacks() {
        let page = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let screen = Screen(page)
        #expect(screen.pixel(100, 100) == [255, 255, 255] && screen.pixel(5, 5) == [0, 0, 0])
        screen.perform {
            page.overrideUserInterfaceStyle = .dark
            page.setNeedsLayout()
        }
        #expect(screen.pixel(100, 100) == [0, 0, 0] && screen.pixel(5, 5) == [255, 255, 255])
        #expect(page.changes == [.dark])
    }

    @Test("A window follows the appearance of the system, unless one is set")
    func windows() {
        let screen = Screen()
        let page = Page()
        let window = screen.perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.backgroundColor = .systemGroupedBackground
            page.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            window.addSubview(page)
            window.isHidden = false
            return window
        }
        #expect(screen.pixel(100, 100) == [255, 255, 255])
        #expect(screen.pixel(10, 10) == [242, 242, 247])
        screen.display.systemSettings.prefersDarkColors = true
        screen.display.advance(frames: 1)
        #expect(screen.pixel(100, 100) == [0, 0, 0] && screen.pixel(10, 10) == [0, 0, 0])
        #expect(page.changes == [.dark] && window.traitCollection.userInterfaceStyle == .dark)
        screen.perform { page.overrideUserInterfaceStyle = .light }
        screen.display.systemSettings.prefersDarkColors = false
        screen.display.systemSettings.prefersDarkColors = true
        screen.display.advance(frames: 1)
        #expect(screen.pixel(100, 100) == [255, 255, 255] && page.changes == [.dark, .light])
    }

    @Test("Traits are current within a closure, and dynamic colours follow the system elsewhere")
    func current() async {
        let screen = Screen()
        screen.perform {
            #expect(UIColor.label.cgColor == CGColor(gray: 0))
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                #expect(UIColor.label.cgColor == CGColor(gray: 1))
                #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0))
            }
        }
        screen.display.systemSettings.prefersDarkColors = true
        screen.perform { #expect(UIColor.label.redComponent == 1) }
        let style = await Task.detached { UITraitCollection.current.userInterfaceStyle }.value
        #expect(style == .light)
    }
    @Test("Preferred fonts and metrics have the text size that the user prefers")
    func textSize() {
        let screen = Screen()
        screen.perform {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
            #expect(UIFontMetrics.default.scaledValue(for: 34) == 34)
        }
        // The text size xxxLarge, at which body text has 23 points and captions have 18.
        screen.display.systemSettings.textScale = 23 / 17
        screen.perform {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
            #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 18)
            let metrics = UIFontMetrics(forTextStyle: .caption1)
            #expect(metrics.scaledValue(for: 10) == 15)
            #expect(metrics.scaledFont(for: .systemFont(ofSize: 24)).pointSize == 36)
            let font = metrics.scaledFont(for: .systemFont(ofSize: 24), maximumPointSize: 30)
            #expect(font.pointSize == 30)
        }
    }
}
