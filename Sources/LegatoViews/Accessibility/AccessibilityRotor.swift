import Foundation
import LegatoGraphics
public import LegatoLayers
import LegatoMotion

/// The entries of a rotor, which are views: `AccessibilityRotorEntry`, also in a `ForEach` or an `if`.
public typealias AccessibilityRotorContent = View
/// Builds the entries of a rotor.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// A target of a rotor: the view with an id, or a part of a text.
///
/// Outside of rotors it is an empty view.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: View {
    private let label: Text
    private let target: AnyHashable?
    private let part: Range<String.Index>?
    private let prepare: () -> Void
    @Environment(\.accessibilityRotor) private var rotor

    private init(
        _ label: Text, _ target: AnyHashable?, _ part: Range<String.Index>?,
        _ prepare: @escaping () -> Void
    ) {
        (self.label, self.target, self.part, self.prepare) = (label, target, part, prepare)
    }

    /// Creates an entry for a view inside the rotor's view by its id, which `id(_:)` or a `ForEach`
    /// sets.
    ///
    /// - Parameters:
    ///   - label: The label of the entry.
    ///   - id: The id of the view.
    ///   - textRange: The part of the view's text to select; nil, the default, for none.
    ///   - prepare: Called before the view is searched, such as to show it.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label, AnyHashable(id), textRange, prepare)
    }

    /// Creates an entry for a view inside the rotor's view by its id; see
    /// `init(_:id:textRange:prepare:)` with a text.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for a view inside the rotor's view by its id; see
    /// `init(_:id:textRange:prepare:)` with a text.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for a view inside the rotor's view with `accessibilityRotorEntry(id:in:)`.
    ///
    /// - Parameters:
    ///   - label: The label of the entry.
    ///   - id: The id of the view.
    ///   - namespace: The namespace of the id.
    ///   - textRange: The part of the view's text to select; nil, the default, for none.
    ///   - prepare: Called before the view is searched, such as to show it.
    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(label, RotorTarget.key(id, namespace), textRange, prepare)
    }

    /// Creates an entry for a view inside the rotor's view with `accessibilityRotorEntry(id:in:)`; see
    /// `init(_:_:in:textRange:prepare:)` with a text.
    public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for a view inside the rotor's view with `accessibilityRotorEntry(id:in:)`; see
    /// `init(_:_:in:textRange:prepare:)` with a text.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// The empty view, with an action of the rotor.
    public var body: some View {
        if let rotor {
            Color.clear.frame(width: 0, height: 0).accessibility { element in
                element.label = "\(rotor.label): \(label.spokenString)"
                element.isAction = true
                element.actions = [
                    .init(kind: .default, category: rotor.label) {
                        prepare()
                        if let target { rotor.finder.move(target, part) }
                    }
                ]
            }
        }
    }
}

/// A list of places of the same kind that assistive technologies offer.
public nonisolated struct AccessibilitySystemRotor: Sendable {
    let label: String

    private init(_ label: String) { self.label = label }

    /// Texts in bold.
    public static var boldText: AccessibilitySystemRotor { .init("Bold Text") }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { .init("Headings") }
    /// Images.
    public static var images: AccessibilitySystemRotor { .init("Images") }
    /// Texts in italics.
    public static var italicText: AccessibilitySystemRotor { .init("Italic Text") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { .init("Landmarks") }
    /// Links.
    public static var links: AccessibilitySystemRotor { .init("Links") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { .init("Lists") }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { .init("Misspelled Words") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { .init("Tables") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { .init("Text Fields") }
    /// Underlined texts.
    public static var underlineText: AccessibilitySystemRotor { .init("Underlined Text") }

    /// Returns the rotor of the headings of a level.
    ///
    /// - Parameter level: The level; `unspecified` is every level.
    /// - Returns: The rotor.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        level == .unspecified ? headings : .init("Level \(level.rawValue) Headings")
    }

    /// Returns the rotor of the links that have been visited, or of those that have not.
    ///
    /// - Parameter visited: Whether the links have been visited.
    /// - Returns: The rotor.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        .init(visited ? "Visited Links" : "Unvisited Links")
    }
}

/// The rotor around an entry.
nonisolated struct RotorContext {
    let label: String
    let finder: RotorFinder
}

private nonisolated enum RotorKey: EnvironmentKey {
    static var defaultValue: RotorContext? { nil }
}

nonisolated extension EnvironmentValues {
    /// The rotor of the entries inside; nil outside of rotors.
    fileprivate var accessibilityRotor: RotorContext? {
        get { self[RotorKey.self] }
        set { self[RotorKey.self] = newValue }
    }
}

/// A view with a rotor.
nonisolated struct RotorView<Content: View, Entries: View>: View {
    let content: Content
    let label: String
    let entries: Entries
    @State private var finder = RotorFinder()

    init(content: Content, label: String, entries: Entries) {
        (self.content, self.label, self.entries) = (content, label, entries)
    }

    var body: some View {
        AccessibilityView(
            content: RotorTargets(content: content, finder: finder).overlay {
                entries
                    .environment(\.accessibilityRotor, RotorContext(label: label, finder: finder))
                    .hidden()
            },
            change: AccessibilityChange(takesActions: true)
        )
    }
}
