import LegatoGraphics
package import LegatoRenderTree

/// An animation of the property that a key path names.
open class CAPropertyAnimation: CAAnimation {
    /// The key path, such as `position.x`; nil animates nothing.
    public var keyPath: String? { didSet { willChange("keyPath") } }
    /// Whether the result is added to the value underneath; false by default.
    public var isAdditive = false { didSet { willChange("isAdditive") } }
    /// Whether each repetition starts where the last one ended; false by default.
    public var isCumulative = false { didSet { willChange("isCumulative") } }

    /// Creates an animation of the property that `keyPath` names.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    /// Creates an animation of nothing.
    public required init() { super.init() }

    /// Copies key path and switches.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// The property that the key path names; nil for one of the program's own keys.
    package var path: PropertyPath? { keyPath.flatMap { try? PropertyPath($0) } }

    package override func validate(for layer: CALayer) {
        guard let keyPath else { return }
        do {
            let path = try PropertyPath(keyPath)
            require(
                path.property.row.isAnimatable,
                "\(type(of: self)): the property '\(keyPath)' cannot be animated"
            )
        } catch {
            require(
                !error.rootIsKnown && layer.hasCustomValue(PropertyPath.split(keyPath).root),
                "\(type(of: self)): \(error)"
            )
        }
    }
}
