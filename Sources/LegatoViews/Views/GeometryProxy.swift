public import Foundation
public import LegatoGraphics

/// Provides the size and position of a view to its content.
///
/// Values are those of the last layout. Content that reads its frame in another coordinate space is
/// evaluated again when that frame changes, including by scrolling.
public nonisolated struct GeometryProxy: Sendable {
    /// The size of the view, in points.
    public let size: CGSize
    private let source: ProxySource

    /// Creates the proxy of an item; `onRead` is called with each property read.
    @MainActor init(of item: ViewItem, onRead: @escaping (PlaceReading) -> Void = { _ in }) {
        size = item.frame.size
        source = ProxySource(item, onRead)
    }

    /// The insets between the view and the edges of the space behind the safe area; zero where the
    /// view does not reach the edge of the safe area.
    public var safeAreaInsets: EdgeInsets { MainActor.assumeIsolated { source.safeAreaInsets } }

    /// Returns the frame of the view in a coordinate space.
    ///
    /// The global frame is returned, with a warning, if no view around this one has the name.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated { source.frame(in: coordinateSpace) }
    }

    /// Returns the frame of the view in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named coordinate space, in the coordinate space of the view; nil if
    /// no view around this one has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated { source.bounds(of: coordinateSpace.name) }
    }

    /// Returns the value of an anchor in the coordinate space of the view.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let frame = frame(in: CoordinateSpace.global)
        return anchor.value(from: frame.origin)
    }
}

/// The item that a proxy reads.
private final class ProxySource {
    private let item: ViewItem
    private let onRead: (PlaceReading) -> Void

    init(_ item: ViewItem, _ onRead: @escaping (PlaceReading) -> Void) {
        (self.item, self.onRead) = (item, onRead)
    }

    func frame(in space: CoordinateSpace) -> CGRect {
        if space != .local { onRead(.frame(space)) }
        return item.frame(in: space)
    }

    func bounds(of name: AnyHashable) -> CGRect? {
        onRead(.frame(.named(name)))
        guard let space = item.space(named: name)?.globalFrame else { return nil }
        let own = item.globalFrame
        return space.offsetBy(dx: -own.minX, dy: -own.minY)
    }

    var safeAreaInsets: EdgeInsets {
        onRead(.safeArea)
        return item.safeAreaInsets
    }
}

/// A property of an item's position.
enum PlaceReading: Hashable {
    case frame(CoordinateSpace)
    case safeArea

    /// Returns the current value.
    func value(of item: ViewItem) -> [CGFloat] {
        switch self {
        case .frame(let space):
            let frame = item.frame(in: space)
            return [frame.minX, frame.minY, frame.width, frame.height]
        case .safeArea:
            let insets = item.safeAreaInsets
            return [insets.top, insets.leading, insets.bottom, insets.trailing]
        }
    }
}

/// The properties read of an item's position.
struct PlaceReadings {
    private var values: [PlaceReading: [CGFloat]] = [:]

    /// Records the current value of a property.
    mutating func note(_ reading: PlaceReading, of item: ViewItem) {
        values[reading] = reading.value(of: item)
    }

    /// Whether all properties still have the values that were read.
    func areCurrent(of item: ViewItem) -> Bool {
        values.allSatisfy { $0.key.value(of: item) == $0.value }
    }
}
