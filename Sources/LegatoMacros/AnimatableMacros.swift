#if Macros
/// Makes a struct, class or enum `Animatable` through its stored variables.
///
/// The generated `animatableData` combines the data of all stored variables, in order: a single
/// variable provides its own data, several give `AnimatableValues`, none gives
/// `EmptyAnimatableData`.
///
/// A variable must be `VectorArithmetic` or `Animatable` and needs a type annotation, unless its
/// initial value is a floating-point literal; otherwise the compiler reports an error at the
/// variable. Exclude such a variable with `@AnimatableIgnored`. Constants, static and computed
/// variables are ignored, and so are those with a property wrapper, whose storage belongs to the
/// wrapper.
///
/// An existing conformance is not declared again, and a type that declares `animatableData` itself
/// keeps it. The macro sees only the type's own declaration, not its extensions.
///
/// ```swift
/// @Animatable
/// struct Ring {
///     var center: CGPoint
///     var radius: Double
///     @AnimatableIgnored var isFilled: Bool
/// }
/// ```
@attached(member, names: named(animatableData), named(_AnimatableVariables))
@attached(memberAttribute)
@attached(extension, conformances: Animatable)
public macro Animatable() =
    #externalMacro(module: "LegatoMacrosPlugin", type: "AnimatableMacro")

/// Excludes a stored variable from the `animatableData` that `@Animatable` generates.
@attached(peer)
public macro AnimatableIgnored() =
    #externalMacro(module: "LegatoMacrosPlugin", type: "AnimatableIgnoredMacro")

/// Marks a variable that `@Animatable` animates; not for direct use.
@attached(peer, names: prefixed(_Animatable_))
public macro _AnimatableVariable() =
    #externalMacro(module: "LegatoMacrosPlugin", type: "AnimatableVariableMacro")
#endif
