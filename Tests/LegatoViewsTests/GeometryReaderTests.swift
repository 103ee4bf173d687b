import Foundation
import Legato
import Testing

/// Geometry readers.
///
/// The content of a geometry reader is evaluated once for each size.
struct GeometryReaderTests {
    private final class Log {
        var sizes: [CGSize] = []
        var frames: [CGRect] = []
    }

    nonisolated enum End: CaseIterable {
        case background, overlay, mask, clipShape, nested, plain
    }

    private struct Reader: View {
        let end: End
        let log: Log
        var body: some View {
            GeometryReader { geometry in
                let _ = log.sizes.append(geometry.size)
                let box = Color.red.frame(width: geometry.size.width / 2, height: 20)
                switch end {
                case .background: box.background(Color.blue)
                case .overlay: box.overlay { Color.blue.opacity(0.5) }
                case .mask: box.mask { Circle() }
                case .clipShape: box.clipShape(Circle())
                case .nested:
                    GeometryReader { inner in
                        Color.red.frame(width: inner.size.width / 2, height: 20)
                            .background(Color.blue).overlay { GeometryReader { _ in Color.green } }
                    }
                case .plain: box
                }
            }
        }
    }

    @Test("Content in any outer modifier settles after one evaluation", arguments: End.allCases)
    func settles(end: End) {
        let log = Log()
        let warnings = warnings {
            let it = ViewDisplay(Reader(end: end, log: log))
            #expect(log.sizes == [CGSize(width: 300, height: 200)])
            it.display.advance(by: 1)
            #expect(it.display.isIdle && log.sizes.count == 1)
            it.hosting.frame.size = CGSize(width: 200, height: 100)
            it.display.advance(frames: 1)
            #expect(log.sizes.dropFirst() == [CGSize(width: 200, height: 100)])
        }
        #expect(warnings.isEmpty, "\(warnings)")
    }

    private struct Shimmer: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            Color.gray.frame(width: 100, height: 40).overlay {
                GeometryReader { geometry in
                    let _ = log.sizes.append(geometry.size)
                    LinearGradient(
                        colors: [.clear, .white, .clear], startPoint: .leading, endPoint: .trailing
                    )
                    .frame(width: geometry.size.width)
                    .offset(x: isOn ? geometry.size.width : -geometry.size.width)
                    .mask { Rectangle().background(Color.black) }
                }
            }
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
                    isOn = true
                }
            }
        }
    }

    @Test("A shimmer animates without evaluating its content in each frame")
    func shimmer() {
        let log = Log()
        let it = ViewDisplay(Shimmer(log: log))
        it.display.advance(by: 3)
        #expect(log.sizes.count == 2)
        let picture = it.display.snapshot()
        it.display.advance(by: 0.25)
        #expect(it.display.snapshot() != picture)
    }

    private struct Moved: View {
        let log: Log
        @State private var isDown = false
        var body: some View {
            VStack(spacing: 0) {
                Color.gray.frame(height: isDown ? 60 : 20).onTapGesture { isDown = true }
                GeometryReader { geometry in
                    let _ = log.frames.append(geometry.frame(in: .global))
                    Color.red
                }
                .frame(height: 50)
                Spacer(minLength: 0)
            }
        }
    }

    @Test("A reader of its global frame is updated when only its position changes")
    func globalFrame() {
        let log = Log()
        let it = ViewDisplay(Moved(log: log))
        #expect(log.frames == [CGRect(x: 0, y: 20, width: 300, height: 50)])
        it.tap(150, 10)
        // The enclosing view is evaluated first, while the reader still has its old frame.
        #expect(log.frames.last == CGRect(x: 0, y: 60, width: 300, height: 50))
        #expect(log.frames.count == 3)
    }
}
