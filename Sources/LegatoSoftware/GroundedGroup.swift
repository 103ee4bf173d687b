import CLegatoKernels
import LegatoDrawing

/// A group with a shadow whose items are drawn directly: an opaque shape, its ground, is below all
/// other items and contains them.
///
/// The picture of such a group is opaque wherever more than one item touches a pixel. Composited, it
/// gives the bytes that its items give when drawn where the group is, and its silhouette is that of
/// the ground.
struct GroundedGroup {
    /// The pixels of the group.
    var bounds: PixelRect
    /// The index of the group's end.
    var end: Int
    /// The pixels that the ground covers opaquely.
    var opaque: PixelRect
    /// The pixels of the whole ground, and of its whole shadow.
    var silhouette, thrown: PixelRect
    /// The pixels of the shadow that are visible.
    var shown: PixelRect
    /// The memory of the shadow, and whether it must be drawn.
    var memory: (bytes: UnsafeMutablePointer<UInt8>, isNew: Bool)?

    /// The shadow, in memory.
    var plane: LegatoPlane {
        LegatoPlane(
            bytes: memory?.bytes, stride: Int64(ShadowPlanes.stride(of: thrown)),
            rect: thrown.kernelRect
        )
    }
}
