import Legato
import TestSupport
import Testing

/// The fixtures about transactions, evaluated with views.
struct TransactionFixtureTests {
    private struct Places: Equatable {
        var bound = 0.0
        var other = 0.0
    }

    /// A dot with one offset inside and one outside an animation bound to a value.
    private final class Nest {
        let remote = Remote(Places())
        let stage: ViewStage<Remoted<Places, AnyView>>

        init(_ animation: Animation?) {
            stage = ViewStage(
                Remoted(remote) { places in
                    AnyView(
                        Dot().offset(x: places.bound + places.other)
                            .animation(animation, value: places.bound)
                            .offset(y: places.bound + places.other)
                    )
                }
            )
        }

        /// Returns the presented offset of the dot from the centre at a time after a change.
        func place(after time: Double, _ change: (Remote<Places>) -> Void) throws -> (
            Double, Double
        ) {
            stage.change { change(remote) }
            stage.display.advance(by: time)
            let place = try stage.place()
            return (place.x - 100, place.y - 100)
        }
    }

    @Test func transactionsOfViewsMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.Transaction"]) { entry, reader in
            _ = try reader.string("probe")
            return .string(try answer(entry.call))
        }
    }

    private func answer(_ call: String) throws -> String {
        switch call {
        case "withAnimation that changes nothing animates":
            let nest = Nest(nil)
            _ = try nest.place(after: 0.1) { _ in withAnimation(.linear) {} }
            return nest.stage.display.isIdle ? "no" : "yes"
        case ".animation(_:value:) animates when its value changed":
            let x = try Nest(.linear(duration: 1)).place(after: 0.25) { $0.value.bound = 40 }.0
            return abs(x - 10) < 1e-6 ? "yes" : "no"
        case ".animation(_:value:) animates when another value changed":
            let x = try Nest(.linear(duration: 1)).place(after: 0.25) { $0.value.other = 40 }.0
            return x == 40 ? "no" : "yes"
        case "modifier written after (outside) .animation(_:value:) is animated by it":
            let y = try Nest(.linear(duration: 1)).place(after: 0.25) { $0.value.bound = 40 }.1
            return y == 40 ? "no" : "yes"
        case "disablesAnimations blocks .animation(_:value:)":
            let x = try Nest(.linear(duration: 1)).place(after: 0.25) { remote in
                withTransaction(\.disablesAnimations, true) { remote.value.bound = 40 }
            }.0
            return x == 40 ? "yes" : "no"
        case "inner .animation(anim, value:) vs withAnimation(outer): which runs":
            let (x, y) = try Nest(.linear(duration: 2)).place(after: 0.5) { remote in
                withAnimation(.linear(duration: 1)) { remote.value.bound = 40 }
            }
            #expect(abs(y - 20) < 1e-6)
            return abs(x - 10) < 1e-6 ? "inner" : "outer"
        case "inner .animation(nil, value:) inside withAnimation(linear)":
            let (x, y) = try Nest(nil).place(after: 0.5) { remote in
                withAnimation(.linear(duration: 1)) { remote.value.bound = 40 }
            }
            #expect(abs(y - 20) < 1e-6)
            return x == 40 ? "no animation" : "animation"
        case "nested withAnimation: inner change uses": return try nested().inner
        case "nested withAnimation: after the inner block the outer change uses":
            return try nested().outer
        case "Binding.animation on a @State-backed binding animates":
            return try isAnimated { $0 }
        case "Binding.animation on Binding(get:set:) animates":
            return try isAnimated { state in
                Binding(get: { state.wrappedValue }, set: { (x: Double) in state.wrappedValue = x })
            }
        default: throw FixtureError.unknownCall(call)
        }
    }

    private func nested() throws -> (inner: String, outer: String) {
        let (first, second) = (Remote(0.0), Remote(0.0))
        let stage = ViewStage(
            ZStack {
                Remoted(first) { Dot().offset(x: $0) }
                Remoted(second) { Dot().offset(x: $0) }
            }
        )
        stage.change {
            withAnimation(.linear(duration: 1)) {
                withAnimation(.linear(duration: 0.5)) { first.value = 40 }
                second.value = 40
            }
        }
        stage.display.advance(by: 0.25)
        func name(_ index: Int) throws -> String {
            let x = try stage.x(index) - 100
            if abs(x - 20) < 1e-6 { return "inner animation" }
            return abs(x - 10) < 1e-6 ? "outer animation" : "\(x)"
        }
        return (try name(0), try name(1))
    }

    private func isAnimated(_ binding: (Binding<Double>) -> Binding<Double>) throws -> String {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { Dot().offset(x: $0) })
        let changed = binding(try remote.bound()).animation(.linear(duration: 1))
        stage.change { changed.wrappedValue = 40 }
        stage.display.advance(by: 0.25)
        let x = try stage.x() - 100
        #expect(x == 40 || abs(x - 10) < 1e-6)
        return x == 40 ? "no" : "yes"
    }
}
