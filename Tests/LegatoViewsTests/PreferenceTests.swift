import Foundation
import Legato
import Testing

/// Preferences, anchors and coordinate spaces.
struct PreferenceTests {
    private nonisolated enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) {
            value += nextValue()
        }
    }

    private nonisolated enum Frames: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    private final class Log {
        var names: [[String]] = []
        var rects: [CGRect] = []
        var numbers: [Double] = []
    }

    private struct Family: View {
        let log: Log
        @State private var count = 2
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    Color.red.frame(height: 20).preference(key: Names.self, value: ["\(index)"])
                }
                Color.blue.frame(height: 20)
                    .preference(key: Names.self, value: ["inner"])
                    .transformPreference(Names.self) { $0.append("changed") }
                    .onTapGesture { count = 3 }
            }
            .onPreferenceChange(Names.self) { log.names.append($0) }
        }
    }

    @Test("Preferences are combined in order, and the action runs when they change")
    func combined() {
        let log = Log()
        let it = ViewDisplay(Family(log: log))
        #expect(log.names == [["0", "1", "inner", "changed"]])
        it.display.advance(frames: 3)
        #expect(log.names.count == 1)
        it.tap(150, 120)
        #expect(log.names.last == ["0", "1", "2", "inner", "changed"])
        #expect(log.names.count == 2)
    }

    @Test("A view's preference replaces those of the views inside")
    func replaced() {
        let log = Log()
        _ = ViewDisplay(
            Color.red.preference(key: Names.self, value: ["inner"])
                .preference(key: Names.self, value: ["outer"])
                .onPreferenceChange(Names.self) { log.names.append($0) }
        )
        #expect(log.names == [["outer"]])
    }

    private struct Marked: View {
        let log: Log
        @State private var isDown = false
        var body: some View {
            VStack(spacing: 0) {
                Color.gray.frame(height: isDown ? 60 : 20).onTapGesture { isDown = true }
                Color.red.frame(width: 100, height: 30)
                    .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
                Spacer(minLength: 0)
            }
            .overlayPreferenceValue(Frames.self) { anchors in
                GeometryReader { proxy in
                    let rect = anchors.first.map { proxy[$0] } ?? .zero
                    let _ = log.rects.append(rect)
                    Color.green.frame(width: rect.width, height: 4)
                        .position(x: rect.midX, y: rect.maxY)
                }
            }
        }
    }

    @Test("An anchor resolves in the overlay's space, and follows the layout")
    func anchors() {
        let log = Log()
        let warnings = warnings {
            let it = ViewDisplay(Marked(log: log))
            #expect(log.rects.last == CGRect(x: 100, y: 20, width: 100, height: 30))
            it.tap(10, 10)
            #expect(log.rects.last == CGRect(x: 100, y: 60, width: 100, height: 30))
            #expect(it.layers(CGSize(width: 100, height: 4)).map { it.middle($0).y } == [90])
            it.display.advance(by: 1)
            #expect(it.display.isIdle)
        }
        #expect(warnings.isEmpty, "\(warnings)")
    }

    @Test("A frame in a named space is relative to the view with the name, and follows scrolling")
    func named() {
        let log = Log()
        let it = ViewDisplay(
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(width: 200, height: 40)
                    GeometryReader { proxy in
                        let _ = log.rects.append(proxy.frame(in: .named("page")))
                        Color.red
                    }
                    .frame(width: 200, height: 500)
                }
            }
            .frame(width: 200, height: 100)
            .coordinateSpace(name: "page")
        )
        #expect(log.rects.last == CGRect(x: 0, y: 40, width: 200, height: 500))
        it.down(150, 140)
        it.move(150, 120)
        it.display.advance(frames: 1)
        it.move(150, 90)
        it.display.advance(frames: 2)
        #expect(log.rects.last?.minY == 0)
    }

    @Test("An unknown space name warns and returns the global frame")
    func unknown() {
        let log = Log()
        let warnings = warnings {
            _ = ViewDisplay(
                GeometryReader { proxy in
                    let _ = log.rects.append(proxy.frame(in: .named("nowhere")))
                    Color.red
                }
            )
        }
        #expect(log.rects.last == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(warnings.contains { $0.contains("nowhere") }, "\(warnings)")
    }

    private struct Measured: View {
        let log: Log
        @State private var isLarge = false
        var body: some View {
            Color.red.frame(height: isLarge ? 80 : 20)
                .onGeometryChange(for: Double.self) {
                    $0.size.height
                } action: {
                    log.numbers.append($0)
                }
                .onTapGesture { isLarge = true }
        }
    }

    @Test("A geometry action runs after the first layout and for each change of the value")
    func geometryChange() {
        let log = Log()
        let it = ViewDisplay(Measured(log: log))
        #expect(log.numbers == [20])
        it.tap(150, 100)
        #expect(log.numbers == [20, 80])
    }

    @Test("A drag reports locations in a named space")
    func drag() {
        let log = Log()
        let it = ViewDisplay(
            Color.red.frame(width: 50, height: 50)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
                        .onChanged { log.numbers = [$0.location.x, $0.location.y] }
                )
                .padding(20)
                .coordinateSpace(name: "board")
        )
        it.down(150, 100)
        it.move(160, 110)
        #expect(log.numbers == [55, 55])
    }
}
