import Foundation
import LegatoLayers
public import LegatoMotion

/// Tracks which control of a tree has the keyboard focus.
final class FocusKeeper: FocusTracking, SpokenFocusTracking {
    private struct WeakItem {
        weak var item: FocusItem?

        func isReachable(from root: ViewItem?) -> Bool {
            item.map { $0.isOn && $0.isReachable(from: root) } ?? false
        }
    }

    private weak var focused: FocusItem?
    /// The view with the focus of assistive technologies; nil if it is that of the keyboard alone.
    private weak var spoken: SpokenFocusItem?
    /// The menu bar of the window: receives all keys while a menu is open, otherwise unhandled
    /// keys.
    weak var menuBar: (any KeyTaker)?
    /// Whether a text has the focus; views that read it are updated when it changes.
    private let isInSomeText = StateLocation(false)
    /// The non-editable text that contains the selection; nil for none.
    private weak var selectedText: (any SelectionOwner)?
    /// Whether such a text exists; views that read it are updated when it changes.
    private let isSomeSelected = StateLocation(false)
    /// The values of the views around the focus.
    let values = FocusedStore()
    /// The history of the changes in the window.
    let undoManager = UndoManager()
    /// The scopes with a default focus.
    let scopes = FocusScopes()
    /// The focused controls of pages that are now covered, the most recent last.
    private var earlier: [WeakItem] = []
    /// The commands for the clipboard that views around the focus handle.
    private let clipboardCommands = StateLocation<Set<ClipboardCommand>>([])
    /// The pages around the focused text; empty unless a text has the focus.
    private let textPages = StateLocation<Set<ObjectIdentifier>>([])

    /// Whether to drop the text of the latest key because the key was already handled.
    private var dropsText = false

    /// Handles a key event: `onKeyPress`, the commands of a text and shortcuts with modifiers come
    /// first, Tab moves the focus and other keys go to the focused control; if it does not use
    /// them, they trigger shortcuts, Escape and Alt-Left go back, and arrows move the focus in
    /// menus and by sections.
    func keyDown(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        drop(in: root)
        dropsText = false
        if let menuBar, menuBar.takesAllKeys { return menuBar.keyDown(event) }
        if offer(KeyPress(event, event.isRepeat ? .repeat : .down)) {
            dropsText = true
            return true
        }
        // The commands of a text precede those of the program.
        if !event.isPlain, focused?.input != nil, focused?.onKey(event) ?? false { return true }
        if focused?.input == nil, selectedText?.keyDown(event) ?? false { return true }
        if let command = ClipboardCommand(event), perform(command) {
            dropsText = true
            return true
        }
        if !event.isPlain && triggerShortcut(event, in: root) {
            dropsText = true
            return true
        }
        if movesFocus(event) {
            return move(by: event.modifiers.contains(.shift) ? -1 : 1, in: root)
        }
        if focused?.onKey(event) ?? false
            || event.isPlain && triggerShortcut(event, in: root) || goBack(event, in: root)
            || openContextMenu(event) || moveByArrow(event, in: root)
        {
            return true
        }
        guard menuBar?.keyDown(event) ?? false || undo(event) else { return false }
        dropsText = true
        return true
    }

    /// Whether a key moves the focus: Tab or, from a text in which Tab is typed, with Control.
    private func movesFocus(_ event: KeyEvent) -> Bool {
        guard event.key == "tab" else { return false }
        guard focused?.input?.takesTab ?? false else { return event.isPlain }
        let modifiers = event.modifiers
        return modifiers == .shift || modifiers.subtracting(.shift) == .control
    }

    /// Passes typed or composed text to the focused control; returns whether it takes text.
    func type(in root: ViewItem?, _ body: (any TextReceiver) -> Void) -> Bool {
        drop(in: root)
        guard !(menuBar?.takesAllKeys ?? false) else { return true }
        guard let focused, let input = focused.input else { return false }
        if !dropsText {
            body(input)
            focused.reveal()
        }
        return true
    }

    /// Handles the release of a key.
    func keyUp(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        drop(in: root)
        dropsText = false
        guard !(menuBar?.takesAllKeys ?? false) else { return true }
        return offer(KeyPress(event, .up))
    }

    /// Offers a key to the focused control and the views around it, from the inside out.
    private func offer(_ press: KeyPress?) -> Bool {
        guard let press else { return false }
        var item: ViewItem? = focused
        while let current = item {
            // The actions may change the tree.
            item = current.container
            if (current as? KeyPressItem)?.onPress(press) == .handled { return true }
        }
        return false
    }

    /// Triggers the first control whose shortcut matches an event.
    private func triggerShortcut(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        guard
            let item = root?.focusable.first(where: { $0.shortcut?.matches(event) ?? false })
        else { return false }
        if event.isRepeat { return true }
        return item.onKey(KeyEvent(key: "space", time: event.time))
    }

    /// Moves the focus to a control, or removes it.
    func focus(_ item: FocusItem?) {
        guard item !== focused else { return }
        let old = focused
        focused = item
        old?.focusChanged(false)
        item?.focusChanged(true)
        if item != nil || old?.spokenPlace === spoken { speak(item?.spokenPlace) }
        isInSomeText.set(item?.input != nil)
        if item?.input != nil { select(nil) }
        let page = item.flatMap { $0.input == nil ? nil : $0.page }
        textPages.set(Set(page?.lineage.map(ObjectIdentifier.init) ?? []))
        let commands: [ClipboardCommand] = [.copy, .cut, .paste]
        clipboardCommands.set(
            item?.input == nil
                ? Set(commands.filter { item?.handlers(of: $0).isEmpty == false }) : []
        )
        values.follow(item)
    }

    /// Moves the focus of assistive technologies to a view, or removes it.
    func speak(_ item: SpokenFocusItem?) {
        guard item !== spoken else { return }
        let old = spoken
        spoken = item
        old?.onFocus(false)
        item?.onFocus(true)
    }

    /// Whether a view has the focus of assistive technologies.
    func speaks(_ item: SpokenFocusItem) -> Bool { spoken === item }

    /// Whether a control has the focus of assistive technologies.
    func isSpoken(_ item: FocusItem) -> Bool {
        focused === item && (spoken == nil || item.spokenPlace === spoken)
    }

    /// Transforms the selection of the focused text, or the word at its insertion point.
    func transformText(_ body: (String) -> String) { focused?.input?.transform(body) }

    /// Whether a text on a page has the focus; views that read it are updated when it changes.
    func isInText(of page: PageHandle) -> Bool { textPages.get().contains(ObjectIdentifier(page)) }

    /// Whether a text has the focus; views that read it are updated when it changes.
    var isInText: Bool { isInSomeText.get() }

    /// Whether a non-editable text has a selection; views that read it are updated when it changes.
    var hasSelectedText: Bool { isSomeSelected.get() }

    /// Passes a key with Control to the text that has the focus or a selection.
    func typeCommand(_ key: String, _ modifiers: EventModifiers = []) {
        let event = KeyEvent(key: key, modifiers: modifiers.union(.control), time: 0)
        if let input = focused?.input {
            if input.keyDown(event) { return }
        } else if selectedText?.keyDown(event) ?? false {
            return
        } else if let command = ClipboardCommand(event) {
            return _ = perform(command)
        }
        _ = undo(event)
    }

    // MARK: The clipboard

    /// Performs a command for the clipboard in the innermost view around the focus that can; returns
    /// whether there is one.
    private func perform(_ command: ClipboardCommand) -> Bool {
        guard let focused, focused.input == nil else { return false }
        return focused.handlers(of: command).contains { $0.onCommand() }
    }

    /// Whether a view around the focus handles a command; views that read it are updated when the
    /// focus moves.
    func handles(_ command: ClipboardCommand) -> Bool { clipboardCommands.get().contains(command) }

    // MARK: Selected texts

    /// Makes a text the only one with a selection, and removes the focus from text fields.
    func select(_ text: (any SelectionOwner)?) {
        guard text !== selectedText else { return }
        selectedText?.deselect()
        selectedText = text
        isSomeSelected.set(text != nil)
        if text != nil { leaveText() }
    }

    /// Called when the selection of a text is gone.
    func deselect(_ text: any SelectionOwner) { if selectedText === text { select(nil) } }

    /// Removes the selection of a text after a press elsewhere.
    func pressed() { if let selectedText, !selectedText.keepsSelection { select(nil) } }

    /// Opens the context menu around the focus on the menu key or Shift-F10.
    private func openContextMenu(_ event: KeyEvent) -> Bool {
        let isMenuKey = ["application", "menu"].contains(event.key) && event.modifiers.isEmpty
        guard let focused, isMenuKey || event.key == "f10" && event.modifiers == .shift else {
            return false
        }
        var layers: [CALayer] = []
        focused.gatherOwn(into: &layers)
        guard let layer = layers.first, let host = layer.host else { return false }
        let frame = layer.convert(layer.bounds, to: host.rootLayer)
        let place = CGPoint(x: frame.minX + min(frame.width, 24), y: frame.maxY)
        let press = PointerEvent(location: place, time: event.time, button: 3)
        return host.secondaryClick(press, at: layer) != nil
    }

    /// Removes the focus from a row of a menu.
    func leaveMenu() { if focused?.isMenuRow ?? false { focus(nil) } }

    /// Removes the focus from a text.
    func leaveText() { if focused?.input != nil { focus(nil) } }

    /// Whether no control has the focus.
    var isFree: Bool { focused == nil }

    /// Whether a control has the focus.
    func has(_ item: FocusItem) -> Bool { focused === item }

    /// Removes the focus from a control that is no longer reachable.
    func drop(in root: ViewItem?) {
        if let focused, !(focused.isOn && focused.isReachable(from: root)) { focus(nil) }
    }

    /// Moves the focus when a page comes to the front: from an unreachable control to where it was
    /// before, or into the page; into the first field of an alert also without a focus before.
    func follow(_ page: ViewItem?, in root: ViewItem?) {
        let old = focused
        if let old {
            guard !(old.isOn && old.isReachable(from: root)) else { return }
            earlier.append(WeakItem(item: old))
        }
        earlier.removeAll { $0.item == nil }
        if let last = earlier.lastIndex(where: { $0.isReachable(from: root) }) {
            let item = earlier[last].item
            earlier.removeSubrange(last...)
            focus(item)
            return
        }
        let field = (page as? PageItem)?.firstField
        guard old != nil || field != nil else { return }
        let region = page?.defaultFocus
        let entry = old?.isArea == true ? nil : page?.focusEntry
        focus(region == nil ? field ?? entry : nil)
        region?.assign()
    }

    private func move(by step: Int, in root: ViewItem?, amongRows: Bool = false) -> Bool {
        let all = (root?.focusable ?? []).filter { !$0.isCommand && ($0.isMenuRow || !amongRows) }
        guard !all.isEmpty else { return false }
        let now = all.firstIndex { $0 === focused } ?? all.firstIndex(where: \.isHighlighted)
        let next = now.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
        enter(all[next])
        // A menu has one current row, that of the pointer or of the keys.
        for item in all { item.isHighlighted = false }
        return true
    }

    /// Moves the focus with an arrow key: in a menu to the next row, otherwise by focus sections.
    private func moveByArrow(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        guard event.modifiers.isEmpty, let key = KeyPress(event, .down)?.key,
            let direction = MoveCommandDirection(key)
        else { return false }
        if direction == .up || direction == .down,
            root?.focusable.contains(where: \.isMenuRow) ?? false
        {
            return move(by: direction == .down ? 1 : -1, in: root, amongRows: true)
        }
        guard let focused, let target = root?.focusTarget(from: focused, toward: direction)
        else { return false }
        enter(target)
        return true
    }

    /// Moves the focus to a control on a key press, or to the default control of the region
    /// entered.
    private func enter(_ item: FocusItem) {
        if let region = item.entered(from: focused) { return region.assign() }
        focus(item)
        item.reveal()
        item.input?.focusedByKey()
    }

    /// Goes back from the page that contains the focus, or otherwise from the front page.
    private func goBack(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        let isEscape = event.key == "escape" && event.modifiers.isEmpty
        guard isEscape || event.key == "left" && event.modifiers == .option else { return false }
        func canGo(_ page: PageItem) -> Bool { page.canGoBack && (isEscape || page.isInStack) }
        guard let page = focused?.pageAround(where: canGo) ?? root?.frontPage(where: canGo)
        else { return false }
        if !event.isRepeat { page.goBack() }
        return true
    }
}

nonisolated extension EnvironmentValues {
    /// Moves the focus to the default control of a scope again.
    public var resetFocus: ResetFocusAction { ResetFocusAction(scopes: focusKeeper?.scopes) }

    /// Tracks which control of the tree has the keyboard focus.
    var focusKeeper: FocusKeeper? {
        get { self[FocusKeeperKey.self] }
        set { self[FocusKeeperKey.self] = newValue }
    }
}

private nonisolated enum FocusKeeperKey: EnvironmentKey {
    static var defaultValue: FocusKeeper? { nil }
}

extension KeyEvent {
    /// Whether neither Control, Option nor Command is held.
    var isPlain: Bool { modifiers.isDisjoint(with: [.control, .option, .command]) }
    /// Whether it triggers the focused control.
    var isPress: Bool { (key == "space" || key == "return") && isPlain }
}

extension ViewItem {
    /// Whether keys reach the view.
    func isReachable(from root: ViewItem?) -> Bool {
        var item: ViewItem = self
        while let container = item.container {
            guard container.keyChildren.contains(where: { $0 === item }) else { return false }
            item = container
        }
        return item === root
    }
}

extension ViewItem {
    /// The focusable controls inside, in order.
    var focusable: [FocusItem] {
        var all: [FocusItem] = []
        collectFocusable(&all)
        return all
    }

    private func collectFocusable(_ all: inout [FocusItem]) {
        if let own = self as? FocusItem, own.isOn { all.append(own) }
        for child in keyChildren { child.collectFocusable(&all) }
    }

    /// The control that receives the focus when the page appears, a destructive button only if there
    /// is no other; nil if there is none.
    var focusEntry: FocusItem? {
        let all = focusable.filter { !$0.isCommand }
        return all.first { $0.isEntry && $0.role != .destructive }
            ?? all.first(where: \.isEntry) ?? all.first
    }

    /// The innermost enclosing page that satisfies a condition.
    fileprivate func pageAround(where isAllowed: (PageItem) -> Bool) -> PageItem? {
        var item: ViewItem? = self
        while let current = item {
            if let page = current as? PageItem, isAllowed(page) { return page }
            item = current.container
        }
        return nil
    }

    /// The innermost front page that satisfies a condition.
    fileprivate func frontPage(where isAllowed: (PageItem) -> Bool) -> PageItem? {
        for child in keyChildren.reversed() {
            if let page = child.frontPage(where: isAllowed) { return page }
        }
        return (self as? PageItem).flatMap { isAllowed($0) ? $0 : nil }
    }
}
