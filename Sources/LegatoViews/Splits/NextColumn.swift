import LegatoMotion

/// What the links of a leading column of a split view show in the column after it.
///
/// A page that a link has shown stays until another one is shown or the program closes it, also when
/// the link itself is removed, as by a list that scrolls.
final class NextColumn {
    fileprivate var link: NavigationPageLink?
    private var value: AnyHashable?
    /// The identity of the page; nil for the own view of the column.
    private lazy var shown = StateLocation<ObjectIdentifier?>(nil)
    /// Changes with the content of the page.
    fileprivate lazy var version = StateLocation(0)

    nonisolated init() {}

    /// Shows the page of a link instead of the one before, or updates it.
    func open(_ link: NavigationPageLink, value: AnyHashable? = nil) {
        let old = self.link
        (self.link, self.value) = (link, value)
        version.set(version.get() &+ 1)
        shown.set(ObjectIdentifier(link))
        if let old, old !== link { old.close() }
    }

    /// Shows the own view of the column if it shows the page of a link.
    func close(_ link: NavigationPageLink) {
        guard self.link === link else { return }
        (self.link, value) = (nil, nil)
        shown.set(nil)
    }

    /// Whether it shows the page of a value.
    func shows(_ value: AnyHashable) -> Bool { shown.get() != nil && self.value == value }

    /// The identity of the page; nil for the own view of the column.
    var page: ObjectIdentifier? { shown.get() }
}

/// The page that a column shows.
struct NextPage: View {
    let column: NextColumn

    var body: some View {
        let _ = column.version.get()
        column.link?.content()
    }
}
