#if Macros
/// Makes a struct, class or enum `Animatable` by its stored variables.
///
/// Its `animatableData` joins the data of all stored variables, in order: one variable gives its
/// own data, several give `AnimatableValues`, none gives `EmptyAnimatableData`. A variable must be
/// `VectorArithmetic` or `Animatable` and have its type written down, unless its value is a
/// floating-point literal; otherwise the compiler complains at the variable, which then may be
/// marked with `@AnimatableIgnored`. Constants, static and computed variables are left alone, and
/// so are those with a property wrapper, whose storage belongs to the wrapper. A conformance that
/// is declared already is not declared again, and a type that has an `animatableData` of its own
/// keeps it. The macro sees the type's own declaration alone, not its extensions.
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

/// Keeps a stored variable out of the `animatableData` that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() =
    #externalMacro(module: "LegatoMacrosPlugin", type: "AnimatableIgnoredMacro")

/// Marks what `@Animatable` animates; not to be used by hand.
@attached(peer, names: prefixed(_Animatable_))
public macro _AnimatableVariable() =
    #externalMacro(module: "LegatoMacrosPlugin", type: "AnimatableVariableMacro")
#endif
