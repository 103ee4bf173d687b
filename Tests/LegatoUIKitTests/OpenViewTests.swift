import Foundation
import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Overridden members of views, and previews of views.
struct OpenViewTests {
    private final class Log: UIView {
        var entries: [String] = []
        override func setNeedsLayout() { note("layout") { super.setNeedsLayout() } }
        override func setNeedsDisplay() { note("display") { super.setNeedsDisplay() } }
        override func addSubview(_ view: UIView) { note("add") { super.addSubview(view) } }
        override func removeFromSuperview() { note("remove") { super.removeFromSuperview() } }
        override func invalidateIntrinsicContentSize() {
            note("size") { super.invalidateIntrinsicContentSize() }
        }
        private func note(_ entry: String, _ body: () -> Void) {
            entries.append(entry)
            body()
        }
        deinit { NotificationCenter.default.removeObserver(self) }
    }

    @Test("Overridden methods that invalidate, add and remove views are called")
    func overrides() {
        let (log, inner) = (Log(), UIView())
        log.entries = []
        log.addSubview(inner)
        log.setNeedsLayout()
        log.setNeedsDisplay()
        log.invalidateIntrinsicContentSize()
        let outer = UIView()
        outer.addSubview(log)
        log.removeFromSuperview()
        #expect(log.entries == ["add", "layout", "display", "size", "remove"])
        #expect(inner.superview === log && log.superview == nil)
    }

    @Test("systemLayoutSizeFitting keeps required lengths and fits the others")
    func fitting() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "several words on several lines"
        let natural = label.intrinsicContentSize
        let narrow = label.systemLayoutSizeFitting(
            CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(narrow.width == 80 && narrow.height > 2 * natural.height - 1)
        let fixed = label.systemLayoutSizeFitting(
            CGSize(width: 9, height: 50), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .required
        )
        #expect(fixed == CGSize(width: natural.width, height: 50))
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize.height == narrow.height)
    }

    @Test("The text of a disabled label is paler")
    func disabled() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.font = .systemFont(ofSize: 40)
        label.text = "\u{2588}\u{2588}"
        label.textColor = .black
        let screen = Screen(label)
        #expect(screen.pixel(20, 20)[0] < 20)
        screen.perform { label.isEnabled = false }
        screen.display.advance(by: 0.1)
        #expect((140...190).contains(screen.pixel(20, 20)[0]))
    }

    @Test("A view with a tiled layer draws each tile into the current context")
    func tiles() {
        final class Map: UIView {
            var drawn: [CGRect] = []
            override class var layerClass: AnyClass { CATiledLayer.self }
            override func draw(_ rect: CGRect) {
                drawn.append(rect)
                UIColor.red.setFill()
                UIRectFill(rect)
            }
        }
        let map = Map(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
        (map.layer as? CATiledLayer)?.tileSize = CGSize(width: 100, height: 100)
        let screen = Screen(map)
        screen.display.advance(by: 0.4)
        #expect(map.drawn == [0, 100].map { CGRect(x: $0, y: 0, width: 100, height: 100) })
        #expect(screen.pixel(150, 50) == [255, 59, 48] || screen.pixel(150, 50) == [255, 0, 0])
    }

    @Test("A view and the view of a controller fill their previews")
    func previews() {
        func shown(_ preview: Preview) -> [UInt8] {
            let screen = Screen(showing: preview.view)
            return screen.pixel(3, 190)
        }
        let view = Preview("View") {
            let view = UIView()
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            return view
        }
        #expect(shown(view) == [255, 0, 0])
        let controller = Preview("Controller") {
            let controller = UIViewController()
            controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            return controller
        }
        #expect(shown(controller) == [0, 0, 255])
    }

    @Test("Lines of an attributed text have the height of their paragraph style")
    func lineHeights() {
        let style = NSMutableParagraphStyle()
        let font = UIFont.systemFont(ofSize: 20)
        func height() -> CGFloat {
            let text = NSAttributedString(
                string: "a\nb", attributes: [.font: font, .paragraphStyle: style]
            )
            return text.boundingRect(
                with: CGSize(width: 200, height: 1000), options: .usesLineFragmentOrigin,
                context: nil
            ).height
        }
        let natural = height()
        style.lineHeightMultiple = 2
        #expect(abs(height() - 2 * natural) < 1)
        style.maximumLineHeight = 30
        #expect(abs(height() - 60) < 1)
        style.lineHeightMultiple = 0
        style.maximumLineHeight = 0
        style.minimumLineHeight = 50
        #expect(abs(height() - 100) < 1)
        let messages = sentences { style.minimumLineHeight = -1 }
        #expect(messages.count == 1 && style.minimumLineHeight == 0)
        #expect(style.copy() as? NSParagraphStyle == style)
    }

    @Test("UITraitCollection.current has the interface style of the current display")
    func traits() {
        let screen = Screen()
        screen.display.systemSettings.prefersDarkColors = true
        screen.perform {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
    }
}
