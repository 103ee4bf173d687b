import Foundation
import Legato

extension DemoScene {
    /// Eight animations side by side.
    static let race = DemoScene(
        id: "race",
        title: "Curves versus springs",
        sentence: "Eight animations move their beads back and forth: click in mid-flight, and "
            + "springs keep their velocity while curves add up.",
        stillTime: 1.12,
        script: { Race.script(size: $0) }
    ) { size, _ in
        Race.makeRoot(size: size)
    }
}

/// The beads and the two sides between which they move.
private final class Race {
    private static let entries: [(name: String, animation: Animation)] = [
        ("linear", .linear(duration: 1)), ("easeIn", .easeIn(duration: 1)),
        ("easeOut", .easeOut(duration: 1)), ("easeInOut", .easeInOut(duration: 1)),
        ("smooth", .smooth(duration: 1)), ("snappy", .snappy(duration: 1)),
        ("bouncy", .bouncy(duration: 1)),
        ("elastic, our own", Animation(ElasticCurve(duration: 1))),
    ]

    private let beads: [CALayer]
    private let ends: (left: CGFloat, right: CGFloat)
    private var trails: [Trail] = []
    private var isRight = false

    private init(_ frame: SceneFrame) {
        let ends = (left: frame.point(0.33, 0).x, right: frame.point(0.87, 0).x)
        self.ends = ends
        beads = Self.entries.indices.map { index in
            let bead = CALayer(
                disc: frame.unit * 0.46, at: CGPoint(x: ends.left, y: Self.y(index, frame)),
                color: index < 4 ? Palette.gold : index < 7 ? Palette.teal : Palette.coral
            )
            bead.name = Self.entries[index].name
            bead.borderWidth = frame.unit * 0.03
            bead.borderColor = Palette.white(0.4)
            return bead
        }
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        let field = CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75)
        root.addSublayer(field)
        let race = Race(frame)
        for (index, bead) in race.beads.enumerated() {
            for layer in race.lane(index, frame) { root.addSublayer(layer) }
            root.addSublayer(bead)
            let color = bead.backgroundColor ?? .white
            race.trails.append(
                Trail(behind: bead, color: color, diameter: frame.unit * 0.16, fade: 0.6)
            )
        }
        let autoplay = Autoplay.start(on: root, every: 1.6) { _ in race.turn() }
        func press() {
            autoplay.pause()
            race.turn()
        }
        root.addGesture(DragGesture(minimumDistance: 0).onEnded { _ in press() })
        root.addSublayer(FocusChain.layer([.button(field, action: press)]))
        return root
    }

    /// Retargets all beads to the other side.
    private func turn() {
        isRight.toggle()
        for trail in trails { trail.start() }
        for (bead, entry) in zip(beads, Self.entries) {
            CALayer.animate(entry.animation) { bead.position.x = isRight ? ends.right : ends.left }
        }
    }

    /// Returns a lane's name and the line along which its bead moves.
    private func lane(_ index: Int, _ frame: SceneFrame) -> [CALayer] {
        let y = Self.y(index, frame)
        let points = [CGPoint(x: ends.left, y: y), CGPoint(x: ends.right, y: y)]
        let name = CGPoint(x: frame.point(0.04, 0).x, y: y)
        return [
            CATextLayer(Self.entries[index].name, size: frame.unit * 0.24, at: name),
            CAShapeLayer(
                line: CGPath(through: points), color: Palette.edge, width: frame.unit * 0.04
            ),
        ]
    }

    private static func y(_ index: Int, _ frame: SceneFrame) -> CGFloat {
        frame.point(0, 0.115 + 0.11 * CGFloat(index)).y
    }

    /// Clicks once, and again while the beads are in flight.
    static func script(size: CGSize) -> [ScriptedInput] {
        [30, 60].flatMap { ScriptedInput.tap(atFrame: $0, at: SceneFrame(size).point(0.5, 0.5)) }
    }
}

/// An elastic curve that oscillates at the start and at the end.
nonisolated private struct ElasticCurve: CustomAnimation {
    let duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let part = time / duration
        guard part < 1 else { return nil }
        let swing = sin((20 * part - 11.125) * 2 * .pi / 4.5) / 2
        return value.scaled(
            by: part < 0.5
                ? -pow(2, 20 * part - 10) * swing : pow(2, -20 * part + 10) * swing + 1
        )
    }
}
