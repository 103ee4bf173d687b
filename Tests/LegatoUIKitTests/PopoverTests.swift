import Legato
import LegatoTesting
import LegatoUIKit
import Testing

/// Popovers, and presentations over a context.
struct PopoverTests {
    private final class Delegate: UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var style = UIModalPresentationStyle.none
        func adaptivePresentationStyle(
            for controller: UIPresentationController
        ) -> UIModalPresentationStyle { style }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("dismissed")
        }
    }

    private let display = HeadlessDisplay(size: CGSize(width: 400, height: 400))
    private let root = UIViewController()
    private let page = UIViewController()
    private let source = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 20))
    private let delegate = Delegate()

    init() {
        display.perform { UIApplication.shared.keyWindow?.rootViewController = root }
        root.view.addSubview(source)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 150, height: 100)
        page.popoverPresentationController?.sourceView = source
        page.popoverPresentationController?.delegate = delegate
        display.advance(by: 0.1)
    }

    private func present() {
        display.perform { root.present(page, animated: true) }
        display.advance(by: 1)
    }

    private var frame: CGRect { page.view.convert(page.view.bounds, to: root.view) }

    @Test("A popover is below its source, within the window, and a tap beside it dismisses it")
    func below() {
        present()
        #expect(frame == CGRect(x: 10, y: 133, width: 150, height: 100))
        #expect(page.popoverPresentationController?.arrowDirection == .up)
        display.tap(at: CGPoint(x: 80, y: 180))
        display.advance(by: 1)
        #expect(root.presentedViewController === page, "a tap inside stays")
        display.tap(at: CGPoint(x: 300, y: 300))
        display.advance(by: 1)
        #expect(root.presentedViewController == nil && delegate.log == ["dismissed"])
        #expect(page.view.window == nil)
    }

    @Test("The arrow is at a permitted side, or where there is room")
    func sides() {
        display.perform { source.frame.origin.y = 350 }
        present()
        #expect(page.popoverPresentationController?.arrowDirection == .down && frame.maxY == 337)
        display.perform { root.dismiss(animated: false) }
        display.advance(by: 0.1)
        page.popoverPresentationController?.sourceView = source
        page.popoverPresentationController?.permittedArrowDirections = .left
        present()
        #expect(page.popoverPresentationController?.arrowDirection == .left && frame.minX == 93)
    }

    @Test("The delegate may replace the popover by a full screen")
    func adapted() {
        delegate.style = .fullScreen
        present()
        #expect(frame == root.view.bounds)
    }

    @Test("A controller covers the view of the one that defines the context, or else the window")
    func context() {
        let child = UIViewController()
        child.view.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        display.perform {
            root.addChild(child)
            root.view.addSubview(child.view)
        }
        page.modalPresentationStyle = .overCurrentContext
        display.perform { child.present(page, animated: true) }
        display.advance(by: 1)
        #expect(frame == root.view.bounds)
        display.perform { child.dismiss(animated: false) }
        child.definesPresentationContext = true
        display.perform { child.present(page, animated: true) }
        display.advance(by: 1)
        #expect(frame == child.view.frame && child.view.window != nil)
        display.perform { child.dismiss(animated: true) }
        display.advance(by: 1)
        #expect(page.view.window == nil && child.view.subviews.isEmpty)
    }

    @Test("Other styles have no popover controller")
    func none() {
        page.modalPresentationStyle = .pageSheet
        #expect(page.popoverPresentationController == nil)
        #expect(page.sheetPresentationController != nil)
    }
}
