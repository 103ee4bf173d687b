import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// Contains the view of a representable; its superview is the view that hosts the SwiftUI views.
final class HostView: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        content.frame = .zero
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// The view whose layer contains the SwiftUI view tree, or else the root controller's view of
    /// the display's window.
    override var foster: UIView? {
        layerParent
            ?? layer.host.flatMap { host in
                UIWindowScene.of(host)?.displayWindow?.rootViewController?.viewIfLoaded
            }
    }

    /// The view of the nearest layer above.
    override var layerParent: UIView? {
        var above = layer.superlayer
        while let layer = above {
            if let view = layer.delegate as? UIView { return view }
            above = layer.superlayer
        }
        return nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        content.point(inside: convert(point, to: content), with: event)
    }
}
