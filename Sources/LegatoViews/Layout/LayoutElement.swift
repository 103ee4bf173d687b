import Foundation
import LegatoGraphics

/// An element of a layout, which has a size for each proposal and can be placed.
nonisolated protocol LayoutElement: AnyObject {
    /// Returns the size for a proposal; layouts call `fittingSize(_:)` instead.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Returns the position of a guide set explicitly in the element, in its own coordinate space;
    /// nil by default.
    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?

    /// The kinds of guides that it may set; all by default.
    var guideKinds: GuideKinds { get }

    /// The length along an axis if 0 is proposed along it, whatever is proposed across it; nil if it
    /// cannot be determined without measuring.
    ///
    /// The minimum width of a text is determined without breaking it at each letter.
    func shortest(along axis: Axis) -> CGFloat?

    /// The priority with which a stack offers space to the element; 0 for most.
    var layoutPriority: Double { get }

    /// The preferred spacing.
    var viewSpacing: ViewSpacing { get }

    /// Returns a value that the view has set for the enclosing layout.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

    /// Places the element's anchor at a point, with the size for a proposal.
    func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

    /// The name of the element in warnings; its type by default.
    var layoutName: String { get }
}

nonisolated extension LayoutElement {
    func shortest(along axis: Axis) -> CGFloat? { nil }

    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    var guideKinds: GuideKinds { .all }

    var layoutName: String { "\(type(of: self))" }

    /// The size and the guides for a proposal.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(fittingSize(proposal), proposal: proposal, element: self)
    }

    /// The size for a proposal: from 0 to 1e9 points; infinite only if infinity is proposed.
    ///
    /// A length that violates this is replaced by the proposed one, or by 10 points if none or
    /// infinity is proposed, with a warning. Finite lengths above 1e9 points become 1e9 points.
    func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
        checked(sizeThatFits(proposal), proposal, mayBeInfinite: true)
    }

    /// The size of the element when placed with a proposal: as `fittingSize(_:)`, but finite.
    func placedSize(_ proposal: ProposedViewSize) -> CGSize {
        checked(sizeThatFits(proposal), proposal, mayBeInfinite: false)
    }

    /// The size with which the element would be placed.
    ///
    /// An infinite size is not an error while a layout only queries sizes.
    func trialSize(_ proposal: ProposedViewSize) -> CGSize {
        checked(fittingSize(proposal), proposal, mayBeInfinite: false, isTrial: true)
    }

    private func checked(
        _ size: CGSize, _ proposal: ProposedViewSize, mayBeInfinite: Bool, isTrial: Bool = false
    ) -> CGSize {
        func checked(_ length: CGFloat, _ offered: CGFloat?, _ name: String) -> CGFloat {
            if length >= 0, length <= NumberCheck.limit { return length }
            if length == .infinity, offered == .infinity, mayBeInfinite { return length }
            let isTooLong = length > 0 && length.isFinite
            let taken: CGFloat? = isTooLong ? NumberCheck.limit : offered
            let instead: CGFloat = taken.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 10
            if isTrial { return instead }
            let remedy = isTooLong ? "\(instead)" : "the proposed \(name), or 10 points,"
            warnOfLayout(
                self,
                about: name,
                "must return a \(name) from 0 to \(NumberCheck.limit), got \(length); "
                    + "\(remedy) is used."
            )
            return instead
        }
        return CGSize(
            width: checked(size.width, proposal.width, "width"),
            height: checked(size.height, proposal.height, "height")
        )
    }
}

/// Warns about an element of a layout.
///
/// Layout runs on the main actor only, where elements live.
nonisolated func warnOfLayout(
    _ element: any LayoutElement, about matter: String, _ predicate: String
) {
    // The element stays on its actor.
    nonisolated(unsafe) let element = element
    MainActor.assumeIsolated {
        ViewWarning.print(WarningSubject(element), about: matter, predicate)
    }
}

extension WarningSubject {
    /// A view that is placed in a layout.
    init(_ element: any LayoutElement) { text = element.layoutName }
}
