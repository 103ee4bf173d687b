import Foundation
import Legato

/// The animation on the scrubber's stage: a sun crosses the sky while houses rise and sink.
///
/// Every animation starts at time 0 of the stage's clock and repeats, so that the stage is defined
/// for every time.
struct DayStory {
    private let frame: SceneFrame
    private let line: CGRect
    private let length: CFTimeInterval

    /// Creates the story of a stage, with a knob that shows the clock's time along `line`.
    init(_ frame: SceneFrame, line: CGRect, length: CFTimeInterval) {
        (self.frame, self.line, self.length) = (frame, line, length)
    }

    var layers: [CALayer] {
        // A mask at the ground line, with the scene's coordinate space.
        let window = CALayer(surface: field, cornerRadius: frame.unit * 0.35)
        window.bounds = field
        window.masksToBounds = true
        for layer in [sky(), sun()] + (0..<9).map(house) { window.addSublayer(layer) }
        return [window, knob()]
    }

    private func keyframes(_ keyPath: String) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.duration = length
        animation.repeatCount = .infinity
        // Almost 0, because 0 means the current time.
        animation.beginTime = 1e-9
        animation.fillMode = .backwards
        return animation
    }

    /// The part of the stage above the ground.
    private var field: CGRect { frame.part(0.02, 0.04, 0.96, 0.72) }

    private func sky() -> CALayer {
        let sky = CAGradientLayer()
        sky.frame = field
        let (night, dawn, day) = (
            [Palette.night, Palette.surface], [Palette.dusk[3], Palette.coral],
            [Palette.dusk[3], Palette.teal]
        )
        sky.colors = night
        let course = keyframes("colors")
        course.values = [night, dawn, day, day, dawn, night]
        course.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
        sky.add(course, forKey: "colors")
        return sky
    }

    private func sun() -> CALayer {
        let sun = CALayer(disc: frame.unit * 0.9, at: .zero, color: Palette.gold)
        sun.shadowColor = Palette.gold
        sun.addShadow(opacity: 0.8, radius: frame.unit * 0.3, drop: 0)
        let arc = CGMutablePath()
        let (start, end) = (
            CGPoint(x: field.minX + frame.unit, y: field.maxY),
            CGPoint(x: field.maxX - frame.unit, y: field.maxY)
        )
        arc.move(to: start)
        let height = field.height * 1.05
        arc.addCurve(
            to: end, control1: CGPoint(x: start.x + field.width * 0.2, y: start.y - height),
            control2: CGPoint(x: end.x - field.width * 0.2, y: end.y - height)
        )
        let motion = keyframes("position")
        motion.path = arc
        motion.calculationMode = .paced
        sun.add(motion, forKey: "move")
        return sun
    }

    /// Returns a house that rises, leans back and forth, and sinks, each house in turn.
    private func house(_ index: Int) -> CALayer {
        let size = CGSize(
            width: field.width / 13,
            height: field.height * (0.26 + 0.18 * CGFloat((index * 5) % 4) / 3)
        )
        let foot = CGPoint(
            x: field.minX + field.width * (0.5 + CGFloat(index - 4) * 0.1), y: field.maxY
        )
        let house = CALayer(
            center: foot, size: size, cornerRadius: frame.unit * 0.1,
            color: Palette.spread(CGFloat(index) / 8)
        )
        house.anchorPoint = CGPoint(x: 0.5, y: 1)
        house.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let pane = CGSize(width: size.width * 0.2, height: size.width * 0.24)
        for window in 0..<6 {
            let place = CGPoint(
                x: size.width * (0.32 + 0.36 * CGFloat(window % 2)),
                y: size.width * (0.35 + 0.42 * CGFloat(window / 2))
            )
            guard place.y + pane.height < size.height else { continue }
            house.addSublayer(
                CALayer(center: place, size: pane, cornerRadius: 2, color: Palette.white(0.75))
            )
        }
        let delay = 0.035 * Double(index)
        let growth = keyframes("transform.scale.y")
        growth.values = [0, 0, 1.12, 1, 1, 0, 0]
        growth.keyTimes = [0, 0.06, 0.13, 0.18, 0.62, 0.68, 1].enumerated().map { step, time in
            NSNumber(value: step == 0 || step == 6 ? time : time + delay)
        }
        growth.timingFunctions = (0..<6).map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        house.add(growth, forKey: "growth")
        return house
    }

    private func knob() -> CALayer {
        let knob = CALayer(
            disc: frame.unit * 0.42, at: CGPoint(x: line.minX, y: line.midY), color: .white
        )
        knob.addShadow(opacity: 0.4, radius: frame.unit * 0.06, drop: frame.unit * 0.03)
        let run = keyframes("position.x")
        run.values = [line.minX, line.maxX]
        knob.add(run, forKey: "run")
        return knob
    }
}
