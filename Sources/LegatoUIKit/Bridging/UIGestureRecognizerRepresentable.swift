public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
public import LegatoViews

/// A gesture of SwiftUI views that a UIKit recognizer recognizes.
///
/// `makeUIGestureRecognizer` is called once for a view, and `updateUIGestureRecognizer` then and
/// whenever the view changes. `handleUIGestureRecognizerAction` is called when the state of the
/// recognizer changes, except to `failed`.
///
/// ```swift
/// struct Swipe: UIGestureRecognizerRepresentable {
///     var action: () -> Void
///
///     func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
///         UISwipeGestureRecognizer()
///     }
///     func handleUIGestureRecognizerAction(
///         _ recognizer: UISwipeGestureRecognizer, context: Context
///     ) { action() }
/// }
/// ```
@preconcurrency @MainActor public protocol UIGestureRecognizerRepresentable {
    /// The class of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// An object or value kept with the recognizer, such as its delegate; none by default.
    associatedtype Coordinator = Void
    /// The context passed to the calls.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Converts locations to coordinate spaces of the view.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates the recognizer from the current values; does nothing by default.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called when the state of the recognizer changes; does nothing by default.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Creates the coordinator, before the recognizer.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: Context
    ) {}

    /// Does nothing.
    public func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context
    ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The coordinator and the coordinate spaces of a represented recognizer.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<
    Representable: UIGestureRecognizerRepresentable
> {
    /// The coordinator that the representable created.
    public let coordinator: Representable.Coordinator
    /// Converts locations to coordinate spaces of the view.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts the locations of a represented recognizer to coordinate spaces of its SwiftUI view.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let place: GesturePlace

    /// The location in the view, in points.
    public var localLocation: CGPoint { location(in: .local) }

    /// The movement since the gesture began, in points of the view; nil for a recognizer of another
    /// gesture than a drag.
    public var localTranslation: CGPoint? { translation(in: .local) }

    /// The velocity in points of the view per second; nil for a recognizer of another gesture than
    /// a drag.
    public var localVelocity: CGPoint? { velocity(in: .local) }

    /// Returns the location in a coordinate space, in points.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        convert(globalPoint: place.location, to: coordinateSpace)
    }

    /// Returns the movement since the gesture began, in points of a coordinate space; nil for a
    /// recognizer of another gesture than a drag.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        place.drag.map { convert($0.translation(in: nil), to: coordinateSpace) }
    }

    /// Returns the velocity in points of a coordinate space per second; nil for a recognizer of
    /// another gesture than a drag.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        place.drag.map { convert($0.velocity(in: nil), to: coordinateSpace) }
    }

    /// Converts a point of the global space, in points, to another coordinate space.
    public func convert(
        globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
    ) -> CGPoint { place.convert(globalPoint, to: coordinateSpace.coordinateSpace) }

    /// Converts a distance that ends at the location.
    private func convert(
        _ distance: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
    ) -> CGPoint {
        let end = place.location
        let from = CGPoint(x: end.x - distance.x, y: end.y - distance.y)
        let (a, b) = (
            convert(globalPoint: from, to: coordinateSpace),
            convert(globalPoint: end, to: coordinateSpace)
        )
        return CGPoint(x: b.x - a.x, y: b.y - a.y)
    }
}

/// Where a recognizer is on the display.
final class GesturePlace {
    weak var recognizer: UIGestureRecognizer?
    private weak var layer: CALayer?

    init(_ layer: CALayer) { self.layer = layer }

    var drag: UIPanGestureRecognizer? { recognizer as? UIPanGestureRecognizer }

    /// The location on the display, in points.
    var location: CGPoint { recognizer?.location(in: nil) ?? .zero }

    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return layer?.localPlace(ofEventAt: point) ?? point
        case .named(let name):
            let known = layer as? any NamedSpaceLayer
            return known?.place(ofEventAt: point, inSpaceNamed: name) ?? point
        }
    }
}

// MARK: Views

nonisolated extension View {
    /// Adds the recognizer of a representable to the view; gestures of the views inside take
    /// precedence.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        gesture(RepresentedGesture(source: representable), including: .all)
    }
}

/// The gesture of a representable.
nonisolated struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>:
    ForeignGesture
{
    var source: Representable

    func attach(to layer: CALayer, kept: AnyObject?) -> AnyObject {
        let host = kept as? GestureHost<Representable> ?? GestureHost(source, on: layer)
        host.update(source)
        return host
    }
}

/// The recognizer of a representable on one layer.
final class GestureHost<Representable: UIGestureRecognizerRepresentable> {
    private var representable: Representable
    private let view: UIView
    private let source: TouchSource
    private let context: Representable.Context
    private let recognizer: Representable.UIGestureRecognizerType

    init(_ representable: Representable, on layer: CALayer) {
        self.representable = representable
        let place = GesturePlace(layer)
        let converter = Representable.CoordinateSpaceConverter(place: place)
        context = Representable.Context(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter
        )
        recognizer = representable.makeUIGestureRecognizer(context: context)
        place.recognizer = recognizer
        view = GestureView.over(layer)
        source = TouchSource(view, isExclusive: true)
        view.touches = source
        view.addGestureRecognizer(recognizer)
        recognizer.addAction { [weak self] _ in self?.act() }
        layer.addGesture(ViewTouches(source: source))
    }

    func update(_ representable: Representable) {
        self.representable = representable
        representable.updateUIGestureRecognizer(recognizer, context: context)
    }

    /// Calls the action in the transaction of a gesture.
    private func act() {
        let goesOn = recognizer.state == .began || recognizer.state == .changed
        withTransaction(goesOn ? .gestureChange : Transaction()) {
            representable.handleUIGestureRecognizerAction(recognizer, context: context)
        }
    }
}

/// The view of a represented recognizer; its layer contains those of the SwiftUI views.
private final class GestureView: UIView {
    static func over(_ layer: CALayer) -> GestureView {
        UIView.adopted = layer
        defer { UIView.adopted = nil }
        return GestureView(frame: .zero)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
