import LegatoGraphics
import LegatoMotion

/// The commands in the menu bar of a window.
final class MenuEntries {
    private let entries = StateLocation<[MenuEntry]>([])
    /// Whether the program has visible commands.
    private let hasOwn = StateLocation(false)
    /// The groups that the program replaces.
    private let replaced = StateLocation<Set<MenuPlace>>([])

    /// The menus; the view that is being evaluated depends on them.
    var menus: [MenuBarMenu] { MenuBarMenu.all(of: entries.get()) }

    /// Whether there are menus; the view that is being evaluated depends on it.
    var isVisible: Bool { hasOwn.get() }

    /// Whether the program replaces a group; the view that is being evaluated depends on it.
    func replaces(_ place: MenuPlace) -> Bool { replaced.get().contains(place) }

    /// Sets an entry.
    func set(_ entry: MenuEntry) {
        var all = entries.get()
        if let index = all.firstIndex(where: { $0.id == entry.id }) {
            all[index] = entry
        } else {
            all.append(entry)
        }
        set(all)
    }

    /// Removes the entry of a view.
    func remove(_ node: ViewNode) {
        set(entries.get().filter { $0.id != ObjectIdentifier(node) })
    }

    private func set(_ all: [MenuEntry]) {
        entries.set(all)
        hasOwn.set(all.contains { $0.position.isOwn && $0.view != nil })
        replaced.set(
            Set(
                all.compactMap { entry in
                    if case .replacing(let place) = entry.position { place } else { nil }
                }
            )
        )
    }
}

/// Commands with a position in the menu bar; their shortcuts work while the view is in the tree.
package nonisolated struct CommandEntry<Content: View>: View {
    var content: Content
    var position: MenuPosition

    /// Creates commands at a position.
    package init(_ position: MenuPosition, @ViewBuilder content: () -> Content) {
        (self.position, self.content) = (position, content())
    }

    /// Creates commands in a menu whose title is the characters of a text.
    package init(menu: Text, @ViewBuilder content: () -> Content) {
        self.init(.menu(menu.plainText), content: content)
    }
}

extension CommandEntry: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        CommandEntryNode(view, context)
    }
}

private final class CommandEntryNode<Content: View>: HoldingNode<CommandEntry<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override init(_ view: CommandEntry<Content>, _ context: NodeContext) {
        super.init(view, context)
        report()
    }

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: CommandEntry<Content>) {
        self.view = view
        child.update(view.content)
        report()
    }

    private func report() {
        let isEmpty = Content.self == EmptyView.self
        environment.menuEntries?
            .set(
                MenuEntry(
                    id: ObjectIdentifier(self), position: view.position,
                    path: environment.menuPath, view: isEmpty ? nil : AnyView(view.content)
                )
            )
    }

    override func willRemove() { environment.menuEntries?.remove(self) }
}

private nonisolated enum MenuEntriesKey: EnvironmentKey {
    static var defaultValue: MenuEntries? { nil }
}

private nonisolated enum MenuPathKey: EnvironmentKey {
    static var defaultValue: [Int] { [] }
}

nonisolated extension EnvironmentValues {
    /// The commands in the menu bar of the window; nil in a window without one.
    var menuEntries: MenuEntries? {
        get { self[MenuEntriesKey.self] }
        set { self[MenuEntriesKey.self] = newValue }
    }

    /// The indices of the commands and of those around them.
    fileprivate var menuPath: [Int] {
        get { self[MenuPathKey.self] }
        set { self[MenuPathKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the index of commands among their siblings.
    package func commandIndex(_ index: Int) -> some View {
        transformEnvironment(\.menuPath) { $0.append(index) }
    }
}

/// Legato's default commands in a group, unless the program replaces them.
package nonisolated struct StandardCommands<Content: View>: View {
    private let place: MenuPlace
    private let needsBar: Bool
    private let content: Content
    @Environment(\.menuEntries) private var entries

    /// Creates commands in a group; if `needsBar` is true, they exist only if the program has
    /// commands, too.
    package init(
        _ place: MenuPlace, needsBar: Bool = true, @ViewBuilder content: () -> Content
    ) {
        (self.place, self.needsBar, self.content) = (place, needsBar, content())
    }

    /// The commands.
    package var body: some View {
        if let entries, !entries.replaces(place), !needsBar || entries.isVisible {
            CommandEntry(.standard(place)) { content }
        }
    }
}
