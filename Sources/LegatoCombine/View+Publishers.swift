#if Combine
import LegatoLayers
public import LegatoViews
public import OpenCombine

nonisolated extension View {
    /// Calls an action on the main actor with each value of a publisher while the view is in the
    /// tree.
    ///
    /// The view subscribes when it appears, and again when it receives another publisher. Values
    /// that arrive during an update are delivered after it.
    ///
    /// ```swift
    /// Text("\(beats) beats")
    ///     .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
    ///         beats += 1
    ///     }
    /// ```
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(reception: Reception(publisher: publisher, action: action)))
    }
}

private nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    var reception: Reception<P>

    func body(content: Content) -> some View { content }
}

/// A subscription to a publisher for as long as the property's view is in the tree.
private nonisolated struct Reception<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension Reception: GraphProperty {
    /// Holds the view's latest action, which receives the values.
    private final class Receiver {
        var action: (P.Output) -> Void

        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
    }

    private final class Storage {
        let publisher: P
        let receiver: Receiver
        var subscription: AnyCancellable?

        init(_ reception: Reception) {
            publisher = reception.publisher
            receiver = Receiver(reception.action)
        }
    }

    mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        if let known = storage as? Storage, FieldTable.areEqual(known.publisher, publisher) {
            known.receiver.action = action
            return
        }
        let current = Storage(self)
        storage = current
        // Subscribing can deliver values immediately, which runs the action.
        node.graph.act { [link = node.ownLink] in
            guard link.node != nil else { return }
            let receiver = current.receiver
            current.subscription = current.publisher.sink { @Sendable value in
                // The publisher transfers the value and no longer uses it.
                nonisolated(unsafe) let value = value
                LayerHost.onMain { if link.node != nil { receiver.action(value) } }
            }
        }
    }
}
#endif
