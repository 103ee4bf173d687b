#if canImport(LegatoUIKit)
import Foundation
import Legato
import LegatoUIKit

extension DemoScene {
    /// Creates a scene of a view of UIKit, which gets 960 x 600 points; at other sizes it is scaled.
    ///
    /// The parameters are those of a scene of views.
    init(
        id: String, title: String, sentence: String, stillTime: CFTimeInterval,
        play: @escaping (inout Hand) -> Void = { _ in }, view: @escaping () -> UIView
    ) {
        self.init(
            id: id, title: title, sentence: sentence, stillTime: stillTime, play: play,
            stage: { _ in Stage(view()) }
        )
    }
}

/// A layer that holds a view.
private final class Stage: CALayer {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
        bounds.size = CGSize(width: 960, height: 600)
        view.frame = bounds
        addSublayer(view.layer)
    }

    required init?(coder: NSCoder) { nil }
}
#endif
