import Foundation
import LegatoGraphics
import LegatoMotion

/// The adaptation of a view to the layout direction.
public nonisolated enum LayoutDirectionBehavior: Sendable, Hashable {
    /// The view is not mirrored.
    case fixed
    /// The view is mirrored in layouts of a direction.
    case mirrors(in: LayoutDirection)

    /// The view is mirrored in right-to-left layouts.
    public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

private nonisolated struct DirectedView<Content: View>: View {
    let content: Content
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    @MainActor private var isMirrored: Bool {
        switch behavior {
        case .fixed: false
        case .mirrors(let mirrored): direction == mirrored
        }
    }

    var body: some View { content.scaleEffect(x: isMirrored ? -1 : 1, y: 1) }
}

nonisolated extension View {
    /// Sets whether the drawing of the view is mirrored in layouts of some direction.
    ///
    /// The layout inside is mirrored by its own rules, independently of this.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        DirectedView(content: self, behavior: behavior)
    }
}
