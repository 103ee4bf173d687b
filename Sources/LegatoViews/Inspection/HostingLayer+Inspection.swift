import Foundation
import LegatoGraphics
package import LegatoLayers

extension HostingLayer: ViewInspecting {
    package func inspectViews() -> Inspection.View {
        contentNode?.inspection.view ?? Inspection.View(type: "nothing", frame: nil, children: [])
    }

    package var bodyCounts: [Inspection.BodyCount] { graph.tally?.all ?? [] }
}

extension ViewNode {
    /// The view of the node and those inside, with the frames of the items that they contribute.
    fileprivate var inspection: (view: Inspection.View, frame: CGRect) {
        withStackRoom {
            let inner = children.map(\.inspection)
            // A view without its own item is as large as those inside.
            let frames =
                inner.isEmpty || containsItems ? items.map(\.globalFrame) : inner.map(\.frame)
            let frame = frames.reduce(CGRect.null) { $0.union($1) }
            let view = Inspection.View(
                type: InspectedType.name(of: viewName), frame: frame.isNull ? nil : frame,
                children: inner.map(\.view)
            )
            return (view, frame)
        }
    }
}
