package import Foundation
import LegatoGraphics
import LegatoLayers

extension HostingLayer {
    /// Returns the size that the root view takes in a space; its ideal size along an axis on which
    /// the space is infinite.
    package func sizeThatFits(_ size: CGSize) -> CGSize {
        layoutIfNeeded()
        let proposal = ProposedViewSize(
            width: size.width.isFinite ? size.width : nil,
            height: size.height.isFinite ? size.height : nil
        )
        return ViewGraph.unwatched {
            (root?.content ?? []).reduce(.zero) { size, item in
                let own = item.sizeThatFits(proposal)
                return CGSize(
                    width: max(size.width, own.width), height: max(size.height, own.height)
                )
            }
        }
    }
}
