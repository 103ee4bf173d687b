import Foundation
import LegatoGraphics
import LegatoMotion

/// A coordinate space in which locations and frames are reported.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Names are values; they are compared on the main actor only.

    /// The coordinate space of the view itself.
    case local
    /// The coordinate space of the root view.
    case global
    /// The coordinate space of the nearest view around this one that has the name.
    case named(AnyHashable)

    /// Whether it is the coordinate space of the root view.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the coordinate space of the view itself.
    public var isLocal: Bool { self == .local }
}

/// A value that denotes a coordinate space.
public nonisolated protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a view with a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable,
    @unchecked Sendable
{
    let name: AnyHashable

    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the root view.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace { .global }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the nearest view around this one that has a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible part of the nearest scroll view around the view.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace(axis: nil))
    }

    /// The visible part of the nearest scroll view around the view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace(axis: axis))
    }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the root view.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the coordinate space of scroll views.
nonisolated struct ScrollSpace: Hashable, Sendable {
    /// The axis that the view must scroll along; nil for any.
    var axis: Axis?
}
