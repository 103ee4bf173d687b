import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A history of actions that undo changes, and of those that redo them.
///
/// A change registers an action that reverses it. When that action makes its own change and registers
/// the reverse of it, the change can be redone. All actions that are registered while one input event
/// is handled are undone together.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// private func rename(_ note: Note, to name: String) {
///     let old = note.name
///     undoManager?.registerUndo(withTarget: note) { rename($0, to: old) }
///     undoManager?.setActionName("Rename")
///     note.name = name
/// }
/// ```
///
/// Views that read whether there is something to undo or redo, or its name, are updated when it
/// changes.
@preconcurrency @MainActor open class UndoManager {
    private typealias UndoAction = (target: WeakTarget, run: () -> Void)

    private struct WeakTarget {
        weak var object: AnyObject?
    }

    /// The actions that are undone together, the latest last, and their name.
    private struct ActionGroup {
        var actions: [UndoAction] = []
        var name = ""
    }

    private enum UndoPhase { case idle, undoing, redoing }

    private var undoable: [ActionGroup] = []
    private var redoable: [ActionGroup] = []
    /// The open groups, the outermost first.
    private var opened: [ActionGroup] = []
    /// The input event in which a group was opened by a registration; nil for none.
    private var event: Int?
    private var phase = UndoPhase.idle
    private var disableCount = 0
    /// The number of changes of the history so far, which views that read it depend on.
    private let changes = StateLocation(0)
    /// The number of changes that were registered, undone or redone.
    private let edits = StateLocation(0)

    /// Creates an empty history.
    public init() {}

    /// The number of changes that were registered, undone or redone so far; views that read it are
    /// updated by each.
    package var changeCount: Int { edits.get() }

    /// The maximum number of groups that can be undone; 0, the default, for no maximum.
    ///
    /// Beyond it the oldest groups are dropped. A negative number counts as 0.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether actions that are registered outside of a group while one input event is handled form a
    /// group; true by default.
    ///
    /// If it is false, a registration outside of a group traps.
    open var groupsByEvent = true

    /// The number of open groups.
    open var groupingLevel: Int {
        endEvent()
        return opened.count
    }

    /// Whether there is something to undo.
    open var canUndo: Bool {
        _ = changes.get()
        return !undoable.isEmpty || opened.contains { !$0.actions.isEmpty }
    }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        _ = changes.get()
        return !redoable.isEmpty
    }

    /// Whether a change is being undone.
    open var isUndoing: Bool { phase == .undoing }

    /// Whether a change is being redone.
    open var isRedoing: Bool { phase == .redoing }

    /// Whether actions are registered: unless there were more calls of `disableUndoRegistration()`
    /// than of `enableUndoRegistration()`.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Ignores the actions that are registered from now on.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Reverses one call of `disableUndoRegistration()`.
    /// - Precondition: registration is disabled.
    open func enableUndoRegistration() {
        require(
            disableCount > 0, "enableUndoRegistration() needs a call of disableUndoRegistration()"
        )
        disableCount -= 1
    }

    /// Registers an action that reverses a change.
    ///
    /// Outside of undoing and redoing, what was undone before can no longer be redone.
    /// - Parameters:
    ///   - target: The object that the action changes. It is not retained, and an action whose target
    ///     is gone does nothing.
    ///   - handler: The action, which receives the target.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        endEvent()
        if opened.isEmpty {
            require(groupsByEvent, "registerUndo(withTarget:handler:) needs an open undo group")
            event = LayerHost.eventNumber
            opened = [ActionGroup()]
        }
        if phase == .idle { redoable = [] }
        let action: UndoAction = (
            WeakTarget(object: target), { [weak target] in target.map(handler) }
        )
        opened[opened.count - 1].actions.append(action)
        noteEdit()
        noteChange()
    }

    /// Opens a group: the actions that are registered until it is closed are undone together.
    ///
    /// Groups can contain others.
    open func beginUndoGrouping() {
        endEvent()
        if opened.isEmpty, groupsByEvent, phase == .idle {
            event = LayerHost.eventNumber
            opened = [ActionGroup()]
        }
        opened.append(ActionGroup())
    }

    /// Closes the group that was opened last; an empty one is dropped.
    /// - Precondition: a group is open.
    open func endUndoGrouping() {
        require(opened.count > (event == nil ? 0 : 1), "endUndoGrouping() needs an open undo group")
        close()
    }

    /// Undoes the latest group, and closes the group of the input event first.
    ///
    /// It has no effect if there is nothing to undo, and between `beginUndoGrouping()` and
    /// `endUndoGrouping()`.
    open func undo() {
        endEvent(isOver: true)
        guard phase == .idle, opened.isEmpty, let group = undoable.popLast() else { return }
        run(group, .undoing)
    }

    /// Undoes the latest group, as `undo()` does.
    open func undoNestedGroup() { undo() }

    /// Redoes the group that was undone last.
    ///
    /// It has no effect if there is none, and between `beginUndoGrouping()` and `endUndoGrouping()`.
    open func redo() {
        endEvent(isOver: true)
        guard phase == .idle, opened.isEmpty, let group = redoable.popLast() else { return }
        run(group, .redoing)
    }

    /// Removes all actions, and closes all groups.
    open func removeAllActions() {
        (undoable, redoable, opened, event) = ([], [], [], nil)
        noteChange()
    }

    /// Removes all actions with a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [ActionGroup]) -> [ActionGroup] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target.object === target }
                return group
            }
        }
        (undoable, redoable) = (without(undoable), without(redoable))
        undoable.removeAll(where: \.actions.isEmpty)
        redoable.removeAll(where: \.actions.isEmpty)
        opened = without(opened)
        noteChange()
    }

    /// Sets the name of the change that the open group undoes or, if none is open, the latest one.
    open func setActionName(_ actionName: String) {
        endEvent()
        if !opened.isEmpty {
            opened[0].name = actionName
        } else if let last = undoable.indices.last {
            undoable[last].name = actionName
        }
        noteChange()
    }

    /// The name of the change that `undo()` undoes; empty without a name.
    open var undoActionName: String {
        _ = changes.get()
        return opened.first { !$0.actions.isEmpty || !$0.name.isEmpty }?.name
            ?? undoable.last?.name ?? ""
    }

    /// The name of the change that `redo()` redoes; empty without a name.
    open var redoActionName: String {
        _ = changes.get()
        return redoable.last?.name ?? ""
    }

    /// The title of a command that undoes: “Undo” and the name of the change.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a command that redoes: “Redo” and the name of the change.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a command that undoes a change with a name, which may be empty.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of a command that redoes a change with a name, which may be empty.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Groups

    /// Closes the group of an input event that is over.
    private func endEvent(isOver: Bool = false) {
        guard let event, isOver || event != LayerHost.eventNumber, opened.count == 1 else { return }
        self.event = nil
        close()
    }

    private func close() {
        let group = opened.removeLast()
        guard !group.actions.isEmpty else { return }
        if let last = opened.indices.last {
            opened[last].actions += group.actions
            if opened[last].name.isEmpty { opened[last].name = group.name }
        } else if phase == .undoing {
            redoable.append(group)
        } else {
            undoable.append(group)
            trim()
        }
        noteChange()
    }

    /// Runs the actions of a group, the latest first; what they register reverses them.
    private func run(_ group: ActionGroup, _ phase: UndoPhase) {
        self.phase = phase
        opened = [ActionGroup(name: group.name)]
        for action in group.actions.reversed() { action.run() }
        while !opened.isEmpty { close() }
        self.phase = .idle
        noteEdit()
        noteChange()
    }

    private func trim() {
        guard levelsOfUndo > 0, undoable.count > levelsOfUndo else { return }
        undoable.removeFirst(undoable.count - levelsOfUndo)
        noteChange()
    }

    private func noteEdit() { edits.set(edits.get() + 1) }

    private func noteChange() { changes.set(changes.get() + 1) }
}
