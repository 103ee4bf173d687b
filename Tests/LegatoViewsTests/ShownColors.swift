import Foundation
import Legato
import LegatoLayers

extension ViewDisplay {
    /// Returns the presented frame of a colour in the tree; nil if it is not shown.
    func frame(_ color: Color) -> CGRect? {
        let wanted = color.resolve(in: EnvironmentValues()).cgColor
        var waiting: [CALayer] = [display.rootLayer]
        while let layer = waiting.popLast() {
            if let layer = layer as? CAShapeLayer, layer.fillColor == wanted,
                let shown = layer.presentation()
            {
                return shown.convert(shown.bounds, to: hosting.presentation())
            }
            waiting += layer.sublayers ?? []
        }
        return nil
    }
}
