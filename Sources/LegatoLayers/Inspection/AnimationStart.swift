import LegatoMotion

/// How an animation of a property was started; recorded while its display is inspected.
struct AnimationStart {
    /// Where it was started; nil if that is unknown.
    let origin: AnimationOrigin?
    /// The transaction in words.
    let transaction: String

    /// Describes a transaction that starts an animation.
    init(_ animation: Animation, in transaction: Transaction) {
        origin = transaction[AnimationOriginKey.self]
        let count = transaction.animationListeners.count
        let parts = [
            "\(animation)", transaction.isContinuous ? "continuous" : nil,
            transaction.disablesAnimations ? "animations disabled" : nil,
            transaction.tracksVelocity ? "tracks velocity" : nil,
            count == 0 ? nil : count == 1 ? "1 completion" : "\(count) completions",
        ]
        self.transaction = parts.compactMap(\.self).joined(separator: ", ")
    }
}
