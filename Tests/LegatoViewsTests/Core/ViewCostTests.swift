import Legato
import TestSupport
import Testing

/// The counted costs of changes and frames in large trees.
struct ViewCostTests {
    /// A row that reads a given value.
    struct Row: View {
        let index: Int
        @Binding var chosen: Int
        var body: some View {
            let _ = Row.evaluations += 1
            HStack(spacing: 2) {
                Rectangle().fill(.blue).frame(width: 4, height: 4)
                if index == 500 { Rectangle().opacity(Double(chosen % 2)) }
                Rectangle().fill(.red).frame(width: 4, height: 4)
            }
        }
        static var evaluations = 0
    }

    struct Reader: View {
        @Binding var chosen: Int
        var body: some View {
            let _ = Reader.evaluations += 1
            Text("\(chosen)")
        }
        static var evaluations = 0
    }

    struct Tree: View {
        static var evaluations = 0
        let remote: Remote<Int>
        @State private var chosen = 0
        var body: some View {
            let _ = remote.attach($chosen)
            let _ = Tree.evaluations += 1
            VStack(spacing: 0) {
                Reader(chosen: $chosen)
                ForEach(0..<2500, id: \.self) { index in Row(index: index, chosen: $chosen) }
            }
        }
    }

    @Test("A change among 10,000 views evaluates the bodies that read it and no other")
    func change() {
        let remote = Remote(0)
        let stage = ViewStage(Tree(remote: remote))
        (Row.evaluations, Reader.evaluations, Tree.evaluations) = (0, 0, 0)
        let before = stage.hosting.bodyEvaluations
        for value in 1...10 { stage.change { remote.value = value } }
        #expect(Reader.evaluations == 10)
        #expect(Row.evaluations == 10)
        #expect(Tree.evaluations == 0)
        // The reader and the row; the stack in the row has no body.
        #expect(stage.hosting.bodyEvaluations - before == 20)
    }

    @Test("An animation of built-in modifiers among 10,000 views evaluates no body")
    func running() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { isFar in
                VStack(spacing: 0) {
                    ForEach(0..<2500, id: \.self) { _ in
                        HStack(spacing: 0) { Rectangle().fill(.blue).frame(width: 4, height: 4) }
                    }
                }
                .offset(x: isFar ? 80 : 0)
                .opacity(isFar ? 0.5 : 1)
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        let before = stage.hosting.bodyEvaluations
        let start = try stage.x()
        stage.display.advance(frames: 30)
        #expect(abs(try stage.x() - start - 40) < 1e-6)
        #expect(stage.hosting.bodyEvaluations == before)
    }

    struct Counter: View, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text("\(Int(value))") }
    }

    @Test("1,000 animatable texts are evaluated once each in each frame, and not at rest")
    func texts() throws {
        let remote = Remote(0.0)
        let stage = ViewStage(
            Remoted(remote) { value in
                ForEach(0..<1000, id: \.self) { _ in Counter(value: value) }
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 600 } }
        for frame in 1...(triesAllCases ? 30 : 6) {
            let before = stage.hosting.bodyEvaluations
            stage.display.advance(frames: 1)
            #expect(stage.hosting.bodyEvaluations - before == 1000)
            let strings = Set(try stage.strings())
            #expect(strings.count == 1)
            let number = try #require(strings.first.flatMap(Int.init))
            #expect(abs(number - frame * 10) <= 1)
        }
        stage.display.advance(by: 1)
        let before = stage.hosting.bodyEvaluations
        stage.display.advance(frames: 3)
        #expect(stage.hosting.bodyEvaluations == before)
    }
}
