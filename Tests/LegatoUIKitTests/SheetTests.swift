import Legato
import LegatoUIKit
import Testing

/// Sheets.
struct SheetTests {
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var entries: [String] = []
        var isWilling = true

        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool { isWilling }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            entries.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            entries.append("did")
        }
        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) { entries.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            entries.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")
        }
    }

    private let screen = Screen()
    private let root = LoggedController()
    private let detail = LoggedController()
    private let sheet: UISheetPresentationController
    private let delegate = Delegate()

    init() throws {
        screen.perform { [root] in UIApplication.shared.keyWindow?.rootViewController = root }
        screen.display.advance(by: 0.1)
        sheet = try #require(detail.sheetPresentationController)
        sheet.delegate = delegate
    }

    private var display: HeadlessDisplay { screen.display }
    /// The top of the sheet that is shown.
    private var top: CGFloat { detail.view.shown.frame.minY }
    private var isShown: Bool { root.presentedViewController === detail }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        sheet.detents = detents
        screen.perform { root.present(detail, animated: true) }
        display.advance(by: 2)
    }

    private func press(_ point: CGPoint) {
        display.send(.pointerDown(PointerEvent(location: point, time: display.time)))
    }

    private func move(to point: CGPoint) {
        display.advance(frames: 1)
        display.send(.pointerMoved(PointerEvent(location: point, time: display.time)))
    }

    private func release(_ point: CGPoint) {
        display.send(.pointerUp(PointerEvent(location: point, time: display.time)))
    }

    /// Drags from a height by steps of a distance downwards, and rests if it is not to throw.
    private func drag(from y: CGFloat, by distance: CGFloat, step: CGFloat = 5, rests: Bool = true)
    {
        press(CGPoint(x: 100, y: y))
        let count = Int(abs(distance) / step)
        for index in 1...count {
            move(to: CGPoint(x: 100, y: y + CGFloat(index) * (distance < 0 ? -step : step)))
        }
        if rests { display.advance(by: 1) }
        release(CGPoint(x: 100, y: y + distance))
    }

    @Test("A sheet comes in from below to its lowest detent, and leaves")
    func presented() {
        sheet.detents = [.large(), .medium()]
        screen.perform { root.present(detail, animated: true) }
        #expect(top > 195)
        display.advance(by: 0.1)
        #expect(top > 101 && top < 199)
        display.advance(by: 2)
        #expect(top == 100 && detail.view.frame.maxY == 200)
        #expect(detail.view.layer.cornerRadius == 10)
        #expect(root.view.window != nil)
        screen.perform { root.dismiss(animated: true) }
        display.advance(by: 0.1)
        #expect(top > 101 && detail.view.window != nil)
        display.advance(by: 2)
        #expect(detail.view.window == nil && !isShown)
        #expect(delegate.entries.isEmpty, "the program has dismissed it")
        present()
        #expect(top == 20, "the same sheet can be presented again")
    }

    @Test("A custom detent is resolved in the window, one that does not apply is left out")
    func customDetents() {
        let name = UISheetPresentationController.Detent.Identifier("third")
        var largest: CGFloat = 0
        present([
            .custom { _ in nil },
            .custom(identifier: name) {
                largest = $0.maximumDetentValue
                return 60
            }, .large(),
        ])
        #expect(largest == 180 && top == 140)
        screen.perform {
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        display.advance(by: 0.1)
        #expect(top > 21 && top < 139)
        display.advance(by: 2)
        #expect(top == 20)
        screen.perform { sheet.selectedDetentIdentifier = name }
        #expect(top == 140, "without animation at once")
    }

    @Test("A drag moves the sheet to the nearest detent, which the delegate receives")
    func detents() {
        present([.medium(), .large()])
        drag(from: 120, by: -60)
        display.advance(by: 2)
        #expect(top == 20 && sheet.selectedDetentIdentifier == .large)
        #expect(delegate.entries == ["com.apple.UIKit.large"])
        drag(from: 40, by: 20)
        display.advance(by: 2)
        #expect(top == 20 && delegate.entries.count == 1, "it returns")
        drag(from: 40, by: 60)
        display.advance(by: 2)
        #expect(top == 100 && delegate.entries.last == "com.apple.UIKit.medium")
        #expect(isShown)
    }

    @Test("The sheet follows the pointer, and resists above its highest detent")
    func follows() {
        present([.medium(), .large()])
        press(CGPoint(x: 100, y: 150))
        for y in stride(from: 145, through: 110, by: -5) { move(to: CGPoint(x: 100, y: y)) }
        #expect(abs(top - 75) < 0.01, "the first 15 points make it a drag")
        for y in stride(from: 105, through: 30, by: -5) { move(to: CGPoint(x: 100, y: y)) }
        #expect(top < 20 && top > 10)
        release(CGPoint(x: 100, y: 30))
        display.advance(by: 2)
        #expect(top == 20)
    }

    @Test("A drag down dismisses by position, and a throw by its velocity, which it keeps")
    func dismissed() {
        present([.medium()])
        drag(from: 120, by: 30)
        display.advance(by: 2)
        #expect(isShown && top == 100 && delegate.entries.isEmpty)
        drag(from: 120, by: 70)
        #expect(delegate.entries == ["will"])
        display.advance(by: 2)
        #expect(!isShown && delegate.entries == ["will", "did"])
        #expect(detail.view.window == nil)
        present([.medium()])
        press(CGPoint(x: 100, y: 120))
        for y in stride(from: 126, through: 150, by: 6) { move(to: CGPoint(x: 100, y: y)) }
        let before = top
        release(CGPoint(x: 100, y: 150))
        display.advance(frames: 1)
        #expect(top - before > 3, "6 points a frame")
        display.advance(by: 2)
        #expect(!isShown)
    }

    @Test("A drag catches the sheet in flight, where it is")
    func caught() {
        sheet.detents = [.medium()]
        screen.perform { root.present(detail, animated: true) }
        display.advance(by: 0.15)
        let y = top + 10
        #expect(y > 112 && y < 190)
        press(CGPoint(x: 100, y: y))
        let shown = top
        move(to: CGPoint(x: 100, y: y - 12))
        #expect(top < shown + 0.1)
        let held = top
        display.advance(by: 1)
        #expect(top == held, "it rests at the pointer")
        release(CGPoint(x: 100, y: y - 12))
        display.advance(by: 2)
        #expect(isShown && top == 100)
        #expect(detail.log == ["will appear", "did appear"])
    }

    @Test("A drag catches the sheet that is being dismissed, and brings it back")
    func caughtInDismissal() {
        present([.medium()])
        screen.perform { root.dismiss(animated: true) }
        display.advance(by: 0.1)
        let y = top + 10
        #expect(!isShown && y > 112 && y < 190)
        press(CGPoint(x: 100, y: y))
        move(to: CGPoint(x: 100, y: y - 12))
        let held = top
        display.advance(by: 1)
        #expect(isShown && top == held, "it rests at the pointer")
        move(to: CGPoint(x: 100, y: 100))
        display.advance(by: 1)
        release(CGPoint(x: 100, y: 100))
        display.advance(by: 2)
        #expect(isShown && top == 100)
        #expect(detail.log.last == "did appear")
    }

    @Test("A tap beside the sheet dismisses it, unless the controller or the delegate refuses")
    func taps() {
        func tap(_ y: CGFloat) {
            press(CGPoint(x: 100, y: y))
            display.advance(frames: 1)
            release(CGPoint(x: 100, y: y))
            display.advance(by: 2)
        }
        present([.medium()])
        tap(150)
        #expect(isShown && delegate.entries.isEmpty)
        detail.isModalInPresentation = true
        tap(50)
        #expect(isShown && delegate.entries == ["attempt"])
        drag(from: 120, by: 70)
        display.advance(by: 2)
        #expect(isShown && top == 100 && delegate.entries == ["attempt", "attempt"])
        detail.isModalInPresentation = false
        delegate.isWilling = false
        tap(50)
        #expect(isShown && delegate.entries.count == 3)
        delegate.isWilling = true
        tap(50)
        #expect(!isShown && delegate.entries.suffix(2) == ["will", "did"])
    }

    @Test("A scroll view inside keeps a drag down unless it is at its top, and grows the sheet up")
    func scrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 180))
        scroll.contentSize = CGSize(width: 200, height: 1000)
        detail.view.addSubview(scroll)
        present([.medium(), .large()])
        drag(from: 180, by: -60)
        display.advance(by: 2)
        #expect(sheet.selectedDetentIdentifier == .large && scroll.contentOffset.y == 0)
        drag(from: 180, by: -60)
        display.advance(by: 2)
        #expect(top == 20 && scroll.contentOffset.y > 30)
        drag(from: 60, by: 30)
        #expect(top == 20 && isShown)
        display.advance(by: 2)
        screen.perform { scroll.contentOffset = .zero }
        drag(from: 60, by: 70)
        display.advance(by: 2)
        #expect(top == 100 && scroll.contentOffset.y == 0)
        screen.perform { sheet.prefersScrollingExpandsWhenScrolledToEdge = false }
        drag(from: 180, by: -60)
        display.advance(by: 2)
        #expect(top == 100 && scroll.contentOffset.y > 30)
    }

    @Test("At an undimmed detent, touches beside the sheet reach what is behind")
    func undimmed() {
        var taps = 0
        root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        func tap() {
            press(CGPoint(x: 100, y: 10))
            display.advance(frames: 1)
            release(CGPoint(x: 100, y: 10))
            display.advance(by: 1)
        }
        sheet.largestUndimmedDetentIdentifier = .medium
        present([.medium(), .large()])
        let clear = screen.pixel(5, 5)
        tap()
        #expect(taps == 1 && isShown)
        screen.perform { sheet.selectedDetentIdentifier = .large }
        display.advance(frames: 1)
        #expect(screen.pixel(5, 5)[0] < clear[0])
        tap()
        #expect(taps == 1 && !isShown)
    }
}
