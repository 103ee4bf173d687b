import Foundation
import Legato

/// The scene's caption and, while frames are drawn, their rate and the renderer.
@MainActor
final class Overlay {
    private unowned let window: Window
    private let caption = TextLayer()
    private let figures = TextLayer()
    private var timer: Timer?
    private var shown = ""
    /// The displayed speed of the scene's clock; empty at full speed.
    var pace = "" {
        didSet { watch() }
    }
    private var latest: (time: CFTimeInterval, frames: Int) = (0, 0)

    private static let interval: CFTimeInterval = 0.5
    private static let margin: CGFloat = 30

    init(window: Window) {
        self.window = window
        for layer in [caption, figures] { window.rootLayer.addSublayer(layer) }
    }

    /// Shows the scene's title and sentence at the bottom.
    func show(title: String, sentence: String) {
        caption.isHidden = false
        let width = max(1, window.size.width - 2 * Self.margin - 24)
        caption.show("\(title)\n\(sentence)", gray: 0.8, width: width, scale: window.scale)
        caption.place(left: Self.margin, bottom: window.size.height - Self.margin)
    }

    /// Hides the caption.
    func hideCaption() { caption.isHidden = true }

    /// Updates the figures until the window is idle.
    func watch() {
        guard timer == nil else { return }
        latest = (CACurrentMediaTime(), window.pacing.framesPresented)
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) {
            [weak self] _ in MainActor.assumeIsolated { self?.update() }
        }
    }

    /// Stops the updates.
    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func update() {
        let now = (time: CACurrentMediaTime(), frames: window.pacing.framesPresented)
        let frames = now.frames - latest.frames
        // A single frame only shows the previous figures.
        let isIdle = frames <= 1
        let rate = Double(frames) / (now.time - latest.time)
        latest = now
        let figure = isIdle ? "idle" : "\(Int(rate.rounded())) fps"
        let text = [figure, window.rendererName, pace].filter { !$0.isEmpty }
            .joined(separator: "  ·  ")
        guard text != shown else {
            if isIdle { stop() }
            return
        }
        shown = text
        figures.show(text, gray: 0.7, width: nil, scale: window.scale)
        figures.place(
            left: window.size.width - Self.margin - figures.bounds.width,
            bottom: Self.margin + figures.bounds.height
        )
    }
}

/// A text on a dark panel, which is ignored by hit testing.
final class TextLayer: CALayer {
    override func contains(_ point: CGPoint) -> Bool { false }

    func show(
        _ text: String, gray: CGFloat, width: CGFloat?, scale: CGFloat, fontSize: CGFloat = 15
    ) {
        // Without fonts the scenes are shown without text.
        guard
            let layout = try? TextLayout(
                string: text, fontName: "DejaVu Sans", fontSize: fontSize,
                color: CGColor(gray: gray), maximumWidth: width
            )
        else { return }
        let image = layout.image(scale: scale)
        set {
            contents = image
            contentsScale = scale
            contentsGravity = .center
            bounds.size = CGSize(
                width: CGFloat(image.width) / scale + 24, height: CGFloat(image.height) / scale + 12
            )
            backgroundColor = CGColor(red: 0.06, green: 0.08, blue: 0.09, alpha: 0.85)
            cornerRadius = 12
        }
    }

    func place(left: CGFloat, bottom: CGFloat) {
        set {
            anchorPoint = .zero
            position = CGPoint(x: left, y: (bottom - bounds.height).rounded())
        }
    }

    private func set(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }
}
