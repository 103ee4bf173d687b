#if Macros
/// Files a variable of an extension of `EnvironmentValues` or `Transaction` under a key of its own.
///
/// The variable needs a default value, or an optional type, which is `nil` by default. Where its
/// type is written down the default value is made anew each time; otherwise it is made once, and
/// its type must be `Sendable`.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: CGColor = .black
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LegatoMacrosPlugin", type: "EntryMacro")
#endif
