/// Numbers that arithmetic and conversions leave finite.
extension BinaryFloatingPoint {
    /// The same; the largest finite number for an infinite one, 0 for one that is none.
    package var finite: Self {
        isNaN ? 0 : max(-Self.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, self))
    }
}

extension Float {
    /// The nearest number of single precision; of finite numbers always a finite one.
    package init(nearest number: Double) {
        let most = Double(Float.greatestFiniteMagnitude)
        self = number.isFinite ? Float(max(-most, min(most, number))) : Float(number)
    }
}
