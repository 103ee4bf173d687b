import Foundation
import Legato

extension DemoScene {
    /// The same key values in three calculation modes.
    static let shake = DemoScene(
        id: "shake",
        title: "Wrong password",
        sentence: "Click a field to reject its password: each shakes through the same eight "
            + "values, in discrete, linear or cubic mode.",
        stillTime: 1.75,
        script: { Shake.script(size: $0) }
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        root.addSublayer(CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75))
        let fields = (0..<3).map { Shake.addField($0, to: root, frame) }
        root.addSublayer(FocusChain.layer(fields))
        return root
    }
}

/// Fields that shake, each beside a plot of its motion.
private enum Shake {
    private static let modes: [(CAAnimationCalculationMode, String)] = [
        (.discrete, "discrete"), (.linear, "linear"), (.cubic, "cubic"),
    ]
    private static let values = [0, -1, 1, -1, 1, -0.5, 0.5, 0]
    private static let length = 0.7

    private static func place(of index: Int, _ frame: SceneFrame) -> CGPoint {
        frame.point(0.28, 0.22 + 0.3 * CGFloat(index))
    }

    /// Adds a field, its name and a pen that plots its motion beside it.
    /// - Returns: The field's keyboard control.
    static func addField(_ index: Int, to root: CALayer, _ frame: SceneFrame)
        -> FocusChain.Control
    {
        let (mode, title) = modes[index]
        let unit = frame.unit
        let field = field(at: place(of: index, frame), unit)
        field.name = title
        let corner = CGPoint(x: field.frame.minX, y: field.frame.minY - unit * 0.26)
        let (pen, paper) = paper(frame, y: field.position.y)
        for layer in [CATextLayer(title, size: unit * 0.24, at: corner), paper, pen, field] {
            root.addSublayer(layer)
        }
        let trail = Trail(behind: pen, color: Palette.gold, diameter: unit * 0.13, fade: 2)
        func refuse(_ field: CALayer) {
            shake(field, mode)
            draw(pen, paper, mode)
            trail.start()
        }
        field.addGesture(TapGesture().onEnded { [unowned field] in refuse(field) })
        return .button(field) { refuse(field) }
    }

    /// Returns a field with a password of eight letters.
    private static func field(at center: CGPoint, _ unit: CGFloat) -> CALayer {
        let field = CALayer(
            center: center, size: CGSize(width: unit * 4.4, height: unit * 0.9),
            cornerRadius: unit * 0.2, color: Palette.night
        )
        field.borderWidth = unit * 0.035
        field.borderColor = Palette.edge
        for dot in 0..<8 {
            let place = CGPoint(x: unit * (0.5 + 0.34 * CGFloat(dot)), y: unit * 0.45)
            field.addSublayer(CALayer(disc: unit * 0.16, at: place, color: Palette.white(0.8)))
        }
        return field
    }

    /// Returns the plot's axis, and the pen that draws on it.
    private static func paper(_ frame: SceneFrame, y: CGFloat) -> (pen: CALayer, paper: CALayer) {
        let area = frame.part(0.54, 0, 0.4, 0.2)
        let paper = CALayer(
            center: CGPoint(x: area.midX, y: y),
            size: CGSize(width: area.width, height: frame.unit * 0.025), color: Palette.edge
        )
        let pen = CALayer(
            disc: frame.unit * 0.22, at: CGPoint(x: area.minX, y: y), color: Palette.gold
        )
        return (pen, paper)
    }

    private static func keyframes(
        _ keyPath: String, _ mode: CAAnimationCalculationMode, reach: Double
    ) -> CAKeyframeAnimation {
        let shake = CAKeyframeAnimation(keyPath: keyPath)
        shake.values = values.map { $0 * reach }
        shake.calculationMode = mode
        shake.isAdditive = true
        shake.duration = length
        return shake
    }

    /// Shakes a field around its position and flashes its edge.
    private static func shake(_ field: CALayer, _ mode: CAAnimationCalculationMode) {
        let reach = field.bounds.height * 0.3
        field.add(keyframes("transform.translation.x", mode, reach: reach), forKey: "shake")
        let flash = CABasicAnimation(keyPath: "borderColor")
        flash.fromValue = Palette.coral
        flash.duration = 1
        field.add(flash, forKey: "flash")
    }

    /// Animates the pen so that it plots the shake over time.
    private static func draw(_ pen: CALayer, _ paper: CALayer, _ mode: CAAnimationCalculationMode) {
        let motion = CABasicAnimation(keyPath: "position.x")
        motion.fromValue = paper.frame.minX
        motion.toValue = paper.frame.maxX
        motion.duration = length
        pen.add(motion, forKey: "move")
        let reach = pen.bounds.height * 1.6
        pen.add(keyframes("position.y", mode, reach: reach), forKey: "shake")
    }

    /// Clicks the fields one after another.
    static func script(size: CGSize) -> [ScriptedInput] {
        (0..<6).flatMap { click in
            let place = place(of: click % 3, SceneFrame(size))
            return ScriptedInput.tap(atFrame: 24 + 27 * click, at: place)
        }
    }
}
