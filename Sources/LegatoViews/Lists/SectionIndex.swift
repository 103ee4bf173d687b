import LegatoGraphics
import LegatoMotion

/// The sections to which the index of a list leads.
final class SectionIndex {
    /// A section with its label.
    struct Entry: Equatable, Identifiable {
        let id: Namespace.ID
        let label: Text
    }

    private lazy var location = StateLocation<[Entry]>([])
    /// Scrolls to the start of a section.
    var show: (Namespace.ID) -> Void = { _ in }

    nonisolated init() {}

    /// The sections with labels, in order.
    var entries: [Entry] {
        get { location.get() }
        set { if newValue != location.get() { location.set(newValue) } }
    }
}
