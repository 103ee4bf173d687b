#if canImport(LegatoUIKit)
import Foundation
import Legato
import LegatoUIKit

extension DemoScene {
    /// Creates a scene of a UIKit view of 960 x 600 points, which is scaled to other sizes.
    ///
    /// The parameters are those of a scene of SwiftUI views.
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

/// A layer that retains a view.
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
