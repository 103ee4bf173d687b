import LegatoGraphics
import LegatoMotion

/// A page that a view in the stack pushes independently of the path.
final class NavigationPageLink {
    /// The number of values in the path when it was pushed: it is above that many pages of the
    /// path.
    var depth = 0
    var content: () -> AnyView
    /// Notifies the view that the page has been popped.
    var close: () -> Void = {}

    init(content: @escaping () -> AnyView) { self.content = content }
}
