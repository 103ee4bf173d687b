#if canImport(LegatoUIKit)
import Foundation
import Legato
import LegatoUIKit

extension DemoScene {
    /// A card that a property animator opens, scrubbed by a pan and caught in flight.
    static let player = DemoScene(
        id: "player",
        title: "Catch the card",
        sentence: "A UIViewPropertyAnimator opens the card: a drag scrubs it, the release "
            + "continues it with a spring, and a press catches and reverses it in flight.",
        stillTime: 0.72,
        play: { hand in
            hand.drag(atFrame: 20, moves: 22) { CGPoint(x: 0, y: 210 - 190 * $0) }
            hand.drag(atFrame: 96, moves: 10) { CGPoint(x: 0, y: -150 + 110 * $0) }
            hand.drag(atFrame: 112, moves: 14) { CGPoint(x: 0, y: 60 - 80 * $0) }
        },
        view: { PlayerView(frame: CGRect(x: 0, y: 0, width: 960, height: 600)) }
    )
}

/// A card with a small and a large form.
private final class PlayerView: UIView {
    private static let small = CGRect(x: 280, y: 476, width: 400, height: 88)
    private static let large = CGRect(x: 280, y: 60, width: 400, height: 504)

    private let shade = UIView()
    private let card = UIView()
    private let cover = UIView()
    private let title = UILabel()
    private let artist = UILabel()
    private let progress = UIProgressView()
    private var animator: UIViewPropertyAnimator?
    private var isLarge = false
    private var caught: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in 0..<5 {
            let line = UIView(frame: CGRect(x: 280, y: 60 + row * 78, width: 400, height: 58))
            line.backgroundColor = UIColor(cgColor: Palette.surface)
            line.layer.cornerRadius = 14
            addSubview(line)
            let dot = CALayer(
                center: CGPoint(x: 31, y: 29), size: CGSize(width: 30, height: 30),
                cornerRadius: 8, color: Palette.spread(CGFloat(row) / 4)
            )
            let bar = CALayer(
                center: CGPoint(x: 129, y: 29), size: CGSize(width: 130, height: 10),
                cornerRadius: 5, color: Palette.edge
            )
            for part in [dot, bar] { line.layer.addSublayer(part) }
        }
        shade.frame = bounds
        shade.backgroundColor = UIColor(cgColor: Palette.night)
        addSubview(shade)
        card.backgroundColor = UIColor(cgColor: Palette.edge)
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 18
        addSubview(card)
        let colors = CAGradientLayer()
        colors.frame = CGRect(x: 0, y: 0, width: 240, height: 240)
        colors.colors = [Palette.coral, Palette.dusk[1], Palette.dusk[3]]
        (colors.startPoint, colors.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        cover.bounds = colors.frame
        cover.layer.cornerRadius = 24
        cover.clipsToBounds = true
        cover.layer.addSublayer(colors)
        card.addSubview(cover)
        title.text = "Legato con moto"
        title.font = .systemFont(ofSize: 30, weight: .bold)
        artist.text = "The Springs"
        artist.font = .systemFont(ofSize: 19)
        for label in [title, artist] {
            label.textColor = .white
            label.bounds.size = label.sizeThatFits(CGSize(width: 360, height: 60))
            card.addSubview(label)
        }
        progress.bounds.size.width = 300
        progress.progress = 0.4
        progress.tintColor = UIColor(cgColor: Palette.coral)
        card.addSubview(progress)
        show(large: false)
        card.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector(PlayerView.panned))
        )
    }

    required init?(coder: NSCoder) { nil }

    /// Sets everything that the animator animates.
    private func show(large isLarge: Bool) {
        card.frame = isLarge ? Self.large : Self.small
        card.layer.cornerRadius = isLarge ? 32 : 20
        shade.alpha = isLarge ? 0.75 : 0
        cover.center = isLarge ? CGPoint(x: 200, y: 170) : CGPoint(x: 50, y: 44)
        cover.transform = CGAffineTransform(scale: isLarge ? 1 : 60.0 / 240)
        place(title, isLarge, y: isLarge ? 340 : 32, scale: isLarge ? 1 : 0.62)
        place(artist, isLarge, y: isLarge ? 382 : 59, scale: isLarge ? 1 : 0.78)
        artist.alpha = isLarge ? 0.8 : 0.6
        progress.center = CGPoint(x: 200, y: isLarge ? 440 : 100)
        progress.alpha = isLarge ? 1 : 0
    }

    /// Centres a label in the card, or aligns it beside the cover.
    private func place(_ label: UILabel, _ isLarge: Bool, y: CGFloat, scale: CGFloat) {
        label.center = CGPoint(x: isLarge ? 200 : 96 + label.bounds.width * scale / 2, y: y)
        label.transform = CGAffineTransform(scale: scale)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            let animator = animator ?? makeAnimator()
            animator.pauseAnimation()
            caught = animator.fractionComplete
        case .changed:
            guard let animator else { return }
            let distance = pan.translation(in: self).y / (Self.small.minY - Self.large.minY)
            let progress = isLarge ? distance : -distance
            animator.fractionComplete = caught + (animator.isReversed ? -progress : progress)
        case .ended, .cancelled:
            let velocity = pan.velocity(in: self).y
            animator?.isReversed = (velocity == 0 ? !isLarge : velocity < 0) == isLarge
            let spring = UISpringTimingParameters(dampingRatio: 0.75)
            animator?.continueAnimation(withTimingParameters: spring, durationFactor: 0)
        default: break
        }
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.75) { [unowned self] in
            show(large: !isLarge)
        }
        animator.addCompletion { [unowned self] end in
            if end == .end { isLarge.toggle() }
            self.animator = nil
        }
        self.animator = animator
        return animator
    }
}

extension CGAffineTransform {
    /// Creates a transform that scales by the same factor in both directions.
    fileprivate init(scale: CGFloat) { self.init(scaleX: scale, y: scale) }
}
#endif
