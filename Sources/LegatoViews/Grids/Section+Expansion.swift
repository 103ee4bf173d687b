import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

nonisolated extension Section where Footer == EmptyView {
    /// Creates a section whose content is shown while a binding is true.
    ///
    /// In a list with the side bar's style, the header has an arrow that changes the binding.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(header(), EmptyView(), content(), isExpanded)
    }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a localised title whose content is shown while a binding is true.
    ///
    /// In a list with the side bar's style, the title has an arrow that changes the binding.
    ///
    /// ```swift
    /// List {
    ///     Section("Playlists", isExpanded: $showsPlaylists) {
    ///         ForEach(playlists) { Text($0.title) }
    ///     }
    /// }
    /// .listStyle(.sidebar)
    /// ```
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), EmptyView(), content(), isExpanded)
    }

    /// Creates a section with a title whose content is shown while a binding is true.
    ///
    /// In a list with the side bar's style, the title has an arrow that changes the binding.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), EmptyView(), content(), isExpanded)
    }
}
