import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Safe areas.
struct SafeAreaTests {
    private final class Log {
        var insets = EdgeInsets()
        var frames: [CGRect] = []
    }

    /// Returns the frame of the layer with a size, in the display's coordinate space.
    private func frame<V: View>(_ size: CGSize, in it: ViewDisplay<V>) -> CGRect? {
        it.layers(size).first.map {
            let middle = it.middle($0)
            return CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
                height: size.height
            )
        }
    }

    private struct Bar: View {
        let log: Log
        var ignores: Edge.Set = []
        var body: some View {
            GeometryReader { proxy in
                let _ = log.insets = proxy.safeAreaInsets
                Color.red
            }
            .ignoresSafeArea(edges: ignores)
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
        }
    }

    @Test("An inset takes space from the view, which reads its height in the safe area insets")
    func inset() {
        let log = Log()
        let it = ViewDisplay(Bar(log: log))
        #expect(log.insets == EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0))
        #expect(frame(CGSize(width: 300, height: 160), in: it)?.minY == 0)
        #expect(frame(CGSize(width: 300, height: 40), in: it)?.minY == 160)
    }

    @Test("An inset without views leaves a view as it is")
    func emptyInset() {
        let whole = CGRect(x: 0, y: 0, width: 300, height: 200)
        let column = ViewDisplay(Color.red.safeAreaInset(edge: .top) { EmptyView() })
        #expect(frame(whole.size, in: column) == whole)
        let row = ViewDisplay(Color.red.safeAreaInset(edge: .leading) { EmptyView() })
        #expect(frame(whole.size, in: row) == whole)
    }

    @Test("Assistive technologies read a bar at the top first, and one at the bottom last")
    func order() {
        let it = ViewDisplay(
            Text("Page")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .safeAreaInset(edge: .top) { Text("Top") }
                .safeAreaInset(edge: .bottom) { Text("Bottom") }
        )
        #expect(it.hosting.viewElements.map(\.label) == ["Top", "Page", "Bottom"])
    }

    @Test("A view that ignores the safe area extends behind the inset, at the stated edge only")
    func ignores() {
        let log = Log()
        let it = ViewDisplay(Bar(log: log, ignores: .bottom))
        #expect(frame(CGSize(width: 300, height: 200), in: it)?.minY == 0)
        #expect(log.insets == EdgeInsets())
        let top = Log()
        _ = ViewDisplay(Bar(log: top, ignores: .top))
        #expect(top.insets.bottom == 40)
    }

    @Test("The insets of the host move the content, but not what ignores them")
    func host() {
        let it = ViewDisplay(
            ZStack {
                Color.red.ignoresSafeArea()
                Color.blue
            }
        )
        it.hosting.safeAreaInsets = EdgeInsets(top: 30, leading: 0, bottom: 20, trailing: 10)
        it.display.advance(frames: 1)
        #expect(
            frame(CGSize(width: 290, height: 150), in: it)
                == CGRect(x: 0, y: 30, width: 290, height: 150)
        )
        #expect(frame(CGSize(width: 300, height: 200), in: it)?.minY == 0)
    }

    @Test("A scroll view continues behind an inset, and its content ends next to it")
    func scrolls() {
        let it = ViewDisplay(
            ScrollView { Color.red.frame(width: 100, height: 500) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50) }
        )
        #expect(frame(CGSize(width: 100, height: 500), in: it)?.minY == 50)
        #expect(!it.layers(CGSize(width: 100, height: 200)).isEmpty)
        for _ in 0..<20 {
            it.display.send(
                .scroll(
                    ScrollEvent(
                        location: CGPoint(x: 150, y: 100), delta: CGSize(width: 0, height: -40),
                        time: it.display.time
                    )
                )
            )
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 2)
        #expect(frame(CGSize(width: 100, height: 500), in: it)?.maxY == 200)
    }

    @Test("Safe area padding insets the content and is ignored like an inset")
    func padding() {
        let it = ViewDisplay(
            ZStack {
                Color.red.ignoresSafeArea()
                Color.blue
            }
            .safeAreaPadding(.horizontal, 25)
        )
        #expect(frame(CGSize(width: 250, height: 200), in: it)?.minX == 25)
        #expect(frame(CGSize(width: 300, height: 200), in: it)?.minX == 0)
    }
}
