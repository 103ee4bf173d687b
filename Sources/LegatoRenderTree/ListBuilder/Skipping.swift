import LegatoGraphics

/// Whether sublayers of an entry are skipped where nothing of them can show.
enum Skipping: UInt8, BitwiseCopyable {
    /// They are not clipped, so that few of them would be skipped.
    case none
    /// They are clipped, but have no areas in the layer's plane.
    case below
    case sublayers

    /// The same for a layer within one.
    init(inside outer: Skipping, _ shown: UnsafePointer<LayerState>) {
        guard outer != .none || shown.pointee.masksToBounds else {
            self = .none
            return
        }
        let isFlat =
            !shown.pointee.preservesDepth
            && CATransform3DIsIdentity(shown.pointee.sublayerTransform)
        self = isFlat ? .sublayers : .below
    }
}
