public import Foundation
import LegatoGraphics
public import LegatoMotion

/// The prominence of section headers.
public nonisolated enum Prominence: Hashable, Sendable {
    /// The standard prominence of the list's style.
    case standard
    /// Increased prominence, like that of titles.
    case increased
}

/// The distance between the sections of a list.
public nonisolated struct ListSectionSpacing: Sendable {
    /// The distance in points; nil for that of the list's style.
    fileprivate let length: CGFloat?

    private init(_ length: CGFloat?) { self.length = length }

    /// The distance of the list's style.
    public static let `default` = ListSectionSpacing(nil)
    /// 10 points.
    public static let compact = ListSectionSpacing(10)

    /// A distance in points; negative values and those that are not finite count as the default,
    /// with a warning.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        let check = NumberCheck(Self.self, "custom(_:)")
        return ListSectionSpacing(check.length(spacing))
    }
}

nonisolated extension EnvironmentValues {
    /// The prominence of section headers in lists; `standard` by default.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

private nonisolated enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

nonisolated extension View {
    /// Sets the prominence of the section headers in the view in lists.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Sets the distance between the sections of lists inside.
    ///
    /// ```swift
    /// List {
    ///     Section("Fruit") { Text("Apple") }
    ///     Section("Cheese") { Text("Brie") }
    /// }
    /// .listSectionSpacing(.compact)
    /// ```
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        EnvironmentView(content: self, value: spacing.length) {
            $0.listSettings.sectionSpacing = $1
        }
    }

    /// Sets the distance between the sections of lists inside, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
