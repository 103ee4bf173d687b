import Legato
import Testing

@testable import LegatoViews

/// Transaction nodes.
///
/// The nodes that a transaction passes from the root to the changed view.
struct TransactionPlaceTests {
    private static func surroundings(_ reducesMotion: Bool) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.accessibilityReduceMotion = reducesMotion
        return values
    }

    /// Returns a transaction node inside alternating rules and environments, and the environments.
    private static func chain(_ count: Int) -> (inner: TransactionNode, outer: [TransactionNode]) {
        var place = TransactionNode(parent: nil, environment: surroundings(false))
        var outer = [place]
        for level in 0..<count {
            place = TransactionNode(parent: place) { transaction in
                transaction.animation = .linear(duration: Double(level + 1))
            }
            place = TransactionNode(parent: place, environment: surroundings(false))
            outer.append(place)
        }
        return (place, outer)
    }

    @Test("Transforms apply from the root down, whatever environments lie between")
    func rules() {
        let (inner, _) = Self.chain(3)
        var base = Transaction()
        base.animation = .linear(duration: 10)
        let leaf = TransactionNode(parent: inner) { $0.disablesAnimations = true }
        let transaction = leaf.resolve(in: TransactionRun(base))
        #expect(transaction.animation == .linear(duration: 3) && transaction.disablesAnimations)
        #expect(inner.resolve(in: TransactionRun(base)).animation == .linear(duration: 3))
    }

    @Test("A change of the closest environment applies to nodes created before")
    func change() {
        let (inner, outer) = Self.chain(2)
        let leaf = TransactionNode(parent: inner)
        let between = TransactionNode(parent: outer[1])
        #expect(!leaf.reducesMotion && !between.reducesMotion)
        outer[0].surround(with: Self.surroundings(true))
        #expect(!leaf.reducesMotion, "Nearer surroundings come first.")
        outer[1].surround(with: Self.surroundings(true))
        #expect(between.reducesMotion && !leaf.reducesMotion)
        outer[2].surround(with: Self.surroundings(true))
        #expect(leaf.reducesMotion && leaf.surroundings.accessibilityReduceMotion)
    }

    @Test("A transform set later applies to nodes created before")
    func laterRule() {
        let root = TransactionNode(parent: nil, environment: Self.surroundings(false))
        let rule = TransactionNode(parent: root)
        let leaf = TransactionNode(
            parent: TransactionNode(parent: rule, environment: Self.surroundings(false))
        )
        #expect(leaf.resolve(in: TransactionRun(Transaction())).animation == nil)
        rule.transform = { $0.animation = .linear(duration: 2) }
        let transaction = leaf.resolve(in: TransactionRun(Transaction()))
        #expect(transaction.animation == .linear(duration: 2))
    }

    @Test("Resolving visits nodes with transforms only, each once in a pass")
    func visits() {
        func visits(_ count: Int) -> Int {
            var place = TransactionNode(parent: nil, environment: Self.surroundings(false))
            var leaves: [TransactionNode] = []
            for _ in 0..<count {
                place = TransactionNode(parent: place, environment: Self.surroundings(false))
                leaves.append(TransactionNode(parent: place))
            }
            let course = TransactionRun(Transaction())
            for leaf in leaves { _ = leaf.resolve(in: course) }
            return course.visits
        }
        #expect(visits(200) == 200)
    }
}
