import LegatoGraphics
public import LegatoViews

/// Commands of an app, shown in a menu bar at the top of its windows.
///
/// Every window has the bar, except for the settings window and windows of the style `plain`. In
/// addition to the app's commands, it contains the standard ones for opening and closing windows,
/// editing text and quitting. An app without commands has no bar. F10 opens the first menu, and Alt
/// with the first letter of a title opens its menu. Shortcuts work in every window of the app.
///
/// ```swift
/// struct NoteCommands: Commands {
///     @FocusedBinding(\.document) private var text
///
///     var body: some Commands {
///         CommandMenu("Note") {
///             Button("Clear") { text = "" }
///                 .keyboardShortcut("k")
///                 .disabled(text == nil)
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol Commands {
    /// The type of the commands returned by `body`.
    associatedtype Body: Commands

    /// The content of the commands.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension PrimitiveCommands {
    /// Always traps: primitive commands have no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: commands whose Body is Never have no body.")
    }
}

/// Commands that provide their controls directly and have no body.
protocol PrimitiveCommands: Commands where Body == Never {
    /// The controls.
    var controls: AnyView { get }
}

extension Commands {
    /// The controls of the commands.
    fileprivate var allControls: AnyView {
        if let own = self as? any PrimitiveCommands { return own.controls }
        return AnyView(CommandsView(commands: self))
    }
}

/// A view that evaluates the body of commands and connects their dynamic properties to storage.
private struct CommandsView<Content: Commands>: View {
    let commands: Content

    var body: some View { commands.body.allControls }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// The commands are primitive and have no body.
    public typealias Body = Never
    /// Creates no commands.
    public nonisolated init() {}
}

extension EmptyCommands: PrimitiveCommands {
    var controls: AnyView { AnyView(EmptyView()) }
}

/// A menu of commands, placed between the View and Window menus.
public struct CommandMenu<Content: View>: Commands {
    /// The commands are primitive and have no body.
    public typealias Body = Never
    private let entry: CommandEntry<Content>

    /// Creates a menu with a localised title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// Creates a menu with the characters of a text as its title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        entry = CommandEntry(menu: name, content: content)
    }
}

extension CommandMenu: PrimitiveCommands {
    var controls: AnyView { AnyView(entry) }
}

/// Commands composed of several commands.
public struct TupleCommands<each Content: Commands>: Commands {
    /// The commands are primitive and have no body.
    public typealias Body = Never
    let content: (repeat each Content)
}

extension TupleCommands: PrimitiveCommands {
    var controls: AnyView {
        var all: [AnyView] = []
        for commands in repeat each content { all.append(commands.allControls) }
        return AnyView(ForEach(all.indices, id: \.self) { all[$0].commandIndex($0) })
    }
}

/// Commands that exist under a condition.
public struct OptionalCommands<Content: Commands>: Commands {
    /// The commands are primitive and have no body.
    public typealias Body = Never
    let content: Content?
}

extension OptionalCommands: PrimitiveCommands {
    var controls: AnyView { content?.allControls ?? AnyView(EmptyView()) }
}

/// Commands of one of two kinds.
public struct ConditionalCommands<First: Commands, Second: Commands>: Commands {
    enum Kind {
        case first(First)
        case second(Second)
    }

    /// The commands are primitive and have no body.
    public typealias Body = Never
    let kind: Kind
}

extension ConditionalCommands: PrimitiveCommands {
    var controls: AnyView {
        switch kind {
        case .first(let commands): commands.allControls
        case .second(let commands): commands.allControls
        }
    }
}

/// Builds commands from those listed in a closure.
@resultBuilder
@preconcurrency @MainActor public enum CommandsBuilder {
    /// Returns no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Returns single commands unchanged.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Combines several commands.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> TupleCommands<repeat each Content> {
        TupleCommands(content: (repeat each content))
    }

    /// Returns the commands of the first branch of an `if` with `else`.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> ConditionalCommands<First, Second> {
        ConditionalCommands(kind: .first(first))
    }

    /// Returns the commands of the second branch of an `if` with `else`.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> ConditionalCommands<First, Second> {
        ConditionalCommands(kind: .second(second))
    }

    /// Returns the commands of an `if #available` branch.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
        content
    }

    /// Returns the commands of an `if` without `else`.
    public static func buildIf<Content: Commands>(
        _ content: Content?
    ) -> OptionalCommands<Content> {
        OptionalCommands(content: content)
    }
}

extension Scene {
    /// Adds commands, whose shortcuts work in every window of the app.
    ///
    /// ```swift
    /// WindowGroup { Editor() }
    ///     .commands {
    ///         CommandGroup(after: .newItem) {
    ///             Button("Duplicate") { duplicate() }
    ///                 .keyboardShortcut("d", modifiers: [.command, .shift])
    ///         }
    ///     }
    /// ```
    ///
    /// A control in the window with the same shortcut takes precedence.
    public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let set = CommandSet(content().allControls)
        return SetScene(content: self) { if !$0.ignoresCommands { $0.commands.append(set) } }
    }

    /// Removes the commands of the scene.
    public func commandsRemoved() -> some Scene {
        SetScene(content: self) { $0.ignoresCommands = true }
    }

    /// Replaces the commands of the scene.
    public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let set = CommandSet(content().allControls)
        return SetScene(content: self) {
            $0.commands = [set]
            $0.ignoresCommands = true
        }
    }
}
