#if Combine
import LegatoLayers
import LegatoViews
import OpenCombine

/// The observation of an object on behalf of a view: the view is evaluated again after each of
/// the object's announced changes.
final class ObjectObservation<Object: ObservableObject> {
    let object: Object
    private let subscription: AnyCancellable

    init(of object: Object, for node: ViewNode) {
        self.object = object
        let link = node.ownLink
        // The change itself follows at once, before the view is evaluated.
        subscription = object.objectWillChange.sink { @Sendable _ in
            LayerHost.onMain { link.node?.observedChange() }
        }
    }
}
#endif
