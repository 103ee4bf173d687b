import Legato
import TestSupport
import Testing

/// How views modify the transactions that pass through them.
struct ImplicitAnimationTests {
    private let remote = Remote(0.0)
    private let other = Remote(0.0)
    private let times = [0, 0.2, 0.5, 0.9, 1, 2]
    private let line = Animation.linear(duration: 1)

    /// Returns a stage with two states around a view.
    private func stage<V: View>(
        @ViewBuilder _ content: @escaping (Double, Double) -> V
    ) -> ViewStage<some View> {
        ViewStage(Remoted(remote) { a in Remoted(other) { b in content(a, b) } })
    }

    private func travel(_ stage: ViewStage<some View>, _ index: Int = 0) throws -> [Double] {
        try stage.values(at: times) { try stage.x(index) - 100 }
    }

    @Test func onlyAChangeOfTheValueAnimates() throws {
        let stage = stage { a, b in Dot().offset(x: a + b).animation(line, value: a) }
        stage.change { remote.value = 40 }
        expectClose(try travel(stage), [0, 8, 20, 36, 40, 40])
        stage.change { other.value = 30 }
        expectClose(try travel(stage), [70, 70, 70, 70, 70, 70])
        // A change of both in one turn includes a change of the value.
        stage.change {
            remote.value = 0
            other.value = 0
        }
        expectClose(try travel(stage), [70, 56, 35, 7, 0, 0])
    }

    @Test func severalModifiersAnimateTheirPartsDifferently() throws {
        let stage = stage { a, b in
            ZStack {
                Dot().offset(x: a).animation(line, value: a)
                Dot().offset(x: b).animation(.linear(duration: 2), value: b)
                Dot().offset(x: a)
            }
        }
        stage.change {
            remote.value = 40
            other.value = 40
        }
        let all = try stage.values(at: times) { try (0..<3).map { try stage.x($0) - 100 } }
        expectClose(all.map { $0[0] }, [0, 8, 20, 36, 40, 40])
        expectClose(all.map { $0[1] }, [0, 4, 10, 18, 20, 40])
        expectClose(all.map { $0[2] }, [40, 40, 40, 40, 40, 40])
    }

    @Test func theInnerModifierOverridesWithAnimationAndTheOuterOne() throws {
        let stage = stage { a, _ in
            ZStack { Dot().offset(x: a).animation(line, value: a) }
                .animation(.linear(duration: 2), value: a)
        }
        stage.change { withAnimation(.linear(duration: 4)) { remote.value = 40 } }
        expectClose(try travel(stage), [0, 8, 20, 36, 40, 40])
    }

    @Test func nilPreventsAnimation() throws {
        let stage = stage { a, _ in Dot().offset(x: a).animation(nil, value: a) }
        stage.change { withAnimation(line) { remote.value = 40 } }
        expectClose(try travel(stage), [40, 40, 40, 40, 40, 40])
    }

    @Test func aValueUnusedByTheViewTriggersTheAnimationToo() throws {
        let stage = stage { a, b in Dot().offset(x: b).animation(line, value: a) }
        stage.change { remote.value = 40 }
        stage.display.advance(by: 1)
        stage.change { other.value = 30 }
        expectClose(try travel(stage), [30, 30, 30, 30, 30, 30])
    }

    @Test func theScopedAnimationAppliesToItsClosure() throws {
        let stage = stage { a, _ in
            Rectangle().fill(.red).frame(width: 20 + a, height: 20)
                .animation(line) { $0.offset(x: a) }
        }
        stage.change { withAnimation(.linear(duration: 2)) { remote.value = 40 } }
        let shape = try #require(stage.layers().first)
        let shown = try stage.values(at: times) {
            [try stage.x() - 100, Double(try stage.shown(shape).bounds.width)]
        }
        expectClose(shown.map { $0[0] }, [0, 8, 20, 36, 40, 40])
        expectClose(shown.map { $0[1] }, [20, 24, 30, 38, 40, 60])
        // Without another transaction only the scope is animated, not the view itself.
        stage.change { remote.value = 0 }
        expectClose([Double(try stage.shown(shape).bounds.width)], [20])
        expectClose(try travel(stage), [40, 32, 20, 4, 0, 0])
    }

    @Test func theScopedTransactionAppliesToItsBody() throws {
        let stage = stage { a, _ in
            Dot().offset(x: a)
                .transaction {
                    $0.animation = .linear(duration: 2)
                } body: {
                    $0.offset(x: a)
                }
        }
        stage.change { withAnimation(line) { remote.value = 20 } }
        expectClose(try travel(stage), [0, 4 + 2, 10 + 5, 18 + 9, 20 + 10, 40])
    }

    @Test func aTransactionModifierAppliesToTheWholeView() throws {
        let stage = stage { a, _ in
            ZStack {
                Dot().offset(x: a).transaction { $0.animation = line }
                Dot().offset(x: a)
            }
        }
        stage.change { remote.value = 40 }
        let all = try stage.values(at: times) { try [stage.x(0) - 100, stage.x(1) - 100] }
        expectClose(all.map { $0[0] }, [0, 8, 20, 36, 40, 40])
        expectClose(all.map { $0[1] }, [40, 40, 40, 40, 40, 40])
    }

    @Test func anImplicitAnimationOnOneBranchOverridesTheExplicitOne() throws {
        let stage = stage { a, _ in
            ZStack {
                Dot().offset(x: a)
                Dot().offset(x: a).animation(.bouncy, value: a)
            }
        }
        stage.change { withAnimation(.smooth) { remote.value = 40 } }
        let times = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 2]
        let all = try stage.values(at: times) { try [stage.x(0) - 100, stage.x(1) - 100] }
        expectClose(all.map { $0[0] }, deltas(.smooth, 40, at: times), within: 1e-4)
        expectClose(all.map { $0[1] }, deltas(.bouncy, 40, at: times), within: 1e-4)
        #expect(all.contains { $0[1] > 40.5 } && !all.contains { $0[0] > 40.001 })
    }

    @Test func disablesAnimationsOverridesImplicitOnes() throws {
        let stage = stage { a, b in
            ZStack {
                Dot().offset(x: a).animation(line, value: a)
                Dot().animation(line) { $0.offset(x: a) }
            }
        }
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        stage.change { withTransaction(transaction) { remote.value = 40 } }
        let all = try stage.values(at: times) { try [stage.x(0) - 100, stage.x(1) - 100] }
        #expect(all.allSatisfy { $0 == [40, 40] })
        // An animation of the same transaction is not implicit.
        transaction.animation = .linear(duration: 2)
        stage.change { withTransaction(transaction) { remote.value = 0 } }
        expectClose(try travel(stage), [40, 36, 30, 22, 20, 0])
        // The modifier has seen the value; the next change is animated again.
        stage.change { remote.value = 40 }
        expectClose(try travel(stage), [0, 8, 20, 36, 40, 40])
    }

    @Test func allModifiersInsideAnAnimationUseIt() throws {
        let stage = stage { a, b in
            Dot().scaleEffect(1 + a).offset(x: b).animation(line, value: a)
        }
        stage.change {
            remote.value = 1
            other.value = 40
        }
        let shown = try stage.values(at: times) { [try stage.x() - 100, try scale(stage)] }
        expectClose(shown.map { $0[0] }, [0, 8, 20, 36, 40, 40])
        expectClose(shown.map { $0[1] }, [1, 1.2, 1.5, 1.9, 2, 2])
    }

    @Test func modifiersOutsideTheAnimationDoNotUseIt() throws {
        let stage = stage { a, b in
            Dot().scaleEffect(1 + a).animation(line, value: a).offset(x: b)
        }
        stage.change {
            remote.value = 1
            other.value = 40
        }
        let shown = try stage.values(at: times) { [try stage.x() - 100, try scale(stage)] }
        expectClose(shown.map { $0[0] }, [40, 40, 40, 40, 40, 40])
        expectClose(shown.map { $0[1] }, [1, 1.2, 1.5, 1.9, 2, 2])
    }

    @Test func positionFollowsTheSameScopeAsOtherModifiers() throws {
        for isInside in [true, false] {
            let stage = stage { a, _ in
                if isInside {
                    Dot().position(x: 100 + a, y: 100).animation(line, value: a)
                } else {
                    Dot().animation(line, value: a).position(x: 100 + a, y: 100)
                }
            }
            stage.change { remote.value = 40 }
            let end: [Double] = [40, 40, 40, 40, 40, 40]
            // A position outside the modifier moves the layer of the view inside, because it places
            // it.
            expectClose(try travel(stage), isInside ? [0, 8, 20, 36, 40, 40] : end)
            stage.change { remote.value = 0 }
        }
    }

    private func scale(_ stage: ViewStage<some View>) throws -> Double {
        let shape = try #require(stage.layers().first)
        let (shown, root) = (try stage.shown(shape), try stage.shown(stage.display.rootLayer))
        let edges = [CGPoint.zero, CGPoint(x: shown.bounds.width, y: 0)]
            .map { Double(shown.convert($0, to: root).x) }
        return (edges[1] - edges[0]) / Double(shown.bounds.width)
    }

    @Test func aTransactionKeyReportsTheSourceOfAChange() throws {
        let stage = stage { a, _ in
            ZStack {
                Dot().offset(x: a).transaction {
                    $0.animation =
                        switch $0.origin {
                        case .user: .linear(duration: 1)
                        case .server: .linear(duration: 2)
                        case .unknown: nil
                        }
                }
            }
        }
        stage.change { withTransaction(\.origin, .user) { remote.value = 40 } }
        expectClose(try travel(stage), [0, 8, 20, 36, 40, 40])
        stage.change { withTransaction(\.origin, .server) { remote.value = 0 } }
        expectClose(try travel(stage), [40, 36, 30, 22, 20, 0])
        stage.change { remote.value = 40 }
        expectClose(try travel(stage), [40, 40, 40, 40, 40, 40])
    }

    @Test func changesThroughAnAnimatedBindingAnimate() throws {
        let stage = stage { a, _ in Dot().offset(x: a) }
        let bound = try remote.bound()
        stage.change { bound.animation(line).wrappedValue = 40 }
        expectClose(try travel(stage), [0, 8, 20, 36, 40, 40])
        stage.change { bound.wrappedValue = 0 }
        expectClose(try travel(stage), [0, 0, 0, 0, 0, 0])
        stage.change { bound.transaction(Transaction(animation: line)).wrappedValue = 40 }
        expectClose(try travel(stage), [0, 8, 20, 36, 40, 40])
        let closures = Binding<Double> {
            bound.wrappedValue
        } set: {
            bound.wrappedValue = $0
        }
        stage.change { closures.animation(line).wrappedValue = 0 }
        expectClose(try travel(stage), [0, 0, 0, 0, 0, 0])
    }

    @Test func aDerivedBindingOfAnAnimatedOneAnimates() throws {
        let remote = Remote(CGSize.zero)
        let stage = ViewStage(Remoted(remote) { Dot().offset($0) })
        stage.change { try? remote.bound().animation(line).width.wrappedValue = 40 }
        expectClose(try travel(stage), [0, 8, 20, 36, 40, 40])
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func aCustomValueAnimationMatchesTheBuiltInOne(seed: UInt64) throws {
        let stage = stage { a, b in
            ZStack {
                Dot().offset(x: a, y: b).animation(line, value: a)
                Dot().offset(x: a, y: b).modifier(OwnAnimation(animation: line, value: a))
            }
        }
        var random = SeededRandom(seed: seed)
        var isAnimated = false
        for step in 0..<30 {
            var transaction = Transaction()
            if Bool.random(using: &random) { transaction.disablesAnimations = true }
            if Int.random(in: 0..<4, using: &random) == 0 {
                transaction.animation = .linear(duration: 0.5)
            }
            stage.change {
                withTransaction(transaction) {
                    // The first change is always a change of the value.
                    if step == 0 || Bool.random(using: &random) {
                        remote.value = .random(in: -50...50, using: &random).rounded()
                    }
                    if Bool.random(using: &random) {
                        other.value = .random(in: -50...50, using: &random).rounded()
                    }
                }
            }
            for _ in 0..<3 {
                stage.display.advance(by: .random(in: 0.01...0.4, using: &random))
                let places = try [stage.place(0), stage.place(1)]
                #expect(places[0] == places[1], "seed \(seed), step \(step)")
                isAnimated = isAnimated || abs(Double(places[0].x) - 100 - remote.value) > 1e-6
            }
        }
        #expect(isAnimated)
    }
}

/// A reimplementation of `.animation(_:value:)`.
private struct OwnAnimation<Value: Equatable>: ViewModifier {
    final class Last {
        var value: Value?
    }

    let animation: Animation?
    let value: Value
    @State private var last = Last()

    func body(content: Content) -> some View {
        content.transaction { transaction in
            if last.value != value, !transaction.disablesAnimations {
                transaction.animation = animation
            }
            last.value = value
        }
    }
}

private enum Origin { case unknown, user, server }

private enum OriginKey: TransactionKey {
    static var defaultValue: Origin { .unknown }
}

extension Transaction {
    fileprivate var origin: Origin {
        get { self[OriginKey.self] }
        set { self[OriginKey.self] = newValue }
    }
}
