import LegatoGraphics
public import LegatoMotion

/// A modifier whose body is evaluated for every frame of an animation of its data; new code
/// conforms to `ViewModifier` and `Animatable` instead.
///
/// The protocol has the requirement of `Animatable`, but does not inherit from it: the data of its
/// modifiers is isolated to the main actor, so that they need no `nonisolated` in any language
/// mode. A modifier that conforms to `Animatable` as well animates through that conformance.
@preconcurrency @MainActor public protocol AnimatableModifier: ViewModifier {
    /// The type of the vector that represents the modifier.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate; setting it changes the modifier.
    var animatableData: AnimatableData { get set }
}

extension AnimatableModifier where AnimatableData == EmptyAnimatableData {
    /// Empty data: a modifier that declares none does not animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A view that evaluates the body of an animatable modifier.
struct OlderAnimatableView<Modifier: AnimatableModifier>: View, @MainActor Animatable, GuestHolder {
    var modifier: Modifier
    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
    var body: some View { modifier.body(content: ModifierContent()) }
}
