import Foundation
import Legato

extension DemoScene {
    /// Five thousand springs retargeted in flight.
    static let swarm = DemoScene(
        id: "swarm",
        title: "Five thousand springs",
        sentence: "Five thousand layers fly to the next figure, the nearest to your click first, "
            + "and keep their velocity when retargeted in flight.",
        defaultCount: 5000,
        stillTime: 1.6,
        script: { Swarm.script(size: $0) }
    ) { size, count in
        Swarm.makeRoot(size: size, count: count)
    }
}

/// Dots that form one figure after another.
private final class Swarm {
    /// The delay in seconds between the nearest and the farthest dots.
    private static let delay: CFTimeInterval = 0.5
    /// The number of rings around the click whose dots start together.
    private static let rings = 30

    private let frame: SceneFrame
    private let dots: [CALayer]
    private var figure = 0
    private var isPressed = false
    private var area: CGRect { frame.area }

    private init(_ frame: SceneFrame, count: Int) {
        self.frame = frame
        let area = frame.area
        // The dots cover the same part of the area for every count.
        let side = 0.6 * (area.width * area.height / CGFloat(max(count, 1))).squareRoot()
        let diameter = min(side, frame.unit / 2)
        dots = (0..<count).map { index in
            let color = Palette.spread(CGFloat(index) / CGFloat(count))
            return CALayer(disc: diameter, at: .zero, color: color)
        }
        for (dot, place) in zip(dots, places) { dot.position = place }
    }

    static func makeRoot(size: CGSize, count: Int) -> CALayer {
        let root = CALayer(backdrop: size)
        let swarm = Swarm(SceneFrame(size), count: count)
        for dot in swarm.dots { root.addSublayer(dot) }
        let autoplay = Autoplay.start(on: root, every: 1.4) { [unowned swarm] count in
            let turn = Double(count) * 2.4
            swarm.change(from: swarm.frame.point(0.5 + 0.4 * cos(turn), 0.5 + 0.4 * sin(turn)))
        }
        root.addGesture(
            DragGesture(minimumDistance: 0).onChanged { drag in
                // Only the press counts, not later moves of the pointer.
                guard !swarm.isPressed else { return }
                swarm.isPressed = true
                autoplay.pause()
                swarm.change(from: drag.startLocation)
            }
            .onEnded { _ in swarm.isPressed = false }
            .onCancelled { _ in swarm.isPressed = false }
        )
        return root
    }

    /// Retargets all dots to the next figure, starting with those nearest to a point.
    private func change(from origin: CGPoint) {
        figure = (figure + 1) % 4
        let reach = hypot(area.width, area.height)
        var groups = [[(dot: CALayer, place: CGPoint)]](repeating: [], count: Self.rings + 1)
        for (dot, place) in zip(dots, places) {
            let distance = hypot(dot.position.x - origin.x, dot.position.y - origin.y)
            groups[Int(min(distance / reach, 1) * CGFloat(Self.rings))].append((dot, place))
        }
        for (ring, members) in groups.enumerated() where !members.isEmpty {
            let delay = Self.delay * Double(ring) / Double(Self.rings)
            CALayer.animate(.spring(duration: 0.9, bounce: 0.25).delay(delay)) {
                for (dot, place) in members { dot.position = place }
            }
        }
    }

    // MARK: Figures

    /// The positions of the dots in the current figure, in order.
    private var places: [CGPoint] {
        dots.indices.map { index in
            let part = (CGFloat(index) + 0.5) / CGFloat(dots.count)
            return switch figure {
            case 0: sunflower(index, part)
            case 1: block(index)
            case 2: ribbons(index, part)
            default: flower(index, part)
            }
        }
    }

    /// Returns a point rotated by the golden angle per index, so that the spacing is even.
    private func sunflower(_ index: Int, _ part: CGFloat) -> CGPoint {
        around(radius: part.squareRoot(), angle: CGFloat(index) * Self.goldenAngle)
    }

    /// Returns a point in columns from left to right.
    private func block(_ index: Int) -> CGPoint {
        let rows = max(1, Int((CGFloat(dots.count) * area.height / area.width).squareRoot()))
        let columns = (dots.count + rows - 1) / rows
        return frame.point(
            (CGFloat(index / rows) + 0.5) / CGFloat(columns),
            (CGFloat(index % rows) + 0.5) / CGFloat(rows)
        )
    }

    /// Returns a point on crossing waves.
    private func ribbons(_ index: Int, _ part: CGFloat) -> CGPoint {
        let strands = 25
        let strand = CGFloat(index % strands) / CGFloat(strands - 1) - 0.5
        let wave = sin(part * 3 * .pi + strand * 1.6)
        return frame.point(part, 0.5 + 0.36 * wave + 0.22 * strand * cos(part * 5 * .pi))
    }

    /// Returns a point in a flower of six petals.
    private func flower(_ index: Int, _ part: CGFloat) -> CGPoint {
        let angle = CGFloat(index) * Self.goldenAngle
        let petal = 0.45 + 0.55 * abs(cos(3 * angle))
        return around(radius: part.squareRoot() * petal, angle: angle)
    }

    private static let goldenAngle = CGFloat.pi * (3 - CGFloat(5).squareRoot())

    /// Returns the point around the centre at a radius up to 1.
    private func around(radius: CGFloat, angle: CGFloat) -> CGPoint {
        CGPoint(
            x: area.midX + radius * area.height / 2 * cos(angle),
            y: area.midY + radius * area.height / 2 * sin(angle)
        )
    }

    /// Clicks three times, the second time while the dots are in flight.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        return ScriptedInput.tap(atFrame: 30, at: frame.point(0.2, 0.3))
            + ScriptedInput.tap(atFrame: 66, at: frame.point(0.8, 0.7))
            + ScriptedInput.tap(atFrame: 150, at: frame.point(0.5, 0.2))
    }
}
