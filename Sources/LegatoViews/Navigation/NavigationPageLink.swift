import LegatoGraphics
import LegatoMotion

/// A page that a view in the stack pushes independently of the path.
final class NavigationPageLink {
    /// What the page shows: a page for another item is another page.
    var item: AnyHashable?
    /// The number of values in the path when it was pushed: it is above that many pages of the
    /// path.
    var depth = 0
    var content: () -> AnyView
    /// Notifies the view that the page has been popped.
    var close: () -> Void = {}

    init(for item: AnyHashable? = nil, content: @escaping () -> AnyView) {
        (self.item, self.content) = (item, content)
    }
}

nonisolated extension NavigationPageLink: Hashable {
    static func == (a: NavigationPageLink, b: NavigationPageLink) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
