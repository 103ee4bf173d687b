import UIKit

/// Draws with UIKit's paths in functions that are isolated to nothing.
nonisolated enum Stamp {
    static func image(of size: CGSize) -> CGImage? {
        UIGraphicsPushContext(CGContext.stamp(of: size))
        defer { UIGraphicsPopContext() }
        UIColor.systemTeal.setFill()
        let path = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))
        path.fill()
        path.lineWidth = 2
        path.stroke()
        path.addClip()
        return UIGraphicsGetCurrentContext()?.makeImage()
    }
}

extension CGContext {
    nonisolated static func stamp(of size: CGSize) -> CGContext {
        CGContext(width: Int(size.width), height: Int(size.height))
    }
}

nonisolated struct Throw {
    let speed: ClosedRange<Double>

    var velocity: CGVector { CGVector(dx: .random(in: speed), dy: .random(in: speed)) }

    static let pacings: Set = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
    ]
}
