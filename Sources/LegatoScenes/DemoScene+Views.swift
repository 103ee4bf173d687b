import Foundation
import Legato

extension DemoScene {
    /// Creates a scene of views.
    ///
    /// They stand in the middle, light on dark, with room for 960 x 600 points at least: at other
    /// sizes they are shown smaller or larger.
    /// - Parameters:
    ///   - id: The name in commands and file names.
    ///   - title: The name for people.
    ///   - sentence: What there is to see.
    ///   - stillTime: The moment that shows the scene best, seconds.
    ///   - play: What a person does.
    ///   - views: Makes the views.
    init(
        id: String,
        title: String,
        sentence: String,
        stillTime: CFTimeInterval,
        play: @escaping (inout Hand) -> Void = { _ in },
        @ViewBuilder views: @escaping () -> some View
    ) {
        self.init(
            id: id,
            title: title,
            sentence: sentence,
            stillTime: stillTime,
            script: { size in
                var hand = Hand(size: size)
                play(&hand)
                return hand.inputs
            },
            build: { size, _ in
                let scale = Hand.scale(in: size)
                let root = CALayer(backdrop: size)
                let stage = HostingLayer(
                    rootView: views().colorScheme(.dark).tint(Color(cgColor: Palette.coral))
                )
                stage.bounds.size = CGSize(width: size.width / scale, height: size.height / scale)
                stage.position = root.position
                stage.transform = CATransform3DMakeScale(scale, scale, 1)
                root.addSublayer(stage)
                return root
            }
        )
    }
}

/// What a person does in a scene of views, in their points from the middle of the scene.
struct Hand {
    /// What was done so far.
    private(set) var inputs: [ScriptedInput] = []
    private let size: CGSize

    init(size: CGSize) { self.size = size }

    /// How large the views of a scene are shown.
    static func scale(in size: CGSize) -> CGFloat { min(size.width / 960, size.height / 600) }

    /// Presses a place for a twelfth of a second.
    mutating func tap(_ x: CGFloat, _ y: CGFloat, atFrame frame: Int) {
        drag(atFrame: frame, moves: 4) { _ in CGPoint(x: x, y: y) }
    }

    /// Presses, moves and lets go, as `ScriptedInput.drag`.
    mutating func drag(atFrame frame: Int, moves: Int, path: (CGFloat) -> CGPoint) {
        let scale = Self.scale(in: size)
        inputs += ScriptedInput.drag(atFrame: frame, moves: moves) { t in
            let point = path(t)
            return CGPoint(
                x: size.width / 2 + point.x * scale,
                y: size.height / 2 + point.y * scale
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
    /// Puts a surface behind the view.
    func plate(cornerRadius: CGFloat = 28) -> some View {
        background {
            RoundedRectangle(cornerRadius: cornerRadius).fill(Color.surface)
            RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(Color.edge)
        }
    }
}
