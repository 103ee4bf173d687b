import Foundation
import Legato

extension DemoScene {
    /// Layers that move along a path and rotate with it.
    static let railway = DemoScene(
        id: "railway",
        title: "On the rails",
        sentence: "A train follows a path at constant speed and rotates with it: drag a signal, "
            + "and the rails and the train take the new route.",
        stillTime: 1.6,
        script: { Railway.script(size: $0) }
    ) { size, _ in
        Railway.makeRoot(size: size)
    }
}

/// The rails through the signals, and the train on them.
private final class Railway {
    /// The duration of a round in seconds.
    private static let round = 9.0
    private static let wagons = 6
    private static let places: [(x: CGFloat, y: CGFloat)] = [
        (0.1, 0.55), (0.3, 0.12), (0.52, 0.5), (0.75, 0.12), (0.9, 0.55), (0.5, 0.9),
    ]

    private let unit: CGFloat
    private let field: CGRect
    private let train: [CALayer]
    private let rails: [CAShapeLayer]
    private var points: [CGPoint]
    /// The time of departure in the layer's local time, from which rounds are counted.
    private let departure: CFTimeInterval

    private init(_ frame: SceneFrame, departure: CFTimeInterval) {
        (unit, self.departure) = (frame.unit, departure)
        field = frame.area.insetBy(dx: unit * 0.7, dy: unit * 0.7)
        points = Self.places.map { frame.point($0.x, $0.y) }
        train = (0..<Self.wagons).map { Self.wagon($0, frame.unit) }
        let sleepers = CAShapeLayer(
            line: CGPath(), color: Palette.edge, width: unit * 0.28,
            dashes: [unit * 0.07, unit * 0.15]
        )
        sleepers.lineCap = .butt
        rails = [
            CAShapeLayer(line: CGPath(), color: Palette.steel, width: unit * 0.36),
            CAShapeLayer(line: CGPath(), color: Palette.night, width: unit * 0.28),
            sleepers,
        ]
        lay()
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        root.addSublayer(CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75))
        let railway = Railway(frame, departure: max(CACurrentMediaTime(), 1e-9))
        for layer in railway.rails + railway.train.reversed() { root.addSublayer(layer) }
        for index in railway.points.indices {
            let signal = CALayer(
                disc: frame.unit * 0.42, at: railway.points[index], color: Palette.gold
            )
            signal.borderWidth = frame.unit * 0.06
            signal.borderColor = Palette.night
            signal.addShadow(opacity: 0.4, radius: frame.unit * 0.1, drop: frame.unit * 0.05)
            signal.addGesture(
                DragGesture(minimumDistance: 0).onChanged { [unowned signal] drag in
                    railway.move(index, to: drag.location)
                    CALayer.withoutActions { signal.position = railway.points[index] }
                }
            )
            root.addSublayer(signal)
        }
        return root
    }

    private func move(_ index: Int, to place: CGPoint) {
        points[index] = field.nearest(to: place)
        lay()
    }

    /// Lays the rails through the points; the train keeps its phase.
    private func lay() {
        let path = CGPath(loopThrough: points)
        for rail in rails { rail.path = path }
        for (index, wagon) in train.enumerated() {
            let ride = CAKeyframeAnimation(keyPath: "position")
            ride.path = path
            ride.calculationMode = .paced
            ride.rotationMode = .rotateAuto
            ride.duration = Self.round
            ride.repeatCount = .infinity
            ride.beginTime = departure
            ride.timeOffset = Self.round * (1 - 0.033 * Double(index))
            wagon.add(ride, forKey: "ride")
        }
    }

    /// Returns an engine with a lamp for index 0, otherwise a wagon with two windows.
    private static func wagon(_ index: Int, _ unit: CGFloat) -> CALayer {
        let wagon = CALayer(
            center: .zero, size: CGSize(width: unit * 0.66, height: unit * 0.4),
            cornerRadius: unit * 0.1,
            color: index == 0 ? Palette.coral : Palette.dusk[(index - 1) % Palette.dusk.count]
        )
        wagon.name = index == 0 ? "engine" : "wagon"
        wagon.addShadow(opacity: 0.5, radius: unit * 0.08, drop: unit * 0.05)
        let (y, pane) = (unit * 0.2, CGSize(width: unit * 0.16, height: unit * 0.24))
        for x in index == 0 ? [0.2] : [0.2, 0.46] {
            let place = CGPoint(x: unit * x, y: y)
            wagon.addSublayer(
                CALayer(
                    center: place, size: pane, cornerRadius: unit * 0.04, color: Palette.white(0.5)
                )
            )
        }
        if index == 0 {
            let lamp = CGPoint(x: unit * 0.56, y: y)
            wagon.addSublayer(CALayer(disc: unit * 0.14, at: lamp, color: Palette.gold))
        }
        return wagon
    }

    /// Drags two signals.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        func drag(_ start: Int, _ index: Int, _ x: CGFloat, _ y: CGFloat) -> [ScriptedInput] {
            let place = places[index]
            return ScriptedInput.drag(atFrame: start, moves: 40) {
                frame.point(place.x + x * $0, place.y + y * $0)
            }
        }
        return drag(24, 2, 0.02, 0.2) + drag(90, 1, -0.06, 0.16)
    }
}
