import Foundation
import LegatoMotion

/// The look of navigation bars.
package nonisolated struct BarLook: Equatable, Sendable {
    /// Whether bars are lower.
    package var isCompact: Bool
    /// Whether bars show the titles of pages.
    package var showsTitle: Bool
    /// Whether the bars of the window's own pages are hidden.
    package var isHidden = false

    /// Creates a look.
    package init(isCompact: Bool = false, showsTitle: Bool = true) {
        (self.isCompact, self.showsTitle) = (isCompact, showsTitle)
    }

    /// The height of a bar, in points.
    var height: CGFloat { isCompact ? 32 : 44 }
}

nonisolated extension EnvironmentValues {
    /// The look of navigation bars.
    package var barLook: BarLook {
        get { self[BarLookKey.self] }
        set { self[BarLookKey.self] = newValue }
    }
}

private nonisolated enum BarLookKey: EnvironmentKey {
    static var defaultValue: BarLook { BarLook() }
}
