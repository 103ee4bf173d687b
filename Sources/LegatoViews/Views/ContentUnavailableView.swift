import Foundation
import LegatoCanvas
import LegatoMotion

/// A view that explains why content is missing: a large icon, a title, a description and buttons.
///
/// It fills the proposed space and centers its parts.
///
/// ```swift
/// ContentUnavailableView(
///     "No Albums", systemImage: "music.note.list",
///     description: Text("Albums that you add appear here.")
/// )
/// ```
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    View
{
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, a description and buttons.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }

    /// The parts, stacked vertically.
    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description
                    .font(.subheadline)
                    .foregroundStyle(HierarchicalShapeStyle.secondary)
            }
            VStack(spacing: 12) { actions }
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

nonisolated extension ContentUnavailableView
where Label == LegatoViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localised title, a symbol and a description.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil)
    {
        self.init {
            LegatoViews.Label(titleKey, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a view with a title, a symbol and a description.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init {
            LegatoViews.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a view with a localised title, an image from the program's resources and a description.
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            LegatoViews.Label(titleKey, image: name)
        } description: {
            description
        }
    }

    /// Creates a view with a title, an image from the program's resources and a description.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
        self.init {
            LegatoViews.Label(title, image: name)
        } description: {
            description
        }
    }
}

extension SearchUnavailableContent.Label: View {
    /// The magnifying glass and the title.
    public var body: some View {
        LegatoViews.Label(
            text.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results",
            systemImage: "magnifyingglass"
        )
    }
}

extension SearchUnavailableContent.Description: View {
    /// The text.
    public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
    /// It is empty.
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    private static func make(_ text: String?) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }

    /// A view for a search without results.
    public static var search: ContentUnavailableView<Label, Description, Actions> { make(nil) }

    /// Returns a view for a search without results that names the text searched for.
    public static func search(
        text: String
    ) -> ContentUnavailableView<Label, Description, Actions> {
        make(text)
    }
}

/// A large grey icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 48))
                .foregroundStyle(HierarchicalShapeStyle.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
