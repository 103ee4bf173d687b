import LegatoGraphics
import LegatoMotion

/// A key of a value that a view publishes while it contains the focus.
///
/// ```swift
/// struct DocumentKey: FocusedValueKey {
///     typealias Value = Binding<String>
/// }
///
/// extension FocusedValues {
///     var document: Binding<String>? {
///         get { self[DocumentKey.self] }
///         set { self[DocumentKey.self] = newValue }
///     }
/// }
/// ```
///
/// `@Entry` in an extension of `FocusedValues` writes the key and the accessors.
public nonisolated protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values of the views around the focus, and those of the window.
public nonisolated struct FocusedValues {
    private var entries: [ObjectIdentifier: any FocusedEntry] = [:]
    /// Records the keys that are read; nil if reads are not tracked.
    fileprivate var reads: FocusedReads?

    init() {}

    /// The value of a key; nil if no view publishes one.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get {
            reads?.keys.insert(ObjectIdentifier(key))
            return (entries[ObjectIdentifier(key)] as? TypedFocusedEntry<K.Value>)?.value
        }
        set { entries[ObjectIdentifier(key)] = newValue.map { TypedFocusedEntry(value: $0) } }
    }

    /// The keys whose values differ from those in `other`.
    @MainActor fileprivate func differences(from other: FocusedValues) -> Set<ObjectIdentifier> {
        Set(entries.keys).union(other.entries.keys).filter { key in
            guard let own = entries[key], let another = other.entries[key] else { return true }
            return !own.isSame(as: another)
        }
    }
}

/// The keys that have been read of focused values.
private nonisolated final class FocusedReads {
    var keys: Set<ObjectIdentifier> = []
}

private nonisolated protocol FocusedEntry {
    @MainActor func isSame(as other: any FocusedEntry) -> Bool
}

private nonisolated struct TypedFocusedEntry<Value>: FocusedEntry {
    let value: Value

    @MainActor func isSame(as other: any FocusedEntry) -> Bool {
        (other as? Self).map { FieldTable.areEqual($0.value, value) } ?? false
    }
}

/// A view that publishes focused values.
protocol FocusedValueGiver: ViewNode {
    /// Sets its values.
    func addFocusedValues(to values: inout FocusedValues)
}

/// An item around a view that publishes values while the focus is inside.
final class FocusedValueItem: ViewItem {
    weak var giver: (any FocusedValueGiver)?
}

/// The focused values of a tree; views that read a key are updated when its value changes.
final class FocusedStore {
    private struct WeakFocusedValueGiver {
        weak var giver: (any FocusedValueGiver)?
    }

    private var values = FocusedValues()
    private var versions: [ObjectIdentifier: StateLocation<Int>] = [:]
    /// The views whose values apply to the whole window, wherever the focus is.
    private var scene: [WeakFocusedValueGiver] = []
    private weak var focused: ViewItem?
    private var isWaiting = false

    /// Returns the result of a closure; the view that is being evaluated depends on the keys it
    /// reads.
    func read<Value>(_ body: (FocusedValues) -> Value) -> Value {
        var seen = values
        let reads = FocusedReads()
        seen.reads = reads
        let value = body(seen)
        for key in reads.keys { _ = version(of: key).get() }
        return value
    }

    private func version(of key: ObjectIdentifier) -> StateLocation<Int> {
        if let known = versions[key] { return known }
        let new = StateLocation(0)
        versions[key] = new
        return new
    }

    /// Adds a view whose values apply to the whole window.
    func add(_ giver: any FocusedValueGiver) { scene.append(WeakFocusedValueGiver(giver: giver)) }

    /// Removes a view whose values applied to the whole window.
    func remove(_ giver: any FocusedValueGiver) {
        scene.removeAll { $0.giver == nil || $0.giver === giver }
    }

    /// Collects the values again once the tree is up to date.
    func settle(in graph: ViewGraph) {
        guard !isWaiting else { return }
        isWaiting = true
        graph.act { [weak self] in
            guard let self else { return }
            isWaiting = false
            settle()
        }
    }

    /// Collects the values of the views around the focused item; nil for no focus.
    func follow(_ item: ViewItem?) {
        focused = item
        settle()
    }

    private func settle() {
        var new = FocusedValues()
        let scene = scene.compactMap(\.giver).filter { !$0.isRemoved }
        for giver in scene.sorted(by: { $0.depth < $1.depth }) { giver.addFocusedValues(to: &new) }
        var givers: [any FocusedValueGiver] = []
        var item = focused
        while let current = item {
            if let giver = (current as? FocusedValueItem)?.giver { givers.append(giver) }
            item = current.container
        }
        for giver in givers.reversed() where !giver.isRemoved { giver.addFocusedValues(to: &new) }
        let changed = new.differences(from: values)
        values = new
        for key in changed {
            guard let version = versions[key] else { continue }
            version.set(version.get() + 1)
        }
    }
}
