import Foundation
import Legato

extension DemoScene {
    /// Retargeting in flight, with and without velocity.
    static let retarget = DemoScene(
        id: "retarget",
        title: "Change your mind",
        sentence: "Both dots are retargeted before they arrive: the left one keeps its velocity, "
            + "the right one restarts from rest.",
        stillTime: 3.9
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        let sides = [
            RetargetSide("handed over", Palette.teal, in: frame.part(0, 0, 0.49, 1)) {
                dot,
                target in
                CALayer.animate(.bouncy(duration: RetargetSide.duration)) { dot.position = target }
            },
            RetargetSide("restarted", Palette.coral, in: frame.part(0.51, 0, 0.49, 1)) {
                dot,
                target in
                let restart = CABasicAnimation(keyPath: "position")
                restart.fromValue = (dot.presentation() ?? dot).position
                restart.duration = RetargetSide.duration
                restart.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                dot.add(restart, forKey: "position")
                CALayer.withoutActions { dot.position = target }
            },
        ]
        for side in sides { for layer in side.layers { root.addSublayer(layer) } }
        Beat.start(on: root, every: RetargetSide.stamp) { count in
            for side in sides { side.beat(count) }
        }
        return root
    }
}

/// One half of the scene: four targets, a dot that moves between them, and its track.
private final class RetargetSide {
    /// The time between two marks of the track in seconds.
    static let stamp: CFTimeInterval = 1.0 / 30
    /// The number of marks between two target changes: two fifths of a second.
    private static let stampsPerTarget = 12
    /// The duration of an uninterrupted move in seconds.
    static let duration: CFTimeInterval = 0.8
    /// The time in seconds after which a mark has faded out.
    private static let fade: CFTimeInterval = 1.6

    let layers: [CALayer]
    private let dot: CALayer
    private let rings: [CALayer]
    private let track: [CALayer]
    private let move: (CALayer, CGPoint) -> Void
    private var target = 0

    init(
        _ name: String, _ color: CGColor, in area: CGRect,
        move: @escaping (_ dot: CALayer, _ target: CGPoint) -> Void
    ) {
        self.move = move
        let radius = min(area.width, area.height) * 0.5
        let center = CGPoint(x: area.midX, y: area.midY)
        rings = (0..<4).map { index in
            let angle = 2 * CGFloat.pi * CGFloat(index) / 4 - .pi / 4
            let place = CGPoint(
                x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)
            )
            let ring = CALayer(center: place, size: CGSize(width: 44, height: 44), cornerRadius: 22)
            ring.borderWidth = 3
            ring.borderColor = color
            ring.opacity = 0.25
            return ring
        }
        track = (0..<Int(Self.fade / Self.stamp)).map { _ in
            let mark = CALayer(
                center: .zero, size: CGSize(width: 12, height: 12), cornerRadius: 6, color: color
            )
            mark.opacity = 0
            return mark
        }
        dot = CALayer(
            center: rings[0].position, size: CGSize(width: 40, height: 40), cornerRadius: 20,
            color: color
        )
        dot.name = name
        dot.borderWidth = 3
        dot.borderColor = Palette.white(0.6)
        dot.addShadow(opacity: 0.5, radius: 12, drop: 6)
        layers = [CALayer(surface: area, cornerRadius: 32)] + rings + track + [dot]
    }

    /// Leaves a mark, and changes the target when it is due.
    func beat(_ count: Int) {
        leaveMark(track[count % track.count])
        guard count % Self.stampsPerTarget == 0 else { return }
        CALayer.animate(.smooth) { rings[target].opacity = 0.25 }
        target = (target + 1) % rings.count
        CALayer.animate(.smooth(duration: 0.2)) { rings[target].opacity = 1 }
        move(dot, rings[target].position)
    }

    private func leaveMark(_ mark: CALayer) {
        CALayer.withoutActions { mark.position = (dot.presentation() ?? dot).position }
        let fading = CABasicAnimation(keyPath: "opacity")
        fading.fromValue = 0.85
        fading.duration = Self.fade
        mark.add(fading, forKey: "opacity")
    }
}
