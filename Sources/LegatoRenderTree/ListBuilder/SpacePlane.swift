import Foundation
import LegatoDrawing
import LegatoGraphics

/// The plane of a layer with its sublayers in a 3-D space.
struct SpacePlane {
    /// The items, edits and extents of the plane.
    var contents: SpaceContents
    /// The transform from the layer's coordinate space to device pixels.
    let plane: ProjectiveTransform
    /// The same with depth, in points towards the viewer, before the perspective division.
    let map: CATransform3D

    /// Creates a plane that `depth` maps into the space inside `outer`.
    init(
        _ plane: ProjectiveTransform, _ depth: CATransform3D, below outer: ProjectiveTransform,
        _ contents: SpaceContents
    ) {
        self.contents = contents
        self.plane = plane
        var lift = CATransform3DIdentity
        (lift.m11, lift.m12, lift.m14) = (outer.a, outer.b, outer.p)
        (lift.m21, lift.m22, lift.m24) = (outer.c, outer.d, outer.q)
        (lift.m41, lift.m42, lift.m44) = (outer.tx, outer.ty, outer.w)
        map = CATransform3DConcat(depth, lift)
    }
}

/// The contents of a space or of one of its planes.
struct SpaceContents {
    /// The items of the list.
    var items: Range<Int>
    /// The pending edits in them.
    var edits: Range<Int>
    /// The summaries of closed spaces in them.
    var extents: Range<Int>
}
