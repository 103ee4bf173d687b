import CLegatoKernels
import LegatoDrawing

/// A shadow to draw once for all groups that cast an equal one.
struct Silhouette {
    var shadow: GroupShadow
    /// The index of the item that casts it.
    var ground: Int
    /// The pixels of the item.
    var pixels: PixelRect
    /// The memory of the shadow.
    var result: LegatoPlane
}
