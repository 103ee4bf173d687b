import Foundation
import Legato
@testable import LegatoUIKit
import TestSupport
import Testing

@Suite("Split view controllers")
struct SplitViewControllerTests {
    private typealias Arrangement = UISplitViewController.Arrangement
    private typealias Mode = UISplitViewController.DisplayMode

    private final class Log: UISplitViewControllerDelegate {
        var events: [String] = []
        var top: UISplitViewController.Column?

        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: Mode) {
            events.append("mode \(displayMode.rawValue)")
        }

        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { events.append("show \(column)") }

        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { events.append("hide \(column)") }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn:
                UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposedTopColumn }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            events.append("collapsed")
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            events.append("expanded")
        }
    }

    @Test("Columns lie beside, over or pushing the secondary one")
    func arrangement() {
        var triple = Arrangement(
            size: CGSize(width: 1000, height: 500), columns: [.primary, .supplementary],
            widths: [.primary: 200, .supplementary: 300]
        )
        func places(_ mode: Mode) -> [[CGFloat]] {
            let frames = triple.frames(mode)
            return [.primary, .supplementary, .secondary].map { column in
                [frames[column]?.minX ?? -1, frames[column]?.width ?? -1]
            }
        }
        #expect(places(.secondaryOnly) == [[-500, 200], [-300, 300], [0, 1000]])
        #expect(places(.oneBesideSecondary) == [[-200, 200], [0, 300], [300, 700]])
        #expect(places(.oneOverSecondary) == [[-200, 200], [0, 300], [0, 1000]])
        #expect(places(.twoBesideSecondary) == [[0, 200], [200, 300], [500, 500]])
        #expect(places(.twoOverSecondary) == [[0, 200], [200, 300], [0, 1000]])
        #expect(places(.twoDisplaceSecondary) == [[0, 200], [200, 300], [500, 700]])
        #expect(triple.resolved(.automatic) == .twoBesideSecondary)
        triple.size.width = 999
        #expect(triple.resolved(.automatic) == .oneBesideSecondary)
        triple.size.width = 1000
        triple.isMirrored = true
        #expect(places(.twoBesideSecondary) == [[800, 200], [500, 300], [0, 500]])
        triple.columns = [.primary]
        #expect(triple.resolved(.twoOverSecondary) == .oneOverSecondary)
        #expect(triple.resolved(.automatic) == .oneBesideSecondary)
    }

    /// A split view controller of two columns in a window of a width.
    private func window(
        _ width: CGFloat, _ log: Log
    ) -> (display: HeadlessDisplay, split: UISplitViewController, window: UIWindow) {
        let display = HeadlessDisplay(size: CGSize(width: width, height: 500))
        return display.perform {
            let split = UISplitViewController(style: .doubleColumn)
            split.delegate = log
            split.setViewController(LoggedController(), for: .primary)
            split.setViewController(LoggedController(), for: .secondary)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 500))
            window.rootViewController = split
            display.rootLayer.addSublayer(window.layer)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return (display, split, window)
        }
    }

    private func frame(_ controller: UIViewController?, in split: UISplitViewController) -> CGRect {
        guard let view = controller?.view else { return .null }
        return view.convert(view.bounds, to: split.view)
    }

    @Test("Columns are shown and hidden in a wide window, and the delegate hears of it")
    func wide() {
        let log = Log()
        let (display, split, window) = window(900, log)
        defer { withExtendedLifetime(window) {} }
        display.advance(by: 1)
        let (list, detail) = (
            split.viewController(for: .primary), split.viewController(for: .secondary)
        )
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(log.events == ["mode 2", "show primary"])
        #expect(split.primaryColumnWidth == 320)
        #expect(frame(list, in: split) == CGRect(x: 0, y: 0, width: 320, height: 500))
        #expect(frame(detail, in: split) == CGRect(x: 320, y: 0, width: 580, height: 500))
        #expect(detail?.splitViewController === split)
        log.events = []
        display.perform { split.hide(.primary) }
        display.advance(by: 1)
        #expect(log.events == ["mode 1", "hide primary"])
        #expect(list?.view.window == nil)
        #expect(frame(detail, in: split).width == 900)
        display.perform {
            split.preferredPrimaryColumnWidthFraction = 0.5
            split.maximumPrimaryColumnWidth = 400
            split.show(.primary)
        }
        display.advance(by: 1)
        #expect(frame(list, in: split) == CGRect(x: 0, y: 0, width: 400, height: 500))
        #expect(list?.view.window === window)
        display.perform { split.preferredDisplayMode = .oneOverSecondary }
        display.advance(by: 1)
        #expect(frame(detail, in: split).width == 900)
        let next = LoggedController()
        display.perform { list?.showDetailViewController(next, sender: nil) }
        display.advance(by: 1)
        #expect(split.viewController(for: .secondary) === next)
        #expect(frame(next, in: split).width == 900)
    }

    @Test("In a narrow window, the columns are one stack up to that of the delegate")
    func narrow() {
        let log = Log()
        log.top = .primary
        let (display, split, window) = window(300, log)
        defer { withExtendedLifetime(window) {} }
        display.advance(by: 1)
        let (list, detail) = (
            split.viewController(for: .primary), split.viewController(for: .secondary)
        )
        let stack = list?.navigationController
        #expect(split.isCollapsed)
        #expect(log.events == ["collapsed"])
        #expect(stack?.topViewController === list)
        display.perform { split.show(.secondary) }
        display.advance(by: 1)
        #expect(stack?.viewControllers.map { $0 === detail } == [false, true])
        display.perform { split.hide(.secondary) }
        display.advance(by: 1)
        #expect(stack?.topViewController === list)
        display.perform { split.show(.secondary) }
        display.advance(by: 1)
        #expect(stack?.topViewController === detail)
    }

    @Test("The supplementary column of two columns is refused with a warning")
    func refused() {
        let split = UISplitViewController(style: .doubleColumn)
        let messages = sentences {
            split.setViewController(UIViewController(), for: .supplementary)
        }
        #expect(messages.count == 1)
        #expect(split.viewController(for: .supplementary) == nil)
    }
}
