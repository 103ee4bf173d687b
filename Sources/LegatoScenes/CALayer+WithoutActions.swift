import Legato

extension CALayer {
    /// Changes layers without implicit animations.
    static func withoutActions(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }
}
