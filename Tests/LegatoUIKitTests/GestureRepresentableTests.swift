import Legato
import LegatoUIKit
import Observation
import Testing

/// UIKit's recognizers on SwiftUI views.
struct GestureRepresentableTests {
    @MainActor private final class Log {
        var made = 0
        var updates: [Int] = []
        var states: [UIGestureRecognizer.State] = []
        var places: [CGPoint] = []
        var moves: [CGPoint?] = []
        var taps = 0
        weak var coordinator: Coordinator?
    }

    @MainActor private final class Coordinator: UIGestureRecognizerDelegate {
        let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
        var begins = true

        init(_ converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) {
            self.converter = converter
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            begins
        }
    }

    private struct Pan: UIGestureRecognizerRepresentable {
        let log: Log
        var number = 0
        @Environment(\.layoutDirection) private var direction

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
            let coordinator = Coordinator(converter)
            log.coordinator = coordinator
            return coordinator
        }

        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            log.made += 1
            let pan = UIPanGestureRecognizer()
            pan.delegate = context.coordinator
            return pan
        }

        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            log.updates.append(direction == .rightToLeft ? -number : number)
        }

        func handleUIGestureRecognizerAction(
            _ recognizer: UIPanGestureRecognizer, context: Context
        ) {
            log.states.append(recognizer.state)
            log.places.append(context.converter.localLocation)
            log.moves.append(context.converter.localTranslation)
        }
    }

    private struct Tap: UIGestureRecognizerRepresentable {
        let log: Log
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
            UITapGestureRecognizer()
        }
        func handleUIGestureRecognizerAction(
            _ recognizer: UITapGestureRecognizer, context: Context
        ) { log.taps += 1 }
    }

    private struct Pinch: UIGestureRecognizerRepresentable {
        let action: (CGFloat, CGPoint, CGPoint?) -> Void
        func makeUIGestureRecognizer(context: Context) -> UIPinchGestureRecognizer {
            UIPinchGestureRecognizer()
        }
        func handleUIGestureRecognizerAction(
            _ recognizer: UIPinchGestureRecognizer, context: Context
        ) {
            let converter = context.converter
            action(recognizer.scale, converter.localLocation, converter.localTranslation)
        }
    }

    private let log = Log()

    private func drag(_ screen: Screen, x: CGFloat = 20) {
        screen.drag((0...3).map { CGPoint(x: 100 + x * CGFloat($0), y: 100) })
    }

    @Test("A drag reports its states and locations in the view")
    func pan() {
        let screen = Screen(
            showing: Color.red.frame(width: 100, height: 100).gesture(Pan(log: log))
        )
        drag(screen, x: 10)
        #expect(log.states == [.began, .changed, .changed, .ended] && log.made == 1)
        #expect(log.places.first == CGPoint(x: 60, y: 50))
        #expect(log.places.last == CGPoint(x: 80, y: 50))
        #expect(log.moves.first == CGPoint(x: 10, y: 0) && log.moves.last == CGPoint(x: 30, y: 0))
        screen.drag([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 40, y: 10)])
        #expect(log.states.count == 4, "outside of the view")
    }

    @Test("The coordinator decides, and is kept with the view")
    func coordinator() throws {
        let screen = Screen(showing: Color.red.gesture(Pan(log: log)))
        try #require(log.coordinator).begins = false
        drag(screen)
        #expect(log.states.isEmpty)
        try #require(log.coordinator).begins = true
        drag(screen)
        #expect(log.states.first == .began)
    }

    private struct Page: View {
        let log: Log
        let model: Model
        var body: some View {
            if model.number < 5 {
                Color.red.gesture(Pan(log: log, number: model.number))
                    .environment(\.layoutDirection, model.isReversed ? .rightToLeft : .leftToRight)
            }
        }
    }

    @Observable @MainActor final class Model {
        var number = 1
        var isReversed = false
    }

    @Test("It is made once, updated with the view and its environment, and released with it")
    func updated() {
        let model = Model()
        let screen = Screen(showing: Page(log: log, model: model))
        screen.perform { model.number = 2 }
        screen.display.advance(frames: 1)
        screen.perform { model.isReversed = true }
        screen.display.advance(frames: 1)
        #expect(log.made == 1 && log.updates.first == 1 && log.updates.contains(2))
        #expect(log.updates.last == -2)
        drag(screen)
        #expect(log.states.last == .ended)
        screen.perform { model.number = 5 }
        screen.display.advance(by: 1)
        #expect(log.coordinator == nil)
    }

    @Test("One gesture excludes the other: the inner one of two, whichever is UIKit's")
    func exclusive() {
        var drags = 0
        let inner = Screen(
            showing: Color.red.gesture(Pan(log: log)).gesture(
                DragGesture().onEnded { _ in drags += 1 }
            )
        )
        drag(inner)
        #expect(log.states.last == .ended && drags == 0)
        log.states = []
        let outer = Screen(
            showing: Color.red.gesture(DragGesture().onEnded { _ in drags += 1 }).gesture(
                Pan(log: log)
            )
        )
        drag(outer)
        #expect(log.states.isEmpty && drags == 1)
    }

    @Test("A tap is recognized once, by the inner gesture")
    func tap() {
        var taps = 0
        let screen = Screen(
            showing: Color.red.gesture(Tap(log: log)).onTapGesture { taps += 1 }
        )
        screen.drag([CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
        #expect(log.taps == 1 && taps == 0)
        screen.display.advance(by: 1)
        screen.drag([CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
        #expect(log.taps == 2 && taps == 0)
    }

    @Test("A disabled view recognizes nothing")
    func disabled() {
        let screen = Screen(showing: Color.red.gesture(Tap(log: log)).disabled(true))
        screen.drag([CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
        #expect(log.taps == 0)
    }

    @Test("A pinch reports its scale and where it began; it has no translation")
    func pinch() {
        var last: (CGFloat, CGPoint, CGPoint?)?
        let screen = Screen(
            showing: Color.red.frame(width: 100, height: 100).gesture(
                Pinch { last = ($0, $1, $2) }
            )
        )
        for (phase, spread) in [(PinchEvent.Phase.began, 40.0), (.changed, 60), (.changed, 80)] {
            screen.display.advance(frames: 1)
            screen.display.send(
                .pinch(
                    PinchEvent(
                        phase: phase, first: CGPoint(x: 100 - spread / 2, y: 90),
                        second: CGPoint(x: 100 + spread / 2, y: 90), time: screen.display.time
                    )
                )
            )
        }
        #expect(last?.0 == 2 && last?.1 == CGPoint(x: 50, y: 40) && last?.2 == nil)
    }

    @Test("The converter reports named and global spaces")
    func spaces() throws {
        let screen = Screen(
            showing: Color.red.frame(width: 100, height: 100).gesture(Pan(log: log))
                .padding(20).coordinateSpace(.named("box"))
        )
        drag(screen, x: 10)
        screen.display.send(
            .pointerDown(PointerEvent(location: CGPoint(x: 90, y: 70), time: screen.display.time))
        )
        let converter = try #require(log.coordinator).converter
        #expect(converter.location(in: .global) == CGPoint(x: 90, y: 70))
        #expect(converter.location(in: .named("box")) == CGPoint(x: 60, y: 40))
        #expect(converter.convert(globalPoint: CGPoint(x: 50, y: 50)) == .zero)
        #expect(converter.velocity(in: .local) != nil)
    }
}
