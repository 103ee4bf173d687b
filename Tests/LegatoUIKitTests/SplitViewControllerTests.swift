import Foundation
import Legato
@testable import LegatoUIKit
import TestSupport
import Testing

/// Split view controllers.
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

    @Test("Columns are shown and hidden by the nearest mode of the same behavior")
    func nearestModes() {
        let triple = Arrangement(
            size: CGSize(width: 1000, height: 500), columns: [.primary, .supplementary],
            widths: [:]
        )
        func shown(
            _ column: UISplitViewController.Column, _ mode: Mode, like preferred: Mode = .automatic
        ) -> Mode? { triple.mode(showing: column, from: mode, like: preferred) }
        #expect(shown(.primary, .secondaryOnly) == .twoBesideSecondary)
        #expect(shown(.primary, .secondaryOnly, like: .oneOverSecondary) == .twoOverSecondary)
        #expect(shown(.primary, .oneOverSecondary) == .twoOverSecondary)
        #expect(
            shown(.primary, .oneBesideSecondary, like: .twoDisplaceSecondary)
                == .twoDisplaceSecondary
        )
        #expect(shown(.primary, .twoBesideSecondary) == nil)
        #expect(shown(.supplementary, .secondaryOnly) == .oneBesideSecondary)
        #expect(
            shown(.supplementary, .secondaryOnly, like: .twoOverSecondary) == .oneOverSecondary
        )
        #expect(shown(.secondary, .twoOverSecondary) == .secondaryOnly)
        #expect(shown(.secondary, .twoDisplaceSecondary) == .oneBesideSecondary)
        #expect(shown(.secondary, .oneBesideSecondary) == nil)
        #expect(shown(.compact, .secondaryOnly) == nil)
        #expect(triple.mode(hiding: .primary, from: .twoOverSecondary) == .oneOverSecondary)
        #expect(triple.mode(hiding: .primary, from: .twoDisplaceSecondary) == .oneBesideSecondary)
        #expect(triple.mode(hiding: .supplementary, from: .twoBesideSecondary) == .secondaryOnly)
        #expect(triple.mode(hiding: .primary, from: .secondaryOnly) == nil)
        #expect(triple.mode(hiding: .secondary, from: .twoBesideSecondary) == nil)
    }

    @Test("A hidden column comes back over the secondary one; hiding it loads no view")
    func over() {
        let log = Log()
        let (display, split, window) = window(900, log)
        defer { withExtendedLifetime(window) {} }
        display.perform { split.preferredDisplayMode = .oneOverSecondary }
        #expect(split.displayMode == .oneOverSecondary)
        display.perform { split.show(.secondary) }
        #expect(split.displayMode == .secondaryOnly)
        display.perform { split.show(.primary) }
        #expect(split.displayMode == .oneOverSecondary)
        let other = UISplitViewController(style: .doubleColumn)
        other.setViewController(UIViewController(), for: .primary)
        other.hide(.primary)
        #expect(!other.isViewLoaded)
        #expect(other.mode == .secondaryOnly)
    }

    @Test("A preferred mode is animated in an animation block only; hidden columns leave")
    func preferredMode() {
        let (display, split, window) = window(900, Log())
        defer { withExtendedLifetime(window) {} }
        display.advance(by: 1)
        let list = split.viewController(for: .primary) as? LoggedController
        list?.log = []
        display.perform {
            UIView.animate(withDuration: 0.5) { split.preferredDisplayMode = .secondaryOnly }
        }
        display.advance(by: 0.25)
        #expect(list?.view.window === window)
        display.advance(by: 0.5)
        #expect(list?.view.window == nil)
        #expect(list?.log == ["will disappear", "did disappear"])
        display.perform { split.preferredDisplayMode = .oneBesideSecondary }
        #expect(frame(list, in: split) == CGRect(x: 0, y: 0, width: 320, height: 500))
        display.perform { split.preferredDisplayMode = .secondaryOnly }
        #expect(list?.view.window == nil)
    }

    @Test("In a narrow window, pushed controllers go to the last column in the stack")
    func pushed() {
        let (display, split, window) = window(300, Log())
        defer { withExtendedLifetime(window) {} }
        display.advance(by: 1)
        let (list, detail) = (
            split.viewController(for: .primary), split.viewController(for: .secondary)
        )
        let stack = list?.navigationController
        #expect(stack?.viewControllers == [list, detail].compactMap(\.self))
        let (pushed, next) = (LoggedController(), LoggedController())
        display.perform {
            stack?.popViewController(animated: false)
            stack?.pushViewController(pushed, animated: false)
            split.split()
        }
        #expect(list?.navigationController?.viewControllers == [list, pushed].compactMap(\.self))
        #expect(detail?.navigationController?.viewControllers == [detail].compactMap(\.self))
        display.perform {
            split.join(.primary)
            split.showDetailViewController(next, sender: nil)
        }
        display.advance(by: 1)
        #expect(stack?.viewControllers == [list, pushed, next].compactMap(\.self))
    }

    @Test("An automatic mode remains automatic after a window was narrow")
    func expanding() {
        let log = Log()
        let (display, split, window) = window(300, log)
        display.advance(by: 1)
        #expect(split.isCollapsed)
        display.perform {
            window.frame.size.width = 900
            window.layoutIfNeeded()
        }
        #expect(split.chosen == nil)
    }

    @Test("Three controllers are all columns of three, and further ones are ignored with a warning")
    func controllers() {
        let (triple, double) = (
            UISplitViewController(style: .tripleColumn), UISplitViewController(style: .doubleColumn)
        )
        let all = (0..<3).map { _ in UINavigationController() }
        let messages = sentences {
            triple.viewControllers = all
            triple.viewControllers = triple.viewControllers
        }
        #expect(messages.isEmpty)
        #expect(triple.viewControllers == all)
        #expect(triple.children == all)
        #expect(sentences { double.viewControllers = all }.count == 1)
        #expect(double.viewControllers == Array(all.prefix(2)))
    }

    @Test("Invalid widths are ignored with a warning; a largest width may be infinite")
    func invalidWidths() {
        let split = UISplitViewController(style: .tripleColumn)
        let messages = sentences {
            split.preferredPrimaryColumnWidth = 200
            split.preferredPrimaryColumnWidth = .nan
            split.minimumSupplementaryColumnWidth = -1
            split.maximumPrimaryColumnWidth = .greatestFiniteMagnitude
            split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
            split.preferredSupplementaryColumnWidthFraction = 0.5
        }
        #expect(
            messages == [
                "UISplitViewController.preferredPrimaryColumnWidth takes numbers from -1000000000.0 to "
                    + "1000000000.0, got nan; it is ignored.",
                "UISplitViewController.minimumSupplementaryColumnWidth takes lengths from 0 to "
                    + "1000000000.0, got -1.0; 0 is used.",
            ]
        )
        #expect(split.minimumSupplementaryColumnWidth == 0)
        #expect(split.maximumPrimaryColumnWidth == .infinity)
        split.preferredPrimaryColumnWidth = 250
        split.preferredPrimaryColumnWidth = .nan
        #expect(split.preferredPrimaryColumnWidth == 250)
        split.preferredPrimaryColumnWidth = .infinity
        #expect(split.layout.widths[.primary] == UIScreen.main.bounds.width)
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
