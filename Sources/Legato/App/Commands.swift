import LegatoGraphics
public import LegatoViews

/// Actions of a program, in the menus of its menu bar on Apple's platforms.
///
/// Legato draws no menu bar: the shortcuts of the commands work in every window of the program.
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

extension Commands where Body == Never {
    /// Always traps: primitive commands have no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: commands whose Body is Never have no body.")
    }
}

/// Commands that describe their controls themselves and have no body.
private protocol PrimitiveCommands: Commands where Body == Never {
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

/// A view that evaluates the body of commands, whose dynamic properties are connected with its own.
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

/// Commands in a menu of their own.
public struct CommandMenu<Content: View>: Commands {
    /// The commands are primitive and have no body.
    public typealias Body = Never
    private let content: Content

    /// Creates a menu with a title, which nothing shows.
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu with a title, which nothing shows.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension CommandMenu: PrimitiveCommands {
    var controls: AnyView { AnyView(content) }
}

/// A group of the commands that every program has.
public nonisolated struct CommandGroupPlacement: Sendable {
    /// Information on the program.
    public static let appInfo = CommandGroupPlacement()
    /// The settings of the program.
    public static let appSettings = CommandGroupPlacement()
    /// Services of other programs.
    public static let systemServices = CommandGroupPlacement()
    /// Hiding the program.
    public static let appVisibility = CommandGroupPlacement()
    /// Quitting the program.
    public static let appTermination = CommandGroupPlacement()
    /// Creating and opening documents.
    public static let newItem = CommandGroupPlacement()
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement()
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Undoing and redoing.
    public static let undoRedo = CommandGroupPlacement()
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement()
    /// Searching and replacing text.
    public static let textEditing = CommandGroupPlacement()
    /// The look of text.
    public static let textFormatting = CommandGroupPlacement()
    /// The tool bar.
    public static let toolbar = CommandGroupPlacement()
    /// The side bar.
    public static let sidebar = CommandGroupPlacement()
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement()
    /// The list of windows.
    public static let windowList = CommandGroupPlacement()
    /// The list of windows of which there is one.
    public static let singleWindowList = CommandGroupPlacement()
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}

/// Commands in a group of those that every program has.
///
/// Legato has no commands of its own there, so that the three forms have the same effect.
public struct CommandGroup<Content: View>: Commands {
    /// The commands are primitive and have no body.
    public typealias Body = Never
    private let addition: Content

    /// Creates commands before a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.addition = addition()
    }

    /// Creates commands after a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.addition = addition()
    }

    /// Creates commands in place of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.addition = addition()
    }
}

extension CommandGroup: PrimitiveCommands {
    var controls: AnyView { AnyView(addition) }
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
        return AnyView(ForEach(all.indices, id: \.self) { all[$0] })
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

    /// Returns the commands of an `if` without `else`.
    public static func buildIf<Content: Commands>(
        _ content: Content?
    ) -> OptionalCommands<Content> {
        OptionalCommands(content: content)
    }
}

extension Scene {
    /// Adds commands, whose shortcuts work in every window of the program.
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
    /// A control of the window with the same shortcut comes first.
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
