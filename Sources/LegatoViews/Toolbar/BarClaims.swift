import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The bar settings of a view; nil for settings that it does not set.
nonisolated struct BarClaim {
    var titleMode: NavigationBarItem.TitleDisplayMode?
    /// The title, if it can be renamed.
    var name: Binding<String>?
    /// The second line of the title.
    var subtitle: String?
    var role: ToolbarRole?
    var hidesBar: Bool?
    var hidesBackButton: Bool?
    /// Whether the bar shows no title.
    var hidesTitle: Bool?
    var hidesBottomBar: Bool?
    /// The settings for the bar of the enclosing tab view.
    var tab = TabBarClaim()
    /// The background of the navigation bar.
    var background: AnyShapeStyle?
    /// Whether the background of the navigation bar is shown.
    var showsBackground: Bool?
    var bottomBackground: AnyShapeStyle?
    var showsBottomBackground: Bool?
    /// The colour scheme of the navigation bar.
    var scheme: ColorScheme?
    var bottomScheme: ColorScheme?
    var entries: [ToolbarEntry] = []

    /// Merges the settings of an inner view, which take precedence.
    mutating func add(_ inner: BarClaim) {
        titleMode = inner.titleMode ?? titleMode
        name = inner.name ?? name
        subtitle = inner.subtitle ?? subtitle
        role = inner.role ?? role
        hidesBar = inner.hidesBar ?? hidesBar
        hidesBackButton = inner.hidesBackButton ?? hidesBackButton
        hidesTitle = inner.hidesTitle ?? hidesTitle
        hidesBottomBar = inner.hidesBottomBar ?? hidesBottomBar
        background = inner.background ?? background
        showsBackground = inner.showsBackground ?? showsBackground
        bottomBackground = inner.bottomBackground ?? bottomBackground
        showsBottomBackground = inner.showsBottomBackground ?? showsBottomBackground
        scheme = inner.scheme ?? scheme
        bottomScheme = inner.bottomScheme ?? bottomScheme
        entries += inner.entries
    }

    /// The items of a placement, in order.
    func views(_ places: ToolbarItemPlacement.BarPosition...) -> [ToolbarEntry] {
        entries.withSearchField.filter { places.contains($0.place) }
    }
}

/// The bar settings of the views of a page.
final class BarClaims {
    private struct PlacedClaim {
        let id: ObjectIdentifier
        let depth: Int
        let claim: BarClaim
    }

    private let entries = StateLocation<[PlacedClaim]>([])

    /// The merged settings of all views; the innermost view takes precedence.
    var sum: BarClaim {
        entries.get().reduce(into: BarClaim()) { $0.add($1.claim) }
    }

    /// Sets the claim of a view.
    func set(_ claim: BarClaim, for node: ViewNode) {
        let entry = PlacedClaim(id: ObjectIdentifier(node), depth: node.depth, claim: claim)
        var all = entries.get()
        if let index = all.firstIndex(where: { $0.id == entry.id }) {
            all[index] = entry
        } else {
            all.insert(entry, at: all.firstIndex { $0.depth > entry.depth } ?? all.count)
        }
        entries.set(all)
    }

    /// Removes the claim of a view.
    func remove(_ node: ViewNode) {
        entries.set(entries.get().filter { $0.id != ObjectIdentifier(node) })
    }
}
