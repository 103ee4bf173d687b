/// What bounds the work of a frame, all layers of a window together.
///
/// The table of limits in the documentation names each of them. `FarGroups` bounds what shadows and
/// blurs look at, `LayerRange` the numbers of a layer.
package enum RenderLimits {
    /// The most instances: of replicators in each other, each inner one counts as often as it shows.
    package static let instances = 65_536
    /// No instance begins once instances have drawn this number of copies of layers.
    package static let copies = 1 << 17
    /// The most particles of a cell of a layer at a time, those of a cell's particles together.
    package static let particles = 65_536
    /// How many times all items cover the target before instances and particles are left out.
    ///
    /// Instances and particles cost the pixels they cover: their numbers alone do not bound it.
    package static let coverTimes = 512
    /// The pixels that items may cover on a target of any size.
    package static let coverPixels = 1 << 27
    /// The pixels that a pixel of a group counts: it is cleared, kept, drawn in and shown.
    package static let groupPixels = 4
    /// The pixels that a pixel of a group with filters or a shadow counts: each step of the blur
    /// keeps it.
    package static let filteredPixels = 16
    /// The pixels that a birth of an emitter counts besides those of the particle.
    package static let birthPixels = 64
}
