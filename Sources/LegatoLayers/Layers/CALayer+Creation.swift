import LegatoGraphics

/// Initialisers that run those of the dynamic class.
///
/// Swift can create an object from a metatype only with a `required` initialiser. Core Animation's
/// initialisers are not required, so that subclasses need not declare them. A convenience
/// initialiser, however, calls the designated one of the class on which it is called. The functions
/// below call such convenience initialisers by their symbol names, which works because a static
/// method and an initialiser receive the class in the same place.
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
