package import Foundation

/// Conversions that always yield finite numbers.
extension BinaryFloatingPoint {
    /// The number itself; the largest finite number for infinity, 0 for NaN.
    package var finite: Self {
        isNaN ? 0 : max(-Self.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, self))
    }
}

extension Float {
    /// The nearest single-precision number; always finite for finite numbers.
    package init(nearest number: Double) {
        let maximum = Double(Float.greatestFiniteMagnitude)
        self = number.isFinite ? Float(max(-maximum, min(maximum, number))) : Float(number)
    }
}

extension CGRect {
    /// The rectangle with a size of at least 0; a finite rectangle stays finite.
    package var finiteStandardized: CGRect {
        let rect = standardized
        guard isFinite else { return rect }
        return CGRect(
            x: rect.origin.x.finite, y: rect.origin.y.finite, width: rect.width, height: rect.height
        )
    }
}
