public import Foundation
import LegatoGraphics
import LegatoMotion

/// The lengths of labels; nil for those of their style.
nonisolated struct LabelMetrics: Equatable {
    /// The distance between an icon and its title, in points.
    var spacing: CGFloat?
    /// The width reserved for an icon, in points.
    var iconWidth: CGFloat?
}

nonisolated extension EnvironmentValues {
    /// The lengths of labels.
    var labelMetrics: LabelMetrics {
        get { self[LabelMetricsKey.self] }
        set { self[LabelMetricsKey.self] = newValue }
    }
}

private nonisolated enum LabelMetricsKey: EnvironmentKey {
    static var defaultValue: LabelMetrics { LabelMetrics() }
}

nonisolated extension View {
    /// Sets the distance between the icon and the title of labels in the view.
    ///
    /// It applies to the styles `automatic` and `titleAndIcon`.
    ///
    /// - Parameter value: The distance in points; 8 where the modifier is not used. NaN and numbers
    ///   beyond ±1e9 are ignored, with a warning.
    /// - Returns: The view with that distance in its labels.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        let check = NumberCheck(Self.self, "labelIconToTitleSpacing(_:)")
        return EnvironmentView(content: self, value: check.number(Optional(value))) {
            if let spacing = $1 { $0.labelMetrics.spacing = spacing }
        }
    }

    /// Sets the width that labels in the view reserve for their icons.
    ///
    /// Icons are centred in the width, so that titles of labels below each other are aligned. A wider
    /// icon extends beyond it. It applies to the styles `automatic` and `titleAndIcon`.
    ///
    /// - Parameter value: The width in points. NaN, negative numbers and numbers above 1e9 are
    ///   replaced by 0 or ignored, with a warning.
    /// - Returns: The view with that width in its labels.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        let check = NumberCheck(Self.self, "labelReservedIconWidth(_:)")
        return EnvironmentView(content: self, value: check.length(value)) {
            if let width = $1 { $0.labelMetrics.iconWidth = width }
        }
    }
}
