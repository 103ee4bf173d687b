/// A drag that began in this program, as its X connection sees it.
nonisolated struct Dragging {
    /// The place of the pointer.
    enum Place: Sendable, Equatable {
        /// A window of this program, by its X window ID, and the location in it, in pixels.
        case window(UInt, x: Int, y: Int)
        /// Another program, or the desktop.
        case outside
    }

    var source: XDragSource
    /// The picture that follows the pointer outside the window of the press; nil until it is needed.
    var picture: XDragPicture?
    /// The latest location of the pointer on the screen, in pixels.
    var pointer: (x: Int, y: Int)?
    /// The windows visited so far, and whether they accept drops.
    var targets: [UInt: XDragSource.Target?] = [:]
    /// Called once, with whether a target has taken the items.
    var completion: (@Sendable (Bool) -> Void)?
}
