#if Macros
/// Creates an entry with its own key in `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`, for a variable declared in an extension.
///
/// The variable needs a default value or an optional type, whose default is `nil`; in
/// `FocusedValues` it needs an optional type. With a type annotation the default value is evaluated
/// each time it is read; otherwise it is evaluated once, and its type must be `Sendable`.
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
