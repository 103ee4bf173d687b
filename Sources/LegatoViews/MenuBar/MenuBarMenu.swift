import LegatoGraphics

/// Commands in a menu bar.
struct MenuEntry: Identifiable {
    let id: ObjectIdentifier
    let position: MenuPosition
    /// The indices of the commands and of those around them, which order entries.
    let path: [Int]
    /// The controls; nil for none.
    let view: AnyView?
}

/// A menu of a menu bar: groups of commands, separated by lines.
struct MenuBarMenu: Identifiable {
    struct EntryGroup: Identifiable {
        let id: Int
        let entries: [MenuEntry]
    }

    /// The position among the menus with the same title.
    struct MenuID: Hashable {
        let title: String
        let place: Int
    }

    let id: MenuID
    let groups: [EntryGroup]

    /// The menus of entries, in order; empty if the program has no visible commands.
    static func all(of entries: [MenuEntry]) -> [MenuBarMenu] {
        guard entries.contains(where: { $0.position.isOwn && $0.view != nil }) else { return [] }
        let entries = entries.sorted { $0.path.lexicographicallyPrecedes($1.path) }
        var menus = standard(entries) { !$0.isAfterMenus }
        for entry in entries where entry.view != nil {
            guard case .menu(let title) = entry.position else { continue }
            let place = menus.count { $0.id.title == title }
            let group = EntryGroup(id: 0, entries: [entry])
            menus.append(MenuBarMenu(id: MenuID(title: title, place: place), groups: [group]))
        }
        return menus + standard(entries, of: \.isAfterMenus)
    }

    /// The menus of the groups of commands that every program has.
    private static func standard(
        _ entries: [MenuEntry], of isIncluded: (MenuPlace) -> Bool
    ) -> [MenuBarMenu] {
        var menus: [MenuBarMenu] = []
        for place in MenuPlace.allCases.filter(isIncluded) {
            let group = EntryGroup(id: place.rawValue, entries: entries.group(place))
            guard !group.entries.isEmpty else { continue }
            var groups = [group]
            if let last = menus.last, last.id.title == place.menu {
                groups = last.groups + groups
                menus.removeLast()
            }
            menus.append(MenuBarMenu(id: MenuID(title: place.menu, place: 0), groups: groups))
        }
        return menus
    }
}

extension [MenuEntry] {
    /// The entries of a group that have controls: those before it, in place of it and after it.
    fileprivate func group(_ place: MenuPlace) -> [MenuEntry] {
        let isReplaced = contains { $0.position == .replacing(place) }
        let middle: MenuPosition = isReplaced ? .replacing(place) : .standard(place)
        return [.before(place), middle, .after(place)].flatMap { position in
            filter { $0.position == position && $0.view != nil }
        }
    }
}
