/// A protocol that keeps types from taking the isolation of `View` and `ViewModifier`.
///
/// A type takes the isolation of the protocols that it conforms to, unless they name different
/// global actors. `Shape` and `GeometryEffect` refine this protocol beside those of the main actor,
/// so that the types that conform to them are not isolated to the main actor because of them. A
/// shape is then nonisolated in a module with main-actor default isolation as well. Conform to those
/// protocols, not to this one alone.
@_UnusedGlobalActor public protocol _RemoveGlobalActorIsolation {}

/// The global actor of `_RemoveGlobalActorIsolation`; no code runs on it.
@globalActor public actor _UnusedGlobalActor {
    /// The only instance.
    public static let shared = _UnusedGlobalActor()

    private init() {}
}
