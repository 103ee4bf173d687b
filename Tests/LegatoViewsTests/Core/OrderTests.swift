import Legato
import Observation
import Testing

/// Order of updates.
///
/// The order in which views appear, change and are removed.
struct OrderTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Sibling: View {
        @Binding var value: Int
        let number: Int
        let log: Log
        var body: some View {
            Color.red.onChange(of: value) { log.lines.append("\(number)") }
        }
    }

    private struct Siblings: View {
        @State private var value = 0
        let log: Log
        var body: some View {
            ZStack {
                ForEach(0..<12) { number in
                    if number % 3 == 0 {
                        ZStack { Sibling(value: $value, number: number, log: log).padding(1) }
                    } else {
                        Sibling(value: $value, number: number, log: log)
                    }
                }
            }
            .onTapGesture { value += 1 }
        }
    }

    @Test("Siblings that read one state are updated in tree order, at any depth")
    func siblings() {
        let log = Log()
        let it = ViewDisplay(Siblings(log: log))
        for _ in 0..<3 {
            log.lines = []
            it.tap(150, 100)
            #expect(log.lines == (0..<12).map { "\($0)" })
        }
    }

    @Observable final class Model {
        var value = 0
    }

    private struct Watcher: View {
        let model: Model
        let number: Int
        let log: Log
        var body: some View {
            log.lines.append("\(number) \(model.value)")
            return Color.red
        }
    }

    @Test("Readers of an observable object are updated in tree order")
    func observable() {
        let (log, model) = (Log(), Model())
        let it = ViewDisplay(
            ZStack { ForEach(0..<12) { Watcher(model: model, number: $0, log: log) } }
        )
        log.lines = []
        it.display.perform { model.value = 1 }
        it.display.advance(frames: 1)
        #expect(log.lines == (0..<12).map { "\($0) 1" })
    }

    @Test("Inner views appear before outer ones, siblings from first to last")
    func appearance() {
        let log = Log()
        func note(_ name: String) -> () -> Void { { log.lines.append(name) } }
        _ = ViewDisplay(
            VStack {
                VStack {
                    Color.red.onAppear(perform: note("first"))
                    Color.red.onAppear(perform: note("second"))
                }
                .onAppear(perform: note("inner"))
                Color.red.onAppear(perform: note("third"))
            }
            .onAppear(perform: note("outer"))
        )
        #expect(log.lines == ["first", "second", "inner", "third", "outer"])
    }

    private struct Renewed: View {
        nonisolated enum Way: CaseIterable { case id, branch, type, row }

        let means: Way
        let isAnimated: Bool
        let log: Log
        @State private var number = 0

        var body: some View {
            ZStack {
                switch means {
                case .id: part(number).id(number)
                case .branch: if number == 0 { part(0) } else { part(number) }
                case .type: number == 0 ? AnyView(part(0)) : AnyView(part(1).padding(1))
                case .row: ForEach([number], id: \.self) { part($0) }
                }
            }
            .frame(width: 100, height: 100)
            .onTapGesture {
                withAnimation(isAnimated ? .linear(duration: 0.5) : nil) { number += 1 }
            }
        }

        private func part(_ number: Int) -> some View {
            Color.red
                .onAppear { log.lines.append("\(number) comes") }
                .onDisappear { log.lines.append("\(number) goes") }
        }
    }

    @Test(
        "A replacing view appears before the replaced one disappears",
        arguments: Renewed.Way.allCases, [false, true]
    )
    private func renewal(means: Renewed.Way, isAnimated: Bool) {
        let log = Log()
        let it = ViewDisplay(Renewed(means: means, isAnimated: isAnimated, log: log))
        it.tap(150, 100)
        it.display.advance(by: 1)
        #expect(log.lines == ["0 comes", "1 comes", "0 goes"])
    }
}
