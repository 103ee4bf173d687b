package import Foundation
package import LegatoGraphics

/// A committed emitter cell.
///
/// Units and defaults are those of the `CAEmitterCell` properties of the same names.
package struct EmitterCell: Sendable, Equatable {
    package var name: String?
    package var isEnabled = true
    package var birthRate = 0.0
    package var lifetime = 0.0
    package var lifetimeRange = 0.0
    package var emissionLatitude = 0.0
    package var emissionLongitude = 0.0
    package var emissionRange = 0.0
    package var velocity = 0.0
    package var velocityRange = 0.0
    package var xAcceleration = 0.0
    package var yAcceleration = 0.0
    package var zAcceleration = 0.0
    package var scale = 1.0
    package var scaleRange = 0.0
    package var scaleSpeed = 0.0
    package var spin = 0.0
    package var spinRange = 0.0
    package var color: CGColor? = .white
    package var redRange = 0.0
    package var greenRange = 0.0
    package var blueRange = 0.0
    package var alphaRange = 0.0
    package var redSpeed = 0.0
    package var greenSpeed = 0.0
    package var blueSpeed = 0.0
    package var alphaSpeed = 0.0
    package var contents: CGImage?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale = 1.0
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias = 0.0
    package var beginTime = 0.0
    package var duration = Double.infinity
    package var speed = 1.0
    package var timeOffset = 0.0
    package var repeatCount = 0.0
    package var repeatDuration = 0.0
    package var autoreverses = false
    /// The cells that its particles emit.
    package var cells: [EmitterCell]?

    package init() {}
}
