import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Zooming of scroll views.
struct ZoomTests {
    private final class Log: UIScrollViewDelegate {
        let content: UIView
        var entries: [String] = []
        init(_ content: UIView) { self.content = content }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if entries.last != "zoom" { entries.append("zoom") }
        }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            entries.append(view === content ? "begin" : "?")
        }
        func scrollViewDidEndZooming(
            _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        ) { entries.append("end \(scale)") }
    }

    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let log: Log

    init() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        log = Log(content)
        view.addSubview(content)
        view.contentSize = content.frame.size
        view.delegate = log
        (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 2)
    }

    @Test("The scale changes the view, the content's size and the offset about the middle")
    func scale() {
        view.contentOffset = CGPoint(x: 100, y: 0)
        view.zoomScale = 2
        #expect(view.zoomScale == 2 && log.content.transform.a == 2)
        #expect(log.content.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
        #expect(view.contentSize == CGSize(width: 800, height: 800))
        // The point (200, 100) stays in the middle.
        #expect(view.contentOffset == CGPoint(x: 300, y: 100))
        view.zoomScale = 9
        #expect(view.zoomScale == 2)
        view.setZoomScale(0.01, animated: false)
        #expect(view.zoomScale == 0.5 && view.contentOffset == .zero)
        #expect(sentences { view.zoomScale = .nan }.count == 1 && view.zoomScale == 0.5)
    }

    @Test("A rectangle of the view fills the scroll view")
    func rectangle() {
        view.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 50), animated: false)
        #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 350))
        view.zoom(to: .null, animated: false)
        #expect(view.zoomScale == 2)
    }

    @Test("An animated change of zoomScale animates the view, and the model value changes at once")
    func animated() {
        let screen = Screen(view)
        screen.perform { view.setZoomScale(2, animated: true) }
        screen.display.advance(by: 0.15)
        let shown = log.content.shown.transform.m11
        #expect(shown > 1.1 && shown < 1.9 && view.zoomScale == 2)
    }

    @Test("A pinch zooms about the fingers and springs back from beyond the limit")
    func pinch() {
        let screen = Screen(view)
        screen.pinch(.began, 40)
        screen.pinch(.changed, 42)
        screen.pinch(.changed, 60)
        #expect(abs(view.zoomScale - 1.5) < 0.05)
        // The point under the fingers, (100, 100), stays there.
        #expect(abs(view.contentOffset.x - (100 * view.zoomScale - 100)) < 1)
        screen.pinch(.changed, 160)
        #expect(view.zoomScale > 2 && view.zoomScale < 3)
        screen.pinch(.ended, 160)
        #expect(view.zoomScale == 2)
        #expect(log.entries.first == "begin" && log.entries.contains("end 2.0"))
    }

    @Test("Without a view for zooming nothing is scaled")
    func none() {
        view.delegate = nil
        view.zoomScale = 2
        #expect(view.zoomScale == 1 && view.contentSize.width == 400)
    }
}
