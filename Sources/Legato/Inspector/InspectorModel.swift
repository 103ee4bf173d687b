package import Foundation
import LegatoGraphics
package import LegatoLayers
package import LegatoPlatform
package import LegatoRenderTree
import Observation

/// The inspector's model, refreshed from the display several times a second.
@Observable
package final class InspectorModel {
    /// A layer in the list.
    package struct Row: Equatable, Identifiable {
        package let id: LayerID
        package let depth: Int
        package let title: String
        package let frame: CGRect
        package let isExpandable: Bool
        package let isExpanded: Bool
        package let isAnimated: Bool
    }

    /// A running animation with samples of its values.
    package struct Flight: Equatable, Identifiable {
        package let id: Int
        package let layer: LayerID
        package let title: String
        package let animation: Inspection.Animation
        /// The values of each component, spread evenly over the duration; empty unless the layer is
        /// selected.
        package let curve: [[Double]]
        /// The seconds of the layer's clock from now to the beginning and to the end; infinity
        /// without an end.
        package let span: ClosedRange<Double>
    }

    /// A view in the list.
    package struct ViewRow: Equatable, Identifiable {
        package let id: Int
        package let depth: Int
        package let type: String
        package let frame: CGRect?
    }

    /// The lists of the left column.
    package enum List: String, CaseIterable {
        case layers = "Layers"
        case views = "Views"
        case bodies = "Bodies"
    }

    /// The displayed list.
    package var list = List.layers {
        didSet { refresh() }
    }
    package private(set) var rows: [Row] = []
    package private(set) var layerCount = 0
    package private(set) var views: [ViewRow] = []
    package private(set) var bodies: [Inspection.BodyCount] = []
    package private(set) var title = ""
    package private(set) var properties: [Inspection.Property] = []
    package private(set) var flights: [Flight] = []
    package private(set) var flightCount = 0

    /// The time axis of the displayed animations: the seconds from now to the earliest beginning and
    /// to the last end, at most 10 each.
    package var axis: ClosedRange<Double> {
        let spans = flights.map(\.span)
        let start = spans.map(\.lowerBound).min() ?? 0
        let end = spans.map(\.upperBound).filter(\.isFinite).max() ?? 1
        return max(start, -10)...max(min(end, 10), 0)
    }

    package private(set) var frames: [FrameTiming] = []
    package private(set) var isPaused = false
    package private(set) var pace: Float = 1
    package private(set) var isPicking = false
    /// The selected layer, whose values are displayed.
    package private(set) var selection: LayerID?

    @ObservationIgnored private let display: InspectedDisplay
    @ObservationIgnored private let clock: ClockControl
    @ObservationIgnored private var folded: Set<LayerID> = []
    @ObservationIgnored private weak var selected: CALayer?

    /// The maximum number of displayed rows and frames.
    private static let (maximumRows, maximumFrames) = (2000, 120)
    /// The number of displayed animations after which those of further layers are left out.
    static let maximumFlights = 40

    /// Creates the model of a display and starts inspecting it.
    package init(_ display: InspectedDisplay) {
        self.display = display
        clock = ClockControl(display.host)
        display.host.isInspected = true
        select(display.host.rootLayer)
    }

    /// Ends the inspection, resumes the clock and removes the highlight.
    package func close() {
        clock.reset()
        display.host.isInspected = false
        display.mark(nil)
        display.pick(nil)
        display.end()
    }

    // MARK: Commands

    /// Selects a layer and shows it in the list.
    package func select(_ layer: CALayer) {
        selected = layer
        selection = layer.id
        var above = layer.superlayer
        while let layer = above {
            folded.remove(layer.id)
            above = layer.superlayer
        }
        refresh()
    }

    /// Selects the layer with an identity, if it is in the tree.
    package func select(id: LayerID) {
        if let layer = display.host.layer(id: id) { select(layer) }
    }

    /// Sets a property of the selected layer; has no effect if the text cannot be parsed.
    package func change(_ key: String, to text: String) {
        guard let selected else { return }
        _ = display.host.run { display.host.set(key, of: selected, to: text) }
        refresh()
    }

    /// Collapses or expands the sublayers of a layer.
    package func toggle(_ id: LayerID) {
        if folded.remove(id) == nil { folded.insert(id) }
        refresh()
    }

    /// Pauses or resumes the display's clock.
    package func togglePause() {
        clock.setPaused(!clock.isPaused)
        refresh()
    }

    /// Advances the display's clock by a sixtieth of a second and pauses it.
    package func step() {
        clock.step(by: 1 / 60)
        refresh()
    }

    /// Sets the rate of the display's clock.
    package func setPace(_ pace: Float) {
        clock.setPace(pace)
        refresh()
    }

    /// Starts or stops picking a layer with the pointer in the display.
    package func togglePicking() {
        isPicking.toggle()
        display.pick(isPicking ? { [weak self] in self?.pick($0) ?? false } : nil)
    }

    /// Handles the display's input while a layer is being picked.
    private func pick(_ event: InputEvent) -> Bool {
        switch event {
        case .pointerMoved(let pointer), .pointerDown(let pointer):
            if let layer = display.host.layer(at: pointer.location) { select(layer) }
        case .pointerUp: togglePicking()
        default: return false
        }
        return true
    }

    // MARK: Reading

    /// Updates the model from the display.
    package func refresh() { display.host.run { read() } }

    private func read() {
        let host = display.host
        if let selected, selected.host !== host { self.selected = nil }
        set(\.isPaused, clock.isPaused)
        set(\.pace, clock.pace)
        switch list {
        case .layers: readRows()
        case .views: readViews()
        case .bodies: set(\.bodies, host.inspection().bodies)
        }
        let now = host.clock.now
        set(\.title, selected.map { $0.described } ?? "No layer is selected")
        set(\.properties, selected.map { host.properties(of: $0, at: now) } ?? [])
        readFlights(at: now)
        display.mark(
            selected.flatMap { layer in
                layer === host.rootLayer
                    ? nil
                    : layer.presentationState().map {
                        LayerHighlight(
                            bounds: $0.bounds, transform: layer.shownTransform(to: host.rootLayer)
                        )
                    }
            }
        )
        let new = display.frames()
        if !new.isEmpty { frames = (frames + new).suffix(Self.maximumFrames) }
    }

    /// Sets a property only if the value differs, to avoid needless updates.
    private func set<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<InspectorModel, Value>, _ value: Value
    ) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }

    private func readRows() {
        var found: [Row] = []
        var count = 0
        var waiting = [(layer: display.host.rootLayer, depth: 0, isMask: false)]
        while let (layer, depth, isMask) = waiting.popLast() {
            count += 1
            let inner = layer.sublayers ?? []
            let isFolded = folded.contains(layer.id)
            let isExpandable = !inner.isEmpty || layer.mask != nil
            if found.count < Self.maximumRows {
                found.append(
                    Row(
                        id: layer.id, depth: depth,
                        title: Self.title(of: layer) + (isMask ? " (mask)" : ""),
                        frame: layer.frame, isExpandable: isExpandable,
                        isExpanded: isExpandable && !isFolded, isAnimated: layer.isInFlight
                    )
                )
            }
            guard !isFolded else { continue }
            if let mask = layer.mask { waiting.append((mask, depth + 1, true)) }
            waiting += inner.reversed().map { ($0, depth + 1, false) }
        }
        set(\.rows, found)
        set(\.layerCount, count)
    }

    /// The class and the name of a layer, without the types of a hosting layer's views.
    private static func title(of layer: CALayer) -> String {
        let type = "\(type(of: layer))".prefix { $0 != "<" }
        return layer.name.map { "\(type) \"\($0)\"" } ?? String(type)
    }

    private func readViews() {
        var found: [ViewRow] = []
        for root in display.host.inspection().views {
            var waiting = [(view: root, depth: 0)]
            while let (view, depth) = waiting.popLast(), found.count < Self.maximumRows {
                found.append(
                    ViewRow(id: found.count, depth: depth, type: view.type, frame: view.frame)
                )
                waiting += view.children.reversed().map { ($0, depth + 1) }
            }
        }
        set(\.views, found)
    }

    private func readFlights(at now: CFTimeInterval) {
        let host = display.host
        var found: [Flight] = []
        var count = 0
        let animated = host.layersInFlight
        // The animations of the selected layer come first.
        let layers = animated.filter { $0 === selected } + animated.filter { $0 !== selected }
        for layer in layers {
            count += layer.flightCount
            guard found.count < Self.maximumFlights else { continue }
            let time = layer.convertTime(now, from: nil)
            for animation in host.animations(of: layer, at: now) {
                let isSelected = layer === selected
                found.append(
                    Flight(
                        id: found.count, layer: layer.id, title: Self.title(of: layer),
                        animation: animation,
                        curve: isSelected ? host.curve(of: animation, on: layer, count: 48) : [],
                        span: Self.span(of: animation, at: time)
                    )
                )
            }
        }
        set(\.flights, found)
        set(\.flightCount, count)
    }

    /// The seconds from a time of the layer's clock to the beginning and to the end of an animation.
    private static func span(of animation: Inspection.Animation, at time: CFTimeInterval)
        -> ClosedRange<Double>
    {
        let start = animation.begin - time
        guard start.isFinite else { return 0...Double.infinity }
        return start...(start + max(animation.duration ?? .infinity, 0))
    }
}
