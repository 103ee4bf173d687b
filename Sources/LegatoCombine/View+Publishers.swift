#if Combine
    public import LegatoViews
    public import OpenCombine

    extension View {
        /// Calls an action on the main actor with each value of a publisher while the view is in the
        /// tree.
        ///
        /// The view subscribes when it appears, and again when it receives another publisher. Values
        /// that arrive during an update are delivered after it.
        ///
        /// ```swift
        /// Text(time, style: .time)
        ///     .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { time = $0 }
        /// ```
        public func onReceive<P: Publisher>(
            _ publisher: P, perform action: @escaping (P.Output) -> Void
        ) -> some View where P.Failure == Never {
            modifier(ReceiveModifier(reception: Reception(publisher: publisher, action: action)))
        }
    }

    private struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
        var reception: Reception<P>

        func body(content: Content) -> some View { content }
    }

    /// A subscription to a publisher for as long as the property's view is in the tree.
    private struct Reception<P: Publisher> where P.Failure == Never {
        let publisher: P
        let action: (P.Output) -> Void
    }

    extension Reception: GraphProperty {
        private final class Storage {
            var reception: Reception
            var subscription: AnyCancellable?

            init(_ reception: Reception) { self.reception = reception }
        }

        mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
            let known = storage as? Storage
            let isSame = known.map { FieldTable.areEqual($0.reception.publisher, publisher) } ?? false
            let current = known ?? Storage(self)
            storage = current
            current.reception = self
            guard !isSame else { return }
            // Subscribing can deliver values at once, and so can have effects.
            node.graph.act { [link = node.ownLink, publisher] in
                guard link.node != nil else { return }
                current.subscription = publisher.sink { [weak current] value in
                    // Publishers say nothing about threads; the value is handed over only.
                    nonisolated(unsafe) let value = value
                    ViewGraph.onMain {
                        if link.node != nil { current?.reception.action(value) }
                    }
                }
            }
        }
    }
#endif
