import Foundation
import LegatoGraphics
import LegatoViews

extension UISplitViewController {
    /// The columns, which are as wide as the screen before the view is loaded.
    var layout: Arrangement {
        let columns = Column.ordered.dropLast().filter { navigations[$0] != nil }
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return Arrangement(
            size: size, columns: columns,
            widths: [
                .primary: width(
                    preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
                    minimumPrimaryColumnWidth, maximumPrimaryColumnWidth, in: size.width
                ),
                .supplementary: width(
                    preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
                    minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth, in: size.width
                ),
            ], isMirrored: isRightToLeft != (primaryEdge == .trailing)
        )
    }

    private func width(
        _ points: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat, in whole: CGFloat
    ) -> CGFloat {
        func chosen(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
        let wanted = chosen(points) ?? chosen(fraction).map { min($0, 1) * whole } ?? 320
        return min(max(chosen(least) ?? 0, min(wanted, chosen(most) ?? whole)), whole)
    }

    /// Validates a width that was set, and places the columns.
    func accept(
        _ property: ReferenceWritableKeyPath<UISplitViewController, CGFloat>, _ old: CGFloat,
        _ name: StaticString
    ) {
        let value = self[keyPath: property]
        let isAutomatic = value == Self.automaticDimension
        let valid = isAutomatic ? value : NumberCheck(type(of: self), name).limit(value) ?? old
        // Setting the property validates it once more.
        guard value == valid else { return self[keyPath: property] = valid }
        viewIfLoaded?.setNeedsLayout()
    }
}
