import LegatoGraphics

/// Initialisers that run those of the dynamic class.
///
/// Swift creates an object of a metatype by a `required` initialiser only, and Core Animation's are
/// not, so that subclasses need not write them. A convenience initialiser runs the designated one
/// of the class that it is called with. The functions below are these initialisers by the names of
/// their symbols: both take the class in the same place.
extension CALayer {
    package convenience init(copying layer: CALayer) { self.init(layer: layer) }

    package convenience init(fresh: ()) { self.init() }

    @_silgen_name("$s12LegatoLayers7CALayerC7copyingA2C_tcfC")
    private static func made(copying layer: __owned CALayer) -> CALayer

    @_silgen_name("$s12LegatoLayers7CALayerC5freshACyt_tcfC")
    private static func made() -> CALayer

    /// Returns a layer of this class, created by its `init()`.
    package static func make() -> Self { unsafeDowncast(made(), to: Self.self) }

    /// Returns a layer of the class of this one, created by its `init(layer:)`.
    func makeCopy() -> Self {
        unsafeDowncast(type(of: self).made(copying: self), to: Self.self)
    }
}

extension CAAnimation {
    package convenience init(fresh: ()) { self.init() }

    @_silgen_name("$s12LegatoLayers11CAAnimationC5freshACyt_tcfC")
    private static func made() -> CAAnimation

    /// Returns an animation of this class, created by its `init()`.
    package static func make() -> CAAnimation { made() }
}
