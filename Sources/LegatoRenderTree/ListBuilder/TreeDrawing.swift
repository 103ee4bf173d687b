import LegatoDrawing
import LegatoGraphics

/// Draws the committed layers: builds the display lists, and keeps the transform, tint and flip of
/// each entry of the drawing order.
final class TreeDrawing {
    let store: LayerStore
    let evaluator: Evaluator
    let emissions: Emissions
    let transitions: Transitions
    let drawOrder: DrawOrder
    let warnings: LayerWarnings
    /// The threads that draw large numbers of plain layers.
    let workers: WorkerPool

    /// The statistics of the latest list.
    @exclusivity(unchecked) var statistics = RenderStatistics()
    /// The maximum number of particles drawn for a list.
    var particleLimit = RenderLimits.drawnParticles
    /// The overdraw limit of a list, and whether the latest list has warned about it.
    var coverLimit = (times: RenderLimits.coverTimes, pixels: RenderLimits.coverPixels)
    var hasNotedCover = false

    @exclusivity(unchecked) var planes = EntryValues<ProjectiveTransform>()
    /// The factors on the premultiplied channels of the entries' own items.
    @exclusivity(unchecked) var tints = EntryValues<SIMD4<Double>>()
    /// Whether an odd number of layers, from the root to an entry, is flipped.
    @exclusivity(unchecked) var flips = EntryValues<Bool>()
    /// The transforms from the entries that preserve depth to the next plane above them.
    var depths: [Int: CATransform3D] = [:]
    /// The factor on the opacity of the next side of a transition.
    var sideOpacity = 1.0
    /// The number of nested rasters around the current entry.
    var rasterDepth = 0
    /// The number of nested backdrop masks around the current entry.
    var backdropDepth = 0
    /// The number of entries drawn more than once for the latest list.
    var redrawn = 0

    /// Two alternating lists, so that the latest one stays unchanged while the next is built.
    private var lists: [DisplayList] = []
    /// The time of the latest list.
    private(set) var latestTime = Double.nan
    private var latestScale = Double.nan
    @exclusivity(unchecked) private(set) var builder: DisplayListBuilder?

    init(
        _ store: LayerStore, _ evaluator: Evaluator, _ emissions: Emissions,
        _ transitions: Transitions, _ drawOrder: DrawOrder, _ warnings: LayerWarnings,
        _ workers: WorkerPool
    ) {
        (self.store, self.evaluator) = (store, evaluator)
        (self.emissions, self.transitions) = (emissions, transitions)
        (self.drawOrder, self.warnings, self.workers) = (drawOrder, warnings, workers)
    }

    /// The latest list, if it is for a target of this size and scale.
    func latest(width: Int, height: Int, scale: Double) -> DisplayList? {
        guard let last = lists.last, last.width == width, last.height == height,
            scale == latestScale
        else { return nil }
        return last
    }

    /// Begins the statistics of a list, for which a number of animations has been evaluated.
    func beginStatistics(evaluations: Int) {
        let built = statistics.displayListsBuilt
        statistics = RenderStatistics()
        statistics.displayListsBuilt = built + 1
        statistics.evaluations = evaluations
    }

    /// Builds the list of the layers, whose values have been evaluated at a time.
    func list(at time: Double, width: Int, height: Int, scale: Double) -> DisplayList {
        let spare =
            lists.count < 2 ? DisplayList(width: width, height: height) : lists.removeFirst()
        var builder = self.builder.take() ?? DisplayListBuilder(list: spare)
        builder.list = spare
        builder.restart(
            width: width, height: height, background: .zero, coverLimit: coverLimit,
            particleLimit: particleLimit
        )
        builder.list.time = time
        (rasterDepth, backdropDepth, redrawn) = (0, 0, 0)
        hasNotedCover = false
        draw(into: &builder, .scale(scale))
        statistics.rasterized = builder.vectors.rasterized
        statistics.rasterHits = builder.vectors.hits
        statistics.rasterBytes = builder.vectors.bytes
        if builder.looksFar { builder.list = builder.list.reducingFarGroups() }
        lists.append(builder.list)
        builder.list = DisplayList(width: 1, height: 1)
        self.builder = builder
        latestTime = time
        latestScale = scale
        return lists[lists.count - 1]
    }

    private func draw(into builder: inout DisplayListBuilder, _ device: ProjectiveTransform) {
        let count = drawOrder.entries.count
        planes.removeAll(count: count)
        tints.removeAll(count: count)
        flips.removeAll(count: count)
        depths.removeAll(keepingCapacity: true)
        statistics.layers = count - drawOrder.instanceCount
        drawOrder.plainLayers.visits = 0
        drawOrder.entries.withUnsafeBufferPointer { entries in
            draw(entries, 0..<count, into: &builder, device)
        }
        builder.close(before: .max)
        builder.settle()
    }

    /// The presentation values of an entry at the evaluated time.
    func shownState(_ index: Int) -> UnsafePointer<LayerState> { drawOrder.shownState(index) }
}
