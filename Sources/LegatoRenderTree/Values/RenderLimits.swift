/// The limits on the work of a frame, for all layers of a window together.
///
/// The table of limits in the documentation lists each of them. `FarGroups` bounds what shadows and
/// blurs sample, `LayerRange` the numbers of a layer.
package enum RenderLimits {
    /// The maximum number of instances; nested replicators multiply.
    package static let instances = 65_536
    /// The number of layer copies after which no further instance begins.
    package static let copies = 1 << 17
    /// The maximum number of live particles of a cell in a layer, including those emitted by
    /// particles.
    package static let particles = 65_536
    /// The maximum number of particles drawn; the instances of a replicator repeat them.
    package static let drawnParticles = 1 << 18
    /// The overdraw of the target after which instances and particles are dropped.
    ///
    /// Instances and particles cost the pixels that they cover, so their number alone does not
    /// bound the cost.
    package static let coverTimes = 512
    /// The overdraw, in pixels, that is allowed on a target of any size.
    package static let coverPixels = 1 << 27
    /// The overdraw counted for a pixel of a group: it is cleared, stored, drawn and composited.
    package static let groupPixels = 4
    /// The overdraw counted for a pixel of a group with filters or a shadow: each step of the blur
    /// stores it.
    package static let filteredPixels = 16
    /// The pixels counted for an emitted particle in addition to those that it covers.
    package static let birthPixels = 64
}
