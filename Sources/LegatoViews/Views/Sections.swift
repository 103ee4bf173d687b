import LegatoGraphics
import LegatoMotion

nonisolated extension SectionConfiguration {
    /// The values that the section sets for its container: those of its first view.
    @preconcurrency @MainActor public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }

    @MainActor fileprivate init(_ children: [VariadicChild]) {
        func views(_ role: SectionMark.Role) -> SubviewsCollection {
            SubviewsCollection(
                children.filter {
                    ($0.item.layoutValue(SectionMarkKey.self)?.role ?? .row) == role
                }
            )
        }
        (header, content, footer) = (views(.header), views(.row), views(.footer))
        id = ID(first: children[0].id)
    }
}

/// The sections that a container arranges.
public struct SectionCollection: @MainActor RandomAccessCollection {
    private let all: [SectionConfiguration]

    /// Consecutive views outside sections form a section, too.
    fileprivate init(_ children: [VariadicChild]) {
        var sections: [(mark: Namespace.ID?, children: [VariadicChild])] = []
        for child in children {
            let mark = child.item.layoutValue(SectionMarkKey.self)?.id
            if let last = sections.last, last.mark == mark {
                sections[sections.count - 1].children.append(child)
            } else {
                sections.append((mark, [child]))
            }
        }
        all = sections.map { SectionConfiguration($0.children) }
    }

    /// The index of the first section.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { all.count }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { all[index] }
}

/// A view that arranges the sections of another one.
public nonisolated struct SectionsView<Base: View, Result: View>: View {
    fileprivate let base: Base
    fileprivate let transform: (SectionCollection) -> Result

    /// The arranged sections.
    public var body: some View {
        VariadicView(base) { transform(SectionCollection($0)) }
    }
}

nonisolated extension Group {
    /// Creates a group that arranges the sections of another view as a whole.
    ///
    /// ```swift
    /// Group(sections: content) { sections in
    ///     ForEach(sections) { section in
    ///         VStack {
    ///             section.header
    ///             HStack { section.content }
    ///         }
    ///     }
    /// }
    /// ```
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == SectionsView<Base, Result> {
        self.init { SectionsView(base: view, transform: transform) }
    }
}

/// The sections of another view, as data of a `ForEach`.
nonisolated public struct ForEachSectionCollection<Base: View>: RandomAccessCollection {
    fileprivate let base: Base

    /// The index of the first section.
    public var startIndex: Int { 0 }
    /// Always 0: the sections are resolved only where they are laid out.
    public var endIndex: Int { 0 }
    /// Traps: the sections are resolved only where they are laid out.
    public subscript(index: Int) -> SectionConfiguration {
        refuse("ForEach(sections:) has no sections outside a layout; use Group(sections:).")
    }
}

extension ForEachSectionCollection: SubviewSource {
    func arranged<Content: View>(_ content: @escaping (Any) -> Content) -> AnyView {
        AnyView(
            SectionsView(base: base) { sections in ForEach(Array(sections), content: content) }
        )
    }
}

nonisolated extension ForEach {
    /// Creates a view for each of the sections of another view.
    public init<Base: View>(
        sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Base>, ID == SectionConfiguration.ID {
        self.init(ForEachSectionCollection(base: view), content: content)
    }
}
