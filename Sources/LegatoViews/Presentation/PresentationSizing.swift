public import Foundation
import LegatoGraphics
import LegatoMotion

/// A rule for the size of a sheet.
///
/// ```swift
/// struct Square: PresentationSizing {
///     func proposedSize(
///         for root: PresentationSizingRoot, context: PresentationSizingContext
///     ) -> ProposedViewSize {
///         let size = root.sizeThatFits(.unspecified)
///         let side = max(size.width, size.height)
///         return ProposedViewSize(width: side, height: side)
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol PresentationSizing {
    /// Returns the size of a sheet in points, whose nil lengths are those of the content.
    ///
    /// It is called whenever the content or the window changes. Lengths are limited to those of the
    /// window; a negative length counts as 0, and a NaN length as the largest one, with a warning.
    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize
}

/// The content of a sheet, for its `PresentationSizing`.
@preconcurrency @MainActor public struct PresentationSizingRoot {
    let item: ViewItem

    /// Returns the size of the content for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }

    /// Returns the size in points for a proposal; its nil lengths are those of the content, but not
    /// more than the full size.
    func size(for proposal: ProposedViewSize, in full: CGSize) -> CGSize {
        let check = NumberCheck(Self.self, "proposedSize(for:context:)")
        let width = proposal.width.map { check.limit($0) ?? full.width }
        let height = proposal.height.map { check.limit($0) ?? full.height }
        if let width, let height { return CGSize(width: width, height: height) }
        // The content of a limited width may need more height.
        var offer = ProposedViewSize(
            width: width.map { min($0, full.width) }, height: height.map { min($0, full.height) }
        )
        let ideal = sizeThatFits(offer)
        if width == nil, ideal.width > full.width { offer.width = full.width }
        let size = sizeThatFits(offer)
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The circumstances in which a sheet is shown, for its `PresentationSizing`.
public nonisolated struct PresentationSizingContext {
    /// The largest size of a sheet, in points.
    let full: CGSize
    /// The size of the sheet so far; nil when it appears.
    let last: CGSize?
}

/// The default size of sheets: that of a page in a window with a width of at least 600 points, and
/// otherwise that of the window, without a margin at its top.
public nonisolated struct AutomaticPresentationSizing: PresentationSizing {
    /// Returns 704 x 996 points, or in a narrow window the largest size of a sheet.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        WindowTraits.isRegular(width: context.full.width)
            ? PagePresentationSizing().proposedSize(for: root, context: context)
            : ProposedViewSize(context.full)
    }
}

/// The ideal size of the content.
public nonisolated struct FittedPresentationSizing: PresentationSizing {
    /// Returns two nil lengths.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

/// A size for forms: 540 x 620 points.
public nonisolated struct FormPresentationSizing: PresentationSizing {
    /// Returns 540 x 620 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}

/// A size for reading, about that of a page of paper: 704 x 996 points.
public nonisolated struct PagePresentationSizing: PresentationSizing {
    /// Returns 704 x 996 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(width: 704, height: 996)
    }
}

nonisolated extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size of a page, or in a narrow window the size of the window without a margin at its top.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms: 540 x 620 points.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for reading, about that of a page of paper: 704 x 996 points.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// A sizing whose lengths along some axes are those of the content.
private struct FittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = nil }
        if vertical { size.height = nil }
        return size
    }
}

/// A sizing whose lengths along some axes grow, but do not shrink.
private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        guard let last = context.last else { return proposal }
        let size = root.size(for: proposal, in: context.full)
        if horizontal { proposal.width = max(size.width, last.width) }
        if vertical { proposal.height = max(size.height, last.height) }
        return proposal
    }
}

extension PresentationSizing {
    /// Returns a sizing that has the lengths of the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Returns a sizing along some axes of which a sheet grows, but does not shrink while it is shown;
    /// none by default.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing
    {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}
