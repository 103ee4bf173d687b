import Foundation
import LegatoGraphics

/// The fit of a word of a concatenated text in its line, encoded as a proposal from the flow to the
/// word.
nonisolated enum WordFit {
    /// On one line, measured up to a width in points; a wider word is reported as slightly wider.
    case whole(within: CGFloat)
    /// On one line, truncated at a width in points.
    case cut(CGFloat)
    /// On lines of its own, wrapped in a box in points.
    case broken(CGSize)

    init(_ proposal: ProposedViewSize) {
        switch (proposal.width, proposal.height) {
        case (nil, _): self = .whole(within: .infinity)
        case (let width?, nil): self = .cut(width)
        case (let width?, 0): self = .whole(within: width)
        case (let width?, let height?): self = .broken(CGSize(width: width, height: height))
        }
    }

    var proposal: ProposedViewSize {
        switch self {
        case .whole(.infinity): .unspecified
        case .whole(let width): ProposedViewSize(width: width, height: 0)
        case .cut(let width): ProposedViewSize(width: width, height: nil)
        case .broken(let size): ProposedViewSize(size)
        }
    }
}
