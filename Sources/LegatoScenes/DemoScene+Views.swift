import Foundation
import Legato

extension DemoScene {
    /// Creates a scene of views.
    ///
    /// The views are centred, in the dark colour scheme, and laid out in at least 960 x 600 points;
    /// in smaller or larger scenes they are scaled.
    /// - Parameters:
    ///   - id: The name in commands and file names.
    ///   - title: The displayed name.
    ///   - sentence: The description.
    ///   - stillTime: The time of the scene's still image in seconds.
    ///   - play: Scripts the input.
    ///   - views: Builds the views.
    init(
        id: String, title: String, sentence: String, stillTime: CFTimeInterval,
        play: @escaping (inout Hand) -> Void = { _ in },
        @ViewBuilder views: @escaping () -> some View
    ) {
        self.init(
            id: id, title: title, sentence: sentence, stillTime: stillTime, play: play,
            stage: { size in
                let stage = HostingLayer(
                    rootView: views().colorScheme(.dark).tint(Color(cgColor: Palette.coral))
                )
                stage.bounds.size = size
                return stage
            }
        )
    }

    /// Creates a scene of a layer in its centre, which is scaled as `Hand` scales the input.
    ///
    /// The parameters are those of a scene of views; `stage` builds the layer for the scene's size
    /// before scaling.
    init(
        id: String, title: String, sentence: String, stillTime: CFTimeInterval,
        play: @escaping (inout Hand) -> Void, stage: @escaping (CGSize) -> CALayer
    ) {
        self.init(
            id: id, title: title, sentence: sentence, stillTime: stillTime,
            script: { size in
                var hand = Hand(size: size)
                play(&hand)
                return hand.inputs
            },
            build: { size, _ in
                let scale = Hand.scale(in: size)
                let root = CALayer(backdrop: size)
                let stage = stage(CGSize(width: size.width / scale, height: size.height / scale))
                stage.position = root.position
                stage.transform = CATransform3DMakeScale(scale, scale, 1)
                root.addSublayer(stage)
                return root
            }
        )
    }
}

/// Scripts the input of a scene of views, in the views' points relative to the scene's centre.
struct Hand {
    /// The scripted inputs so far.
    private(set) var inputs: [ScriptedInput] = []
    private let size: CGSize

    init(size: CGSize) { self.size = size }

    /// Returns the scale of the views in a scene of a size.
    static func scale(in size: CGSize) -> CGFloat { min(size.width / 960, size.height / 600) }

    /// Presses a point for a twelfth of a second.
    mutating func tap(_ x: CGFloat, _ y: CGFloat, atFrame frame: Int) {
        drag(atFrame: frame, moves: 4) { _ in CGPoint(x: x, y: y) }
    }

    /// Types a text, fifteen characters per second.
    mutating func type(_ text: String, atFrame frame: Int) {
        for (step, character) in text.enumerated() {
            commit(String(character), atFrame: frame + 4 * step)
        }
    }

    /// Commits a text at once, like an input method.
    mutating func commit(_ text: String, atFrame frame: Int) {
        let time = Double(frame) / 60
        inputs.append(ScriptedInput(time, .text(TextEvent(string: text, time: time))))
    }

    /// Sets the input method's composition text.
    mutating func compose(_ text: String, atFrame frame: Int) {
        let time = Double(frame) / 60
        inputs.append(ScriptedInput(time, .composition(CompositionEvent(string: text, time: time))))
    }

    /// Presses a key.
    mutating func press(_ key: String, atFrame frame: Int) {
        let time = Double(frame) / 60
        inputs.append(ScriptedInput(time, .keyDown(KeyEvent(key: key, time: time))))
    }

    /// Presses, moves and releases the pointer, like `ScriptedInput.drag`.
    mutating func drag(atFrame frame: Int, moves: Int, path: (CGFloat) -> CGPoint) {
        let scale = Self.scale(in: size)
        inputs += ScriptedInput.drag(atFrame: frame, moves: moves) { t in
            let point = path(t)
            return CGPoint(
                x: size.width / 2 + point.x * scale, y: size.height / 2 + point.y * scale
            )
        }
    }
}

extension Color {
    static let surface = Color(cgColor: Palette.surface)
    static let edge = Color(cgColor: Palette.edge)
    static let coral = Color(cgColor: Palette.coral)
    static let aqua = Color(cgColor: Palette.teal)
    static let dusk = Palette.dusk.map { Color(cgColor: $0) }
}

extension View {
    /// Adds a rounded panel behind the view.
    func plate(cornerRadius: CGFloat = 28) -> some View {
        background {
            RoundedRectangle(cornerRadius: cornerRadius).fill(Color.surface)
            RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(Color.edge)
        }
    }
}
