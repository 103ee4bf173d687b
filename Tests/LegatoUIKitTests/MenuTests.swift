import Legato
import LegatoTesting
@testable import LegatoUIKit
import Testing

/// Menus of buttons and views.
struct MenuTests {
    private final class Provider: UIContextMenuInteractionDelegate {
        var menu: UIMenu?
        var places: [CGPoint] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            places.append(location)
            return menu.map { menu in
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
            }
        }
    }

    private let screen = Screen()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let button = UIButton(type: .system)

    init() {
        screen.display.resize(to: CGSize(width: 400, height: 400))
        button.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
        button.setTitle("Edit", for: .normal)
        screen.perform {
            UIApplication.shared.keyWindow?.addSubview(root)
            root.addSubview(button)
        }
        screen.display.advance(by: 0.1)
    }

    private func tap(_ point: CGPoint) {
        screen.drag([point, point])
        screen.display.advance(by: 1.5)
    }

    private func press(_ point: CGPoint, button: Int = 1, for duration: TimeInterval) {
        let display = screen.display
        display.send(
            .pointerDown(PointerEvent(location: point, time: display.time, button: button)))
        display.advance(by: duration)
        display.send(.pointerUp(PointerEvent(location: point, time: display.time, button: button)))
        display.advance(by: 1.5)
    }

    /// The view over the window that shows a menu; nil while there is none.
    private var cover: UIView? { button.window?.subviews.first { $0 is MenuCover } }

    /// The centre of the row with a title.
    private func row(_ title: String) throws -> CGPoint {
        let frame = try #require(screen.display.elements.first { $0.label == title }?.frame)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("A tap opens the menu of a button, and one on a row calls its action")
    func primary() throws {
        var log: [String] = []
        button.menu = UIMenu(children: [
            UIAction(title: "Copy") { log.append($0.title) },
            UIMenu(
                title: "More", options: .displayInline,
                children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
        ])
        button.addAction(UIAction { _ in log.append("tap") }, for: .primaryActionTriggered)
        tap(CGPoint(x: 50, y: 35))
        #expect(log == ["tap"] && cover == nil)
        button.showsMenuAsPrimaryAction = true
        tap(CGPoint(x: 50, y: 35))
        #expect(cover != nil && log == ["tap"])
        tap(try row("Copy"))
        #expect(log == ["tap", "Copy"] && cover == nil)
    }

    @Test("A press of half a second opens the menu, and a tap elsewhere closes it")
    func longPress() {
        var taps = 0
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        press(CGPoint(x: 50, y: 35), for: 0.7)
        #expect(cover != nil && taps == 0)
        tap(CGPoint(x: 380, y: 390))
        #expect(cover == nil)
        button.menu = nil
        press(CGPoint(x: 50, y: 35), for: 0.7)
        #expect(cover == nil && taps == 1)
    }

    @Test("A secondary click opens the context menu of a view at the pointer")
    func contextMenu() throws {
        let provider = Provider()
        let interaction = UIContextMenuInteraction(delegate: provider)
        var log: [String] = []
        screen.perform { root.addInteraction(interaction) }
        #expect(interaction.view === root && root.interactions.count == 1)
        press(CGPoint(x: 150, y: 200), button: 3, for: 0.1)
        #expect(cover == nil && provider.places == [CGPoint(x: 150, y: 200)])
        provider.menu = UIMenu(
            options: .singleSelection,
            children: ["A", "B"].map { name in UIAction(title: name) { log.append($0.title) } })
        press(CGPoint(x: 150, y: 100), button: 3, for: 0.1)
        #expect(cover != nil && interaction.location(in: root) == CGPoint(x: 150, y: 100))
        tap(try row("B"))
        #expect(log == ["B"] && cover == nil)
        #expect(provider.menu?.selectedElements.map(\.title) == ["B"])
        screen.perform { root.removeInteraction(interaction) }
        press(CGPoint(x: 150, y: 100), button: 3, for: 0.1)
        #expect(cover == nil && interaction.view == nil)
    }
}
