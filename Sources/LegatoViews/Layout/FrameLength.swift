import Foundation

/// Tells of lengths of frames that cannot be, and what is taken instead.
enum FrameLength {
    /// A length that is to be kept: zero in place of a negative one, none in place of NaN.
    ///
    /// Infinity counts as none unless it is allowed.
    static func checked(
        _ length: CGFloat?,
        _ name: String,
        mayBeInfinite: Bool = false
    ) -> CGFloat? {
        guard let length else { return nil }
        if length >= 0, length < .infinity || mayBeInfinite { return length }
        let isNegative = length < 0 && length > -.infinity
        ViewWarning.print(
            "A frame cannot have the \(name) \(isNegative ? "below 0" : "\(length)"); "
                + (isNegative ? "0 is taken." : "it is left out.")
        )
        return isNegative ? 0 : nil
    }
}
