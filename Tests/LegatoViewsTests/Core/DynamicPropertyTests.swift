import Legato
import Observation
import Testing

/// Dynamic properties that are nested, generic, optional and in structs.
struct DynamicPropertyTests {
    final class Log {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A custom property that contains others.
    private struct Inner: DynamicProperty {
        let name: String
        let log: Log
        let remote: Remote<Int>
        @State var count = 0
        @Environment(\.lineLimit) private var limit
        private(set) var sum = 0

        init(_ name: String, _ log: Log, _ remote: Remote<Int>, count: Int = 0) {
            (self.name, self.log, self.remote) = (name, log, remote)
            _count = State(wrappedValue: count)
        }

        mutating func update() {
            remote.attach($count)
            sum = count + 10 * (limit ?? 0)
            log.lines.append("update \(name) \(sum)")
        }
    }

    private struct Outer<Part: DynamicProperty>: DynamicProperty {
        var part: Part
        let log: Log
        @State private var own = 100
        private(set) var shown = 0

        init(_ part: Part, _ log: Log) { (self.part, self.log) = (part, log) }

        mutating func update() {
            shown = own
            log.lines.append("update outer")
        }
    }

    private struct Nested: View {
        var outer: Outer<Inner>
        var body: some View { Text("\(outer.part.sum) \(outer.shown)") }
    }

    @Test func anInnerDynamicPropertyIsUpdatedBeforeTheOuterOne() throws {
        let (log, remote, limit) = (Log(), Remote(0), Remote(1))
        let stage = ViewStage(
            Remoted(limit) { limit in
                Nested(outer: Outer(Inner("inner", log, remote), log)).lineLimit(limit)
            }
        )
        #expect(log.take() == ["update inner 10", "update outer"])
        #expect(try stage.strings() == ["10 100"])
        // Values that `update()` reads are tracked like those that the body reads.
        stage.change { remote.value = 3 }
        #expect(log.take() == ["update inner 13", "update outer"])
        #expect(try stage.strings() == ["13 100"])
        stage.change { limit.value = 2 }
        #expect(log.take() == ["update inner 23", "update outer"])
        #expect(try stage.strings() == ["23 100"])
    }

    private struct Holder<Value: Equatable>: DynamicProperty {
        @State var value: Value
    }

    private struct Generic<A: Equatable, B: Equatable>: View {
        let remotes: (Remote<A>, Remote<B>)
        var first: Holder<A>
        var second: Holder<B>
        var body: some View {
            let _ = remotes.0.attach(first.$value)
            let _ = remotes.1.attach(second.$value)
            Text("\(first.value) \(second.value)")
        }
    }

    @Test func genericPropertiesKeepSeparateValues() throws {
        let (number, name) = (Remote(0), Remote(""))
        let stage = ViewStage(
            Generic(remotes: (number, name), first: Holder(value: 1), second: Holder(value: "a"))
        )
        #expect(try stage.strings() == ["1 a"])
        stage.change { number.value = 2 }
        stage.change { name.value = "b" }
        #expect(try stage.strings() == ["2 b"])
    }

    private struct Optionals: View {
        var before: Inner
        var middle: Inner?
        var after: Inner
        @State private var last = 5
        let remote: Remote<Int>
        var body: some View {
            let _ = remote.attach($last)
            let middle = middle.map { "\($0.sum)" } ?? "nil"
            Text("\(before.sum) \(middle) \(after.sum) \(last)")
        }
    }

    @Test func anOptionalPropertyThatAppearsKeepsTheStorageOfTheOthers() throws {
        let (log, shows) = (Log(), Remote(false))
        let remotes = (0..<4).map { _ in Remote(0) }
        let stage = ViewStage(
            Remoted(shows) { shows in
                Optionals(
                    before: Inner("before", log, remotes[0]),
                    middle: shows ? Inner("middle", log, remotes[1], count: 8) : nil,
                    after: Inner("after", log, remotes[2]), remote: remotes[3]
                )
            }
        )
        #expect(log.take() == ["update before 0", "update after 0"])
        for (index, remote) in remotes.enumerated() where index != 1 {
            stage.change { remote.value = index + 1 }
        }
        #expect(try stage.strings() == ["1 nil 3 4"])
        stage.change { shows.value = true }
        #expect(try stage.strings() == ["1 8 3 4"])
        stage.change { remotes[1].value = 2 }
        #expect(try stage.strings() == ["1 2 3 4"])
        stage.change { shows.value = false }
        #expect(try stage.strings() == ["1 nil 3 4"])
        // A re-inserted view has its initial state.
        stage.change { shows.value = true }
        #expect(try stage.strings() == ["1 8 3 4"])
    }

    private struct Wrappers: View {
        var count: State<Int>?
        var limit: Environment<Int?>?
        let remote: Remote<Int>
        var body: some View {
            let _ = count.map { remote.attach($0.projectedValue) }
            Text("\(count?.wrappedValue ?? -1) \((limit?.wrappedValue ?? nil) ?? -1)")
        }
    }

    @Test func propertyWrappersCanBeOptional() throws {
        let (remote, limit) = (Remote(0), Remote(1))
        let stage = ViewStage(
            Remoted(limit) { limit in
                Wrappers(
                    count: limit < 5 ? State(wrappedValue: 3) : nil,
                    limit: limit == 2 ? nil : Environment(\.lineLimit), remote: remote
                )
                .lineLimit(limit)
            }
        )
        #expect(try stage.strings() == ["3 1"])
        stage.change { remote.value = 4 }
        #expect(try stage.strings() == ["4 1"])
        stage.change { limit.value = 2 }
        #expect(try stage.strings() == ["4 -1"])
        stage.change { limit.value = 3 }
        #expect(try stage.strings() == ["4 3"])
        stage.change { limit.value = 6 }
        #expect(try stage.strings() == ["-1 6"])
    }

    /// A struct that contains dynamic properties but is not one.
    private struct Plain {
        @State var count = 0
        @Environment(\.lineLimit) var limit
        var inner: Inner?
    }

    private struct Holding: View {
        var plain: Plain
        let remote: Remote<Int>
        var body: some View {
            let _ = remote.attach(plain.$count)
            VStack {
                Text("\(plain.count) \(plain.limit ?? 0) \(plain.inner?.sum ?? -1)")
                Passed(plain: plain)
            }
        }
    }

    private struct Passed: View {
        var plain: Plain
        var body: some View { Text("passed \(plain.count)") }
    }

    @Test func dynamicPropertiesWorkInsideAStructField() throws {
        let (remote, inner, limit, log) = (Remote(0), Remote(0), Remote(1), Log())
        let stage = ViewStage(
            Remoted(limit) { limit in
                Holding(plain: Plain(inner: Inner("inner", log, inner)), remote: remote)
                    .lineLimit(limit)
            }
        )
        #expect(try stage.strings() == ["0 1 10", "passed 0"])
        stage.change { remote.value = 2 }
        // State that is passed on in a struct remains the state of the view that declares it.
        #expect(try stage.strings() == ["2 1 10", "passed 2"])
        stage.change { inner.value = 3 }
        #expect(try stage.strings() == ["2 1 13", "passed 2"])
        stage.change { limit.value = 2 }
        #expect(try stage.strings() == ["2 2 23", "passed 2"])
    }

    @Observable final class Model {
        var count = 0
    }

    private struct Wanting {
        @Environment(Model.self) var model
    }

    /// Contains a modifier, a style and a struct whose object is set only further down the tree.
    private struct Keeping: View {
        struct Shown: ViewModifier {
            @Environment(Model.self) private var model
            func body(content: Content) -> some View { Text("\(model.count)") }
        }
        let shown = Shown()
        let wanting = Wanting()
        let model: Model
        let log: Log
        var body: some View {
            let _ = log.lines.append("keeping")
            Color.red.modifier(shown).environment(model)
        }
    }

    @Test func propertiesOfAStoredViewConnectWhereItIsUsed() throws {
        let (model, log) = (Model(), Log())
        let stage = ViewStage(Keeping(model: model, log: log))
        stage.change { model.count = 2 }
        #expect(try stage.strings() == ["2"])
        #expect(log.lines == ["keeping"])
    }

    private struct Counted: ViewModifier {
        @State private var count: Int
        @GestureState private var isDown: Bool
        var holder: Holder<Int>?
        let log: Log

        init(_ count: Int, _ log: Log) {
            _count = State(wrappedValue: count)
            _isDown = GestureState(wrappedValue: count > 1) { _, _ in _ = count }
            holder = Holder(value: count)
            self.log = log
        }

        func body(content: Content) -> some View {
            let _ = log.lines.append("body \(count)")
            content
        }
    }

    @Test func anotherInitialStateValueIsNotAChange() throws {
        let (remote, log) = (Remote(1), Log())
        let stage = ViewStage(Remoted(remote) { Text("\($0)").modifier(Counted($0, log)) })
        stage.change { remote.value = 2 }
        #expect(try stage.strings() == ["2"])
        #expect(log.lines == ["body 1"])
    }

    private struct Reading: View {
        @Environment private var value: Int?
        init(_ path: KeyPath<EnvironmentValues, Int?>) { _value = Environment(path) }
        var body: some View { Text("\(value ?? 0)") }
    }

    @Test func anotherEnvironmentKeyPathIsAChange() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { isOther in
                Reading(isOther ? \.otherLimit : \.lineLimit).lineLimit(3)
            }
        )
        #expect(try stage.strings() == ["3"])
        stage.change { remote.value = true }
        #expect(try stage.strings() == ["4"])
    }
}

extension EnvironmentValues {
    fileprivate var otherLimit: Int? { lineLimit.map { $0 + 1 } }
}
