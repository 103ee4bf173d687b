import Foundation
import LegatoGraphics

/// What a layout arranges: it answers offers with sizes and goes where it is put.
nonisolated protocol LayoutElement: AnyObject {
    /// The size that the element takes of what is offered; layouts ask `fittingSize(_:)`.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Where a guide lies that was set in the element, in its own coordinates; nil by default.
    func explicitAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat?

    /// What decides which elements of a stack are offered space first; 0 for most.
    var layoutPriority: Double { get }

    /// The preferred distances to other elements.
    var viewSpacing: ViewSpacing { get }

    /// What the view has set for the layout around it.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

    /// Puts the element's anchor at a point, with the size that it takes of an offer.
    func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

    /// How messages call the element; its type by default.
    var layoutName: String { get }
}

nonisolated extension LayoutElement {
    func explicitAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    var layoutName: String { "\(type(of: self))" }

    /// The size and the guides for an offer.
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

    /// The size of the element when it is placed with an offer: as that for the offer, but finite.
    func placedSize(_ proposal: ProposedViewSize) -> CGSize {
        checked(sizeThatFits(proposal), proposal, mayBeInfinite: false)
    }

    /// The size that the element would be placed with.
    ///
    /// An infinite size is no error while a layout only queries sizes.
    func trialSize(_ proposal: ProposedViewSize) -> CGSize {
        checked(fittingSize(proposal), proposal, mayBeInfinite: false, isTrial: true)
    }

    private func checked(
        _ size: CGSize,
        _ proposal: ProposedViewSize,
        mayBeInfinite: Bool,
        isTrial: Bool = false
    ) -> CGSize {
        func checked(_ length: CGFloat, _ offered: CGFloat?, _ name: String) -> CGFloat {
            if length >= 0, length <= NumberCheck.limit { return length }
            if length == .infinity, offered == .infinity, mayBeInfinite { return length }
            let isTooLong = length > 0 && length.isFinite
            let taken: CGFloat? = isTooLong ? NumberCheck.limit : offered
            let instead: CGFloat = taken.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 10
            if isTrial { return instead }
            let remedy = isTooLong ? "\(instead) points" : "the proposed length, or 10 points"
            warnOfLayout(
                self,
                about: name,
                "returns the \(name) \(length), which cannot be shown; it gets \(remedy)."
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
    _ element: any LayoutElement,
    about matter: String,
    _ predicate: String
) {
    // The element stays on its actor.
    nonisolated(unsafe) let element = element
    MainActor.assumeIsolated {
        ViewWarning.print(WarningSubject(element), about: matter, predicate)
    }
}
