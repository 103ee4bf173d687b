// Xcode completes an import with the header of a class, and recognizers need the one of their subclasses.
import CoreGraphics.CGGeometry
import QuartzCore.CALayer
import UIKit.UIColor
import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIView

final class FirstTouch: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .recognized }
    }
}

@MainActor func recolored(_ view: UIView) -> CGRect {
    let layer: CALayer = view.layer
    layer.backgroundColor = UIColor.red.cgColor
    return CGRect(x: 0, y: 0, width: 10, height: 10)
}
