import Legato
import LegatoUIKit
import TestSupport
import Testing

/// The target of a thrown scroll view.
struct ScrollTargetTests {
    private final class Snapping: UIScrollViewDelegate {
        var entries: [String] = []
        var velocity = CGPoint.zero
        var proposal = CGPoint.zero
        /// The target to set; the proposal if nil.
        var target: CGPoint?
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            entries.append("target")
            (self.velocity, proposal) = (velocity, targetContentOffset.pointee)
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate moves: Bool) {
            entries.append(moves ? "throw" : "drop")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            entries.append("decelerate")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("rest") }
    }

    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let delegate = Snapping()
    private let screen: Screen

    init() {
        view.contentSize = CGSize(width: 200, height: 1000)
        view.delegate = delegate
        screen = Screen(view)
    }

    /// Throws the content upward by 90 points at 600 points a second, and lets it come to rest.
    private func throwUp() {
        screen.drag((0...10).map { CGPoint(x: 100, y: 180 - 10 * Double($0)) })
        screen.display.advance(by: 4)
    }

    @Test("The delegate receives the velocity in points per millisecond and where a throw rests")
    func proposal() {
        throwUp()
        #expect(abs(delegate.velocity.y - 0.6) < 1e-6 && delegate.velocity.x == 0)
        #expect(abs(view.contentOffset.y - delegate.proposal.y) <= 0.5)
        #expect(delegate.entries == ["target", "throw", "decelerate", "rest"])
    }

    @Test("The content rests at the target that the delegate sets")
    func snapped() {
        delegate.target = CGPoint(x: 0, y: 250)
        throwUp()
        #expect(view.contentOffset == CGPoint(x: 0, y: 250))
    }

    @Test("A target beyond the content is clamped; one that is NaN is refused with a message")
    func clamped() {
        delegate.target = CGPoint(x: 70, y: 5000)
        throwUp()
        #expect(view.contentOffset == CGPoint(x: 0, y: 800))
        view.contentOffset = .zero
        delegate.target = CGPoint(x: 0, y: CGFloat.nan)
        #expect(sentences { throwUp() }.count == 1)
        #expect(abs(view.contentOffset.y - delegate.proposal.y) <= 0.5)
    }

    @Test("A target at the current offset ends the motion")
    func stopped() {
        delegate.target = CGPoint(x: 0, y: 90)
        throwUp()
        #expect(view.contentOffset == CGPoint(x: 0, y: 90))
        #expect(delegate.entries == ["target", "drop"])
    }

    @Test("The delegate is not called for a target while pages are enabled")
    func pages() {
        view.isPagingEnabled = true
        delegate.target = CGPoint(x: 0, y: 250)
        throwUp()
        #expect(view.contentOffset == CGPoint(x: 0, y: 200))
        #expect(delegate.entries == ["throw", "decelerate", "rest"])
    }
}
