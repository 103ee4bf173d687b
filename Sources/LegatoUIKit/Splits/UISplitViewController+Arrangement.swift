import Foundation

extension UISplitViewController {
    /// The places of the columns of a split view controller that is not collapsed.
    struct Arrangement {
        /// The size of the view.
        var size: CGSize
        /// The columns beside the secondary one, the outermost first.
        var columns: [Column]
        /// The widths of these columns.
        var widths: [Column: CGFloat]
        /// Whether the primary column is at the right.
        var isMirrored = false

        /// The mode that stands in for another one: `automatic`, and two columns where there is one.
        func resolved(_ mode: DisplayMode) -> DisplayMode {
            guard mode != .automatic else {
                let isWide = columns.count > 1 && size.width >= Self.wide
                return isWide ? .twoBesideSecondary : .oneBesideSecondary
            }
            guard columns.count < 2 else { return mode }
            switch mode {
            case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
            case .twoOverSecondary: return .oneOverSecondary
            default: return mode
            }
        }

        /// The width from which an automatic mode shows three columns, in points.
        static let wide: CGFloat = 1000

        /// The columns that a resolved mode shows beside or over the secondary one.
        func shown(_ mode: DisplayMode) -> [Column] {
            switch mode {
            case .secondaryOnly, .automatic: []
            case .oneBesideSecondary, .oneOverSecondary: columns.suffix(1)
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: columns
            }
        }

        /// The mode that shows a column besides those that `mode` shows; nil if `mode` does.
        ///
        /// Columns come over the secondary one, or push it, if those of `mode` or else of `preferred` do.
        func mode(
            showing column: Column, from mode: DisplayMode, like preferred: DisplayMode
        ) -> DisplayMode? {
            guard column != .secondary else {
                if mode.isOver { return .secondaryOnly }
                return mode == .twoDisplaceSecondary ? .oneBesideSecondary : nil
            }
            guard columns.contains(column), !shown(mode).contains(column) else { return nil }
            let isOver = mode == .secondaryOnly ? preferred.isOver : mode.isOver
            if column == columns.last { return isOver ? .oneOverSecondary : .oneBesideSecondary }
            if isOver { return .twoOverSecondary }
            return preferred == .twoDisplaceSecondary ? preferred : .twoBesideSecondary
        }

        /// The mode that hides a column, and those before it, of those that `mode` shows; nil if `mode` does
        /// not show it.
        func mode(hiding column: Column, from mode: DisplayMode) -> DisplayMode? {
            guard shown(mode).contains(column) else { return nil }
            if column == columns.last { return .secondaryOnly }
            return mode.isOver ? .oneOverSecondary : .oneBesideSecondary
        }

        /// The frames of all columns in a resolved mode; hidden ones lie outside.
        func frames(_ mode: DisplayMode) -> [Column: CGRect] {
            var frames: [Column: CGRect] = [:]
            let shown = shown(mode)
            var x = -columns.dropLast(shown.count).reduce(0) { $0 + width($1) }
            for column in columns {
                frames[column] = frame(x, width(column))
                x += width(column)
            }
            let rest = size.width - x
            switch mode {
            case .oneOverSecondary, .twoOverSecondary: frames[.secondary] = frame(0, size.width)
            case .twoDisplaceSecondary: frames[.secondary] = frame(x, rest + width(.primary))
            default: frames[.secondary] = frame(x, rest)
            }
            return frames
        }

        /// The width of a column, at most that of the view.
        private func width(_ column: Column) -> CGFloat { min(widths[column] ?? 0, size.width) }

        private func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            let width = max(0, width)
            let left = isMirrored ? size.width - x - width : x
            return CGRect(x: left, y: 0, width: width, height: size.height)
        }
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether columns lie over the secondary one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
