import Legato
import LegatoUIKit
import Testing

/// The content scale of views.
struct ContentScaleTests {
    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIBezierPath(rect: rect).fill()
        }
    }

    private let view = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    private var drawn: CGSize {
        guard let image = view.layer.contents as? CGImage else { return .zero }
        return CGSize(width: image.width, height: image.height)
    }

    @Test("A view draws with the screen's scale until another one is assigned")
    func assigned() {
        let screen = Screen(view)
        #expect(view.contentScaleFactor == 1 && view.layer.contentsScale == 1)
        #expect(drawn == CGSize(width: 40, height: 20))
        screen.perform { view.contentScaleFactor = 3 }
        screen.display.advance(by: 0.1)
        #expect(view.layer.contentsScale == 3 && drawn == CGSize(width: 120, height: 60))
    }

    @Test("An assigned scale outlasts the entry into a window; 0 and infinity restore the screen's")
    func entered() {
        view.contentScaleFactor = 2
        let screen = Screen(view)
        #expect(view.contentScaleFactor == 2 && drawn == CGSize(width: 80, height: 40))
        for scale in [0, -1, CGFloat.infinity, .nan] {
            view.contentScaleFactor = 2
            view.contentScaleFactor = scale
            #expect(view.contentScaleFactor == 1)
        }
        screen.display.advance(by: 0.1)
        #expect(drawn == CGSize(width: 40, height: 20))
    }
}
