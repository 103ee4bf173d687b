import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A place on the way of transactions from the root to what changes.
///
/// A transaction is worked out only where something asks for it: a value that changed, or a place
/// further in. Each place does so at most once in a pass.
final class TransactionNode {
    /// What the place does to a transaction that passes it; nothing at a root.
    var transform: ((inout Transaction) -> Void)? {
        didSet { isAtRest = false }
    }
    /// Whether the place left the last transaction as it came: empty.
    private var isAtRest = false
    /// What surrounds the views further in, for a place that stands for no more than that; nil for
    /// all others.
    private(set) var environment: EnvironmentValues? {
        didSet { ownReducesMotion = environment?.accessibilityReduceMotion }
    }
    private var ownReducesMotion: Bool?
    /// The next place further out that does something to transactions.
    private nonisolated(unsafe) var ruleParent: TransactionNode?
    /// The next place further out that knows what surrounds it.
    private nonisolated(unsafe) var outerSurroundings: TransactionNode?
    private var pass = 0
    private var value = Transaction()

    /// Creates a place further in than another, or a root.
    init(parent: TransactionNode?, transform: ((inout Transaction) -> Void)? = nil) {
        self.transform = transform
        ruleParent = parent?.environment == nil ? parent : parent?.ruleParent
        outerSurroundings = parent?.environment == nil ? parent?.outerSurroundings : parent
    }

    /// Creates a place, or a root, that stands for what surrounds the views further in.
    convenience init(parent: TransactionNode?, environment: EnvironmentValues) {
        self.init(parent: parent)
        self.environment = environment
    }

    // Releasing the innermost place releases the whole chain.
    deinit { withStackRoom { (ruleParent, outerSurroundings) = (nil, nil) } }

    /// Takes note of what surrounds the views further in now.
    func surround(with environment: EnvironmentValues) {
        guard self.environment != nil else { refuse("A place of a transaction surrounds nothing.") }
        self.environment = environment
    }

    /// What surrounds the views further in.
    var surroundings: EnvironmentValues {
        environment ?? outerSurroundings?.environment ?? EnvironmentValues()
    }

    /// Whether less motion is asked for there.
    var reducesMotion: Bool { ownReducesMotion ?? outerSurroundings?.ownReducesMotion ?? false }

    /// Notes that the place may treat transactions in another way from now on.
    func forget() { isAtRest = false }

    /// The transaction that comes out here in a pass.
    ///
    /// A place that left an empty transaction as it came is not asked about the next empty one.
    func resolve(in course: TransactionRun) -> Transaction {
        var waiting: [TransactionNode] = []
        var place = environment == nil ? self : ruleParent
        while let current = place, current.pass != course.pass {
            course.visits += 1
            waiting.append(current)
            place = current.ruleParent
        }
        var transaction = place?.value ?? course.base
        while let next = waiting.popLast() { transaction = next.resolve(transaction, in: course) }
        return transaction
    }

    /// The transaction passed on for an incoming transaction.
    private func resolve(_ incoming: Transaction, in course: TransactionRun) -> Transaction {
        var transaction = incoming
        let isEmpty = transaction.isEmpty(except: AnimatesNewcomers.self)
        if let transform, !isEmpty || !isAtRest {
            transform(&transaction)
            course.note(self, under: ruleParent)
            isAtRest = isEmpty && transaction.isEmpty(except: AnimatesNewcomers.self)
        }
        (pass, value) = (course.pass, transaction)
        return transaction
    }
}

/// The way of one transaction through the tree, and then of the one that sets it back.
final class TransactionRun {
    private static var passes = 0
    private(set) var pass: Int
    private(set) var base: Transaction
    /// The number of places that worked out what comes out of them so far.
    fileprivate(set) var visits = 0
    private var asked: [TransactionNode] = []
    private var parents: Set<ObjectIdentifier> = []

    /// Begins a pass with what holds at the root.
    init(_ base: Transaction) {
        Self.passes += 1
        (pass, self.base) = (Self.passes, base)
    }

    /// Notes that a place worked out its transaction.
    func note(_ node: TransactionNode, under parent: TransactionNode?) {
        asked.append(node)
        if let parent { parents.insert(ObjectIdentifier(parent)) }
    }

    /// Lets every place that led further in see a transaction without anything, from the root on.
    func reset() {
        let leading = asked.filter { parents.contains(ObjectIdentifier($0)) }
        Self.passes += 1
        (pass, base) = (Self.passes, Transaction())
        for node in leading { _ = node.resolve(in: self) }
    }
}
