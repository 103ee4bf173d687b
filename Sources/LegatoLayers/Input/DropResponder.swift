/// A layer that takes what other programs drag over it or its sublayers, and drop there.
package protocol DropResponder: AnyObject {
    /// Follows a drag, which may be in progress already; returns it, or nil if nothing at its location accepts it.
    func dragged(_ event: DragEvent, _ current: (any IncomingDrag)?) -> (any IncomingDrag)?
    /// Handles a drop, which ends a drag in progress; returns whether something at its location has accepted it.
    func dropped(_ event: DropEvent, _ current: (any IncomingDrag)?) -> Bool
}

/// A drag of another program over layers that accept it.
package protocol IncomingDrag: AnyObject {
    /// The types in which its data is accepted; empty while it may not be dropped.
    var acceptedTypes: [String] { get }
    /// Ends the drag without a drop.
    func exit()
}
