import Foundation
import LegatoLayers
import LegatoMotion

/// A view whose label for assistive technologies does not depend on its place in a tree.
private nonisolated protocol SpokenView {
    /// The label; empty if there is none.
    var spokenString: String { get }
}

/// The label of a view that names a control without being shown; empty for views of other types than
/// texts, labels, images and modified ones.
nonisolated func spokenLabel<V: View>(_ label: V) -> String {
    (label as? any SpokenView)?.spokenString ?? ""
}

nonisolated extension Text: SpokenView {
    /// The text as a string, for assistive technologies; a live text as at the reference date.
    var spokenString: String {
        resolved(at: Date(timeIntervalSinceReferenceDate: 0)).text.plainText
    }
}

nonisolated extension Label: SpokenView {
    fileprivate var spokenString: String { spokenLabel(title) }
}

nonisolated extension Image: SpokenView {
    fileprivate var spokenString: String { label ?? "" }
}

nonisolated extension EnvironmentView: SpokenView {
    fileprivate var spokenString: String { spokenLabel(content) }
}

nonisolated extension ModifiedContent: SpokenView {
    fileprivate var spokenString: String { spokenLabel(content) }
}

nonisolated extension UnaryLayoutView: SpokenView {
    fileprivate var spokenString: String { spokenLabel(content) }
}

nonisolated extension EffectView: SpokenView {
    fileprivate var spokenString: String { spokenLabel(content) }
}

nonisolated extension AccessibilityView: SpokenView {
    fileprivate var spokenString: String {
        guard !change.isHidden else { return "" }
        var element = AccessibilityElement()
        element.label = spokenLabel(content)
        change.change?(&element)
        return element.label
    }
}
