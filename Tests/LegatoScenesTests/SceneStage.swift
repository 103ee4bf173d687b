import Foundation
import Legato
import LegatoScenes
import Testing

/// A scene on a display, with access to its layers by name.
final class SceneStage {
    let player: ScenePlayer

    init(_ id: String, isScripted: Bool = true) throws {
        player = ScenePlayer(try SceneCatalog.scene(id: id), isScripted: isScripted)
    }

    func layer(_ name: String) throws -> CALayer {
        func find(_ layer: CALayer) -> CALayer? {
            layer.name == name ? layer : (layer.sublayers ?? []).lazy.compactMap(find).first
        }
        return try #require(find(player.root), "\(name)")
    }

    /// Returns a layer's presentation.
    func seen(_ layer: CALayer) throws -> CALayer {
        try #require(player.display.perform { layer.presentation() })
    }

    func seen(_ name: String) throws -> CALayer { try seen(layer(name)) }

    /// Presses at the first location and moves through the others, one per frame; releases at the
    /// end.
    func drag(_ places: [CGPoint], isReleased: Bool = true) {
        let display = player.display
        for (index, place) in places.enumerated() {
            let event = PointerEvent(location: place, time: display.time)
            display.send(index == 0 ? .pointerDown(event) : .pointerMoved(event))
            display.advance(frames: 1)
        }
        guard isReleased, let last = places.last else { return }
        display.send(.pointerUp(PointerEvent(location: last, time: display.time)))
    }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

extension PathElement {
    /// The end point of the element.
    var point: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }
}
