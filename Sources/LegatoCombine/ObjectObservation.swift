#if Combine
import LegatoLayers
import LegatoViews
import OpenCombine

/// Observes an object for a view, whose body is evaluated again after each announced change.
final class ObjectObservation<Object: ObservableObject> {
    let object: Object
    private let subscription: AnyCancellable

    init(of object: Object, for node: ViewNode) {
        self.object = object
        let link = node.ownLink
        // The object changes right after the announcement, before the view is evaluated.
        subscription = object.objectWillChange.sink { @Sendable _ in
            LayerHost.onMain { link.node?.observedChange() }
        }
    }
}
#endif
