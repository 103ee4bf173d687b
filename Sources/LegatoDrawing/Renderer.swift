public import LegatoGraphics

/// A renderer of display lists into its own target.
///
/// A renderer may be used by one thread at a time. Statistics are those of the latest list.
public protocol Renderer: AnyObject {
    /// The name for display: `software`, or `gl` with the driver's name.
    var name: String { get }
    /// The statistics of the latest list.
    var statistics: RenderStatistics { get }
    /// Draws `list`; the target is resized to the list's size.
    /// - Throws: `RenderError` if the target cannot be created or the driver fails.
    func render(_ list: DisplayList) throws(RenderError)
    /// Returns the pixels of the latest list.
    /// - Throws: `RenderError` if nothing was drawn or the driver fails.
    func readPixels() throws(RenderError) -> CGImage
}

/// An error of a renderer: the operation, the reason and a remedy.
public struct RenderError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The failed operation, such as "create a 4.0 context".
    public var operation: String
    /// The reason, as reported by the driver if possible.
    public var reason: String
    /// The suggested remedy.
    public var remedy: String

    /// Creates an error.
    public init(operation: String, reason: String, remedy: String) {
        self.operation = operation
        self.reason = reason
        self.remedy = remedy
    }

    /// The operation, reason and remedy in one line.
    public var description: String { "Could not \(operation): \(reason). \(remedy)" }
}

/// The number of GPU state changes, by kind.
public struct StateChanges: Sendable, Equatable {
    /// Program changes.
    public var programs = 0
    /// Texture changes.
    public var textures = 0
    /// Render target changes: the window, and textures for groups.
    public var targets = 0
    /// Blend mode changes.
    public var blending = 0

    /// Creates counts of 0.
    public init() {}

    /// The sum of all changes.
    public var total: Int { programs + textures + targets + blending }
}

/// The number of layers omitted from a frame, each counted under the first of these rules that
/// applies; layers omitted together with an ancestor are counted under the ancestor's rule.
public struct CulledLayers: Sendable, Equatable {
    /// Hidden or fully transparent.
    public var hidden = 0
    /// Single-sided and seen edge-on or from behind, or behind the viewpoint.
    public var turnedAway = 0
    /// Outside the target, or clipped by an ancestor.
    public var outside = 0
    /// Without content, such as layers that only contain others.
    public var empty = 0

    /// Creates counts of 0.
    public init() {}

    /// The sum of all omitted layers.
    public var total: Int { hidden + turnedAway + outside + empty }
}

/// Statistics of one frame; counts are exact and equal on every machine.
public struct RenderStatistics: Sendable, Equatable {
    /// Layers in the committed tree.
    public var layers = 0
    /// Layers that may be visible: neither hidden, transparent, outside the target nor covered.
    public var visible = 0
    /// Omitted layers.
    public var culled = CulledLayers()
    /// Animations evaluated.
    public var evaluations = 0
    /// Display lists built since the start.
    public var displayListsBuilt = 0
    /// Frames drawn since the start.
    public var framesDrawn = 0
    /// Drawn items; groups count once.
    public var items = 0
    /// Items omitted because opaque items in front cover all their pixels; groups count once, with
    /// their contents.
    public var occluded = 0
    /// Instances sent to the GPU, or shapes filled by the CPU.
    public var instances = 0
    /// The total pixels of the bounding boxes of everything drawn, counting overdraw; 0 on a GPU.
    public var drawnPixels = 0
    /// Runs of instances that share a pipeline.
    public var batches = 0
    /// Issued draw calls.
    public var drawCalls = 0
    /// GPU state changes.
    public var stateChanges = StateChanges()
    /// Bytes uploaded to the GPU.
    public var bytesUploaded = 0
    /// Pixels of offscreen group targets.
    public var offscreenPixels = 0
    /// Images found in the texture cache.
    public var cacheHits = 0
    /// Newly rasterised shapes, texts and path shadows.
    public var rasterized = 0
    /// Shapes, texts and path shadows found in the cache.
    public var rasterHits = 0
    /// Bytes of all cached shapes, texts and path shadows.
    public var rasterBytes = 0
    /// Newly drawn pictures of rasterised layers (see `Raster`).
    public var layerRasters = 0
    /// Pictures of rasterised layers found in the cache.
    public var layerRasterHits = 0
    /// Pixels of all cached pictures of rasterised layers.
    public var layerRasterPixels = 0

    /// Creates statistics with all counts 0.
    public init() {}

    /// Copies the counts of the layers that a list was built from.
    package mutating func take(layersOf tree: RenderStatistics) {
        (layers, visible, culled) = (tree.layers, tree.visible, tree.culled)
        (evaluations, displayListsBuilt) = (tree.evaluations, tree.displayListsBuilt)
        (rasterized, rasterHits, rasterBytes) =
            (tree.rasterized, tree.rasterHits, tree.rasterBytes)
    }
}
