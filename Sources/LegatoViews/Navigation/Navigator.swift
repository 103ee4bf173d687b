import LegatoGraphics
import LegatoMotion

/// The identity of a page in a stack.
enum NavigationKey: Hashable {
    case root
    case value(Int, AnyHashable)
    case link(NavigationPageLink)
}

/// The interface of a stack for the views inside.
final class Navigator {
    private struct KnownDestination {
        let owner: ObjectIdentifier
        let make: (AnyHashable) -> AnyView
    }

    private var destinations: [ObjectIdentifier: KnownDestination] = [:]
    private var links: [NavigationPageLink] = []
    var path: () -> [AnyHashable] = { [] }
    var setPath: ([AnyHashable]) -> Void = { _ in }
    /// Called when a link has been added or removed.
    var onLinks: () -> Void = {}
    /// Called when the content of a link has changed.
    var onContent: (NavigationKey) -> Void = { _ in }
    /// Called when the destination of a type has changed.
    var onDestination: (ObjectIdentifier) -> Void = { _ in }

    /// The column in which links show their pages; nil if they push them.
    var next: NextColumn?

    /// Pushes the page of a value, or shows it in the next column.
    func push(_ value: AnyHashable) {
        guard let next else { return setPath(path() + [value]) }
        guard !next.shows(value) else { return }
        let page = NavigationPageLink { [weak self] in
            self?.content(.value(0, value)) ?? AnyView(EmptyView())
        }
        next.open(page, value: value)
    }

    /// Pops the page of a key and all pages above it.
    func close(_ key: NavigationKey) {
        let path = path()
        switch key {
        case .root: break
        case .value(let index, _): if index < path.count { setPath(Array(path.prefix(index))) }
        case .link(let link):
            guard links.contains(link) else { return }
            if link.depth < path.count { setPath(Array(path.prefix(link.depth))) }
            link.close()
        }
    }

    /// Pops all pages above the root, and returns whether there were any.
    func popToRoot() -> Bool {
        let hasPages = !path().isEmpty || !links.isEmpty
        if !path().isEmpty { setPath([]) }
        for link in links { link.close() }
        return hasPages
    }

    // MARK: Links

    /// Pushes the page of a link or shows it in the next column, or updates it.
    func open(_ link: NavigationPageLink) {
        if let next { return next.open(link) }
        guard !links.contains(link) else { return onContent(.link(link)) }
        link.depth = path().count
        links.append(link)
        onLinks()
    }

    /// Removes the page of a link that has been removed, unless it is in the next column.
    func abandon(_ link: NavigationPageLink) { if next == nil { remove(link) } }

    /// Removes the page of a link.
    func remove(_ link: NavigationPageLink) {
        next?.close(link)
        guard links.contains(link) else { return }
        links.removeAll { $0 === link }
        onLinks()
    }

    /// Removes links above pages that are no longer in the path.
    func trim(to count: Int) {
        let gone = links.filter { $0.depth > count }
        links.removeAll { $0.depth > count }
        for link in gone { link.close() }
    }

    /// The keys of the pages, back to front.
    func keys(_ path: [AnyHashable]) -> [NavigationKey] {
        var keys: [NavigationKey] = [.root]
        for depth in 0...path.count {
            if depth > 0 { keys.append(.value(depth - 1, path[depth - 1])) }
            keys += links.filter { $0.depth == depth }.map { .link($0) }
        }
        return keys
    }

    // MARK: Content

    /// Registers the destination of a type.
    func register(
        _ type: ObjectIdentifier, _ owner: ObjectIdentifier,
        _ make: @escaping (AnyHashable) -> AnyView
    ) {
        destinations[type] = KnownDestination(owner: owner, make: make)
        onDestination(type)
    }

    /// Removes the destination of a type if `owner` registered it.
    func unregister(_ type: ObjectIdentifier, _ owner: ObjectIdentifier) {
        if destinations[type]?.owner == owner { destinations[type] = nil }
    }

    /// Returns the content of a page.
    func content(_ key: NavigationKey) -> AnyView {
        switch key {
        case .root: return AnyView(EmptyView())
        case .link(let link): return link.content()
        case .value(_, let value):
            let type = type(of: value.base)
            if let known = destinations[ObjectIdentifier(type)] { return known.make(value) }
            let body = RunningBody.type.map { " in \($0)" } ?? ""
            ViewWarning.print(
                WarningSubject("NavigationStack\(body)", in: nil),
                "has no navigationDestination(for: \(type).self); its page is empty. Add one to a "
                    + "view inside the NavigationStack."
            )
            return AnyView(EmptyView())
        }
    }
}

private nonisolated enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
}

nonisolated extension EnvironmentValues {
    /// The enclosing stack.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
