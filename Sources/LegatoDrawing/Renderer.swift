public import LegatoGraphics

/// Draws display lists into a target of its own.
///
/// A renderer belongs to one thread at a time. Statistics count the latest list.
public protocol Renderer: AnyObject {
    /// The name shown to users: `software`, or `gl` and the driver's own name.
    var name: String { get }
    /// What drawing the latest list took.
    var statistics: RenderStatistics { get }
    /// Draws `list`; the target takes the list's size.
    /// - Throws: `RenderError` when the target cannot be made or the driver refuses.
    func render(_ list: DisplayList) throws(RenderError)
    /// Returns the pixels of the latest list.
    /// - Throws: `RenderError` when nothing was drawn or the driver refuses.
    func readPixels() throws(RenderError) -> CGImage
}

/// A renderer's refusal: what it was doing, with what, and what to do about it.
public struct RenderError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What was being done, for example "create a 4.0 context".
    public var operation: String
    /// What went wrong, in the driver's words where it has some.
    public var reason: String
    /// What the user can do.
    public var remedy: String

    /// Creates an error.
    public init(operation: String, reason: String, remedy: String) {
        self.operation = operation
        self.reason = reason
        self.remedy = remedy
    }

    /// One line: operation, reason, remedy.
    public var description: String { "Could not \(operation): \(reason). \(remedy)" }
}

/// How often the GPU was told of something else to draw with, by kind.
public struct StateChanges: Sendable, Equatable {
    /// Programs.
    public var programs = 0
    /// Textures.
    public var textures = 0
    /// What is drawn into: the window, and textures for groups.
    public var targets = 0
    /// How pixels are mixed with those that are there.
    public var blending = 0

    /// Creates counts of 0.
    public init() {}

    /// All of them.
    public var total: Int { programs + textures + targets + blending }
}

/// Layers that were left out of a frame, by the first of these rules that applied; layers left out
/// together with others, as below a hidden one or in a part of the tree outside, count with them.
public struct CulledLayers: Sendable, Equatable {
    /// Hidden or clear.
    public var hidden = 0
    /// Seen from the side or from behind while single-sided, or behind the eye.
    public var turnedAway = 0
    /// Outside the target, or what the layers above let through.
    public var outside = 0
    /// Without anything of their own to draw, as those that only hold others.
    public var empty = 0

    /// Creates counts of 0.
    public init() {}

    /// All of them.
    public var total: Int { hidden + turnedAway + outside + empty }
}

/// What one frame took; counts are exact and equal on every machine.
public struct RenderStatistics: Sendable, Equatable {
    /// Layers in the committed tree.
    public var layers = 0
    /// Layers that may show: neither hidden, nor clear, nor outside the target, nor covered.
    public var visible = 0
    /// Layers left out.
    public var culled = CulledLayers()
    /// Animations evaluated.
    public var evaluations = 0
    /// Display lists built since the start.
    public var displayListsBuilt = 0
    /// Frames drawn since the start.
    public var framesDrawn = 0
    /// Items drawn (groups count once).
    public var items = 0
    /// Items left out because opaque ones in front of them cover all that they touch (groups count
    /// once, with all that they hold).
    public var occluded = 0
    /// Instances sent to the GPU, or shapes filled by the CPU.
    public var instances = 0
    /// Pixels of the boxes around all that was drawn, each as often as something was drawn there;
    /// 0 where a GPU draws.
    public var drawnPixels = 0
    /// Runs of instances that share a pipeline.
    public var batches = 0
    /// Draw calls issued.
    public var drawCalls = 0
    /// How often the GPU was told of something else to draw with.
    public var stateChanges = StateChanges()
    /// Bytes sent to the GPU.
    public var bytesUploaded = 0
    /// Pixels of group targets.
    public var offscreenPixels = 0
    /// Pictures found in the texture cache.
    public var cacheHits = 0
    /// Pictures of shapes, texts and shadows of paths that were made anew.
    public var rasterized = 0
    /// Such pictures that were still there.
    public var rasterHits = 0
    /// Bytes of all such pictures that are kept.
    public var rasterBytes = 0
    /// Pictures of layers that rasterise (see `Raster`) that were drawn anew.
    public var layerRasters = 0
    /// Such pictures that were still there.
    public var layerRasterHits = 0
    /// Pixels of all such pictures that are kept.
    public var layerRasterPixels = 0

    /// Creates statistics that count nothing.
    public init() {}

    /// Takes over the counts of the layers that a list was made from.
    package mutating func take(layersOf tree: RenderStatistics) {
        (layers, visible, culled) = (tree.layers, tree.visible, tree.culled)
        (evaluations, displayListsBuilt) = (tree.evaluations, tree.displayListsBuilt)
        (rasterized, rasterHits, rasterBytes) =
            (tree.rasterized, tree.rasterHits, tree.rasterBytes)
    }
}
