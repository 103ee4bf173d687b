import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A node on the path of transactions from the root to the changed values.
///
/// A transaction is computed on demand, for a changed value or for a node inside. Each node
/// computes it at most once in a pass.
final class TransactionNode {
    /// The change that the node makes to passing transactions; nil for none, as at a root.
    @exclusivity(unchecked) var transform: ((inout Transaction) -> Void)? {
        didSet { isAtRest = false }
    }
    /// Whether the last incoming transaction was empty and the transform left it empty.
    @exclusivity(unchecked) private var isAtRest = false
    /// The environment of the views inside, for a node that holds only that; nil for all others.
    @exclusivity(unchecked) private(set) var environment: EnvironmentValues? {
        didSet { readEnvironment() }
    }
    @exclusivity(unchecked) private var ownReducesMotion: Bool?
    @exclusivity(unchecked) private var ownMirrors: Bool?
    /// The nearest ancestor that may change transactions.
    @exclusivity(unchecked) private nonisolated(unsafe) var ruleParent: TransactionNode?
    /// The nearest ancestor that holds an environment.
    @exclusivity(unchecked) private nonisolated(unsafe) var outerSurroundings: TransactionNode?
    @exclusivity(unchecked) private var pass = 0
    @exclusivity(unchecked) private var value = Transaction()

    /// Creates a node inside a parent, or a root.
    init(parent: TransactionNode?, transform: ((inout Transaction) -> Void)? = nil) {
        self.transform = transform
        ruleParent = parent?.environment == nil ? parent : parent?.ruleParent
        outerSurroundings = parent?.environment == nil ? parent?.outerSurroundings : parent
    }

    /// Creates a node, or a root, that holds the environment of the views inside.
    convenience init(parent: TransactionNode?, environment: EnvironmentValues) {
        self.init(parent: parent)
        self.environment = environment
        readEnvironment()
    }

    // Releasing the innermost node releases the whole chain.
    deinit { releaseWithStackRoom { (ruleParent.take(), outerSurroundings.take()) } }

    /// Sets the environment of the views inside.
    func surround(with environment: EnvironmentValues) {
        guard self.environment != nil else {
            refuse("surround(with:) needs a TransactionNode created with an environment.")
        }
        self.environment = environment
    }

    /// The environment of the views inside.
    var surroundings: EnvironmentValues {
        environment ?? outerSurroundings?.environment ?? EnvironmentValues()
    }

    /// Whether that environment requests reduced motion.
    var reducesMotion: Bool { ownReducesMotion ?? outerSurroundings?.ownReducesMotion ?? false }

    /// Whether layouts in that environment run from right to left.
    var mirrors: Bool { ownMirrors ?? outerSurroundings?.ownMirrors ?? false }

    private func readEnvironment() {
        ownReducesMotion = environment?.accessibilityReduceMotion
        ownMirrors = environment.map { $0.layoutDirection == .rightToLeft }
    }

    /// Must be called when the effect of the transform may have changed.
    func forget() { isAtRest = false }

    /// The transaction that leaves the node in a pass.
    ///
    /// A node that left an empty transaction unchanged is skipped for the next empty one.
    func resolve(in run: TransactionRun) -> Transaction {
        var waiting: [TransactionNode] = []
        var place = environment == nil ? self : ruleParent
        while let current = place, current.pass != run.pass {
            run.visits += 1
            waiting.append(current)
            place = current.ruleParent
        }
        var transaction = place?.value ?? run.base
        while let next = waiting.popLast() { transaction = next.resolve(transaction, in: run) }
        return transaction
    }

    /// The transaction passed on for an incoming transaction.
    private func resolve(_ incoming: Transaction, in run: TransactionRun) -> Transaction {
        var transaction = incoming
        let isEmpty = transaction.isEmpty(except: AnimatesNewcomers.self)
        if let transform, !isEmpty || !isAtRest {
            transform(&transaction)
            run.note(self, under: ruleParent)
            isAtRest = isEmpty && transaction.isEmpty(except: AnimatesNewcomers.self)
        }
        (pass, value) = (run.pass, transaction)
        return transaction
    }
}

/// The propagation of one transaction through the tree, and then of the empty one that resets it.
final class TransactionRun {
    @exclusivity(unchecked) private static var passes = 0
    @exclusivity(unchecked) private(set) var pass: Int
    @exclusivity(unchecked) private(set) var base: Transaction
    /// The number of transactions that nodes have computed so far.
    @exclusivity(unchecked) fileprivate(set) var visits = 0
    @exclusivity(unchecked) private var visited: [TransactionNode] = []
    @exclusivity(unchecked) private var parents: Set<ObjectIdentifier> = []

    /// Starts a pass with the root transaction.
    init(_ base: Transaction) {
        Self.passes += 1
        (pass, self.base) = (Self.passes, base)
    }

    // Nonisolated: an isolated one would check that it runs on the main actor.
    deinit {}

    /// Records that a node has computed its transaction.
    func note(_ node: TransactionNode, under parent: TransactionNode?) {
        visited.append(node)
        if let parent { parents.insert(ObjectIdentifier(parent)) }
    }

    /// Sends an empty transaction through every node that has descendants in the pass, from the
    /// root down.
    func reset() {
        let leading = visited.filter { parents.contains(ObjectIdentifier($0)) }
        Self.passes += 1
        (pass, base) = (Self.passes, Transaction())
        for node in leading { _ = node.resolve(in: self) }
    }
}

extension Transaction {
    /// Changes layers in this transaction alone.
    ///
    /// If both this transaction and the current one are empty, as for most changes, no scope is
    /// opened.
    func change(_ body: () -> Void) {
        if isEmpty, Transaction.isOpen, Transaction.current.isEmpty { return body() }
        runAlone(body)
    }

    private var isEmpty: Bool { isEmpty(except: Never.self) }
}
