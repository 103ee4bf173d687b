import Foundation
import Legato

extension DemoScene {
    /// A layer tree whose clock is scrubbed by a drag.
    static let scrubber = DemoScene(
        id: "scrubber",
        title: "Scrub through time",
        sentence: "Drag along the line or press the button: one layer's speed and time offset "
            + "pause, play and rewind a whole tree of animations.",
        stillTime: 1.05,
        script: { Scrubber.script(size: $0) }
    ) { size, _ in
        Scrubber.makeRoot(size: size)
    }
}

/// The stage and the controls of its clock.
private final class Scrubber {
    /// The duration of the stage's animation in seconds, after which it repeats.
    private static let length = 4.0

    private let frame: SceneFrame
    private let stage = CALayer()
    private let button: CALayer
    private let icon = CAShapeLayer()
    private var isPlaying = true

    private init(_ frame: SceneFrame, size: CGSize) {
        self.frame = frame
        stage.name = "stage"
        stage.frame = CGRect(origin: .zero, size: size)
        stage.beginTime = CACurrentMediaTime()
        button = CALayer(disc: frame.unit * 0.8, at: Self.buttonPlace(frame), color: Palette.teal)
        icon.fillColor = Palette.night
        icon.position = CGPoint(x: frame.unit * 0.4, y: frame.unit * 0.4)
        button.addSublayer(icon)
        showIcon()
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        root.addSublayer(CALayer(surface: frame.part(0, 0, 1, 0.8), cornerRadius: frame.unit * 0.5))
        let scene = Scrubber(frame, size: size)
        let line = line(frame)
        let track = CALayer(
            center: CGPoint(x: line.midX, y: line.midY),
            size: CGSize(width: line.width + frame.unit * 0.5, height: frame.unit)
        )
        let ends = [CGPoint(x: line.minX, y: line.midY), CGPoint(x: line.maxX, y: line.midY)]
        let groove = CAShapeLayer(
            line: CGPath(through: ends), color: Palette.edge, width: frame.unit * 0.1
        )
        // The knob is part of the stage; the track in front of it receives the drag.
        for layer in [groove, scene.stage, track, scene.button] { root.addSublayer(layer) }
        for layer in DayStory(frame, line: line, length: length).layers {
            scene.stage.addSublayer(layer)
        }
        track.addGesture(
            DragGesture(minimumDistance: 0).onChanged { scene.scrub(to: $0.location.x) }
                .onEnded { _ in scene.letGo() }
                .onCancelled { _ in scene.letGo() }
        )
        // The track retains the scene, which owns the button.
        scene.button.addGesture(TapGesture().onEnded { [unowned scene] in scene.toggle() })
        root.addSublayer(
            FocusChain.layer([
                .button(scene.button) { scene.toggle() },
                FocusChain.Control(layer: track) { scene.press($0.key) },
            ])
        )
        return root
    }

    // MARK: The clock

    private func scrub(to x: CGFloat) {
        let line = Self.line(frame)
        let part = min(max((x - line.minX) / line.width, 0), 0.9999)
        stage.stopClock(at: Self.length * part)
    }

    /// Moves the clock by a twentieth of the line.
    private func press(_ key: String) -> Bool {
        guard key == "left" || key == "right" else { return false }
        let reading = stage.convertTime(CACurrentMediaTime(), from: nil)
        let part = reading.truncatingRemainder(dividingBy: Self.length) / Self.length
        let line = Self.line(frame)
        scrub(to: line.minX + line.width * (part + (key == "left" ? -0.05 : 0.05)))
        letGo()
        return true
    }

    private func letGo() {
        if isPlaying { stage.startClock() }
    }

    private func toggle() {
        isPlaying.toggle()
        showIcon()
        if isPlaying { return stage.startClock() }
        stage.stopClock(at: stage.convertTime(CACurrentMediaTime(), from: nil))
    }

    /// Updates the button's icon: two bars to pause, a triangle to play.
    private func showIcon() {
        let side = frame.unit * 0.17
        guard isPlaying else {
            let corners = [(-0.7, -1), (1, 0), (-0.7, 1)].map {
                CGPoint(x: $0 * side, y: $1 * side)
            }
            return icon.path = CGPath(through: corners, isClosed: true)
        }
        let bars = CGMutablePath()
        for x in [-0.85, 0.25] {
            bars.addRect(CGRect(x: x * side, y: -side, width: 0.6 * side, height: 2 * side))
        }
        icon.path = bars
    }

    // MARK: Geometry

    private static func buttonPlace(_ frame: SceneFrame) -> CGPoint {
        CGPoint(x: frame.area.minX + frame.unit * 0.4, y: frame.point(0, 0.92).y)
    }

    /// Returns the line along which the clock is scrubbed.
    private static func line(_ frame: SceneFrame) -> CGRect {
        let start = frame.area.minX + frame.unit * 1.3
        return CGRect(
            x: start, y: frame.point(0, 0.92).y, width: frame.area.maxX - frame.unit * 0.3 - start,
            height: 0
        )
    }

    /// Scrubs back and forth, then plays.
    static func script(size: CGSize) -> [ScriptedInput] {
        let line = line(SceneFrame(size))
        return ScriptedInput.drag(atFrame: 66, moves: 90) { t in
            CGPoint(x: line.minX + line.width * (0.28 + 0.5 * t * sin(3 * .pi * t)), y: line.midY)
        } + ScriptedInput.tap(atFrame: 200, at: buttonPlace(SceneFrame(size)))
            + ScriptedInput.tap(atFrame: 240, at: buttonPlace(SceneFrame(size)))
    }
}
