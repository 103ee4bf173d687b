import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// What a view sets in the bars of its page; nil for what it does not set.
nonisolated struct BarClaim {
    var titleMode: NavigationBarItem.TitleDisplayMode?
    var hidesBar: Bool?
    var hidesBackButton: Bool?
    var hidesBottomBar: Bool?
    /// What it sets in the bar of the tab view around it.
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

    /// Adds what a view inside sets, which takes precedence.
    mutating func add(_ inner: BarClaim) {
        titleMode = inner.titleMode ?? titleMode
        hidesBar = inner.hidesBar ?? hidesBar
        hidesBackButton = inner.hidesBackButton ?? hidesBackButton
        hidesBottomBar = inner.hidesBottomBar ?? hidesBottomBar
        background = inner.background ?? background
        showsBackground = inner.showsBackground ?? showsBackground
        bottomBackground = inner.bottomBackground ?? bottomBackground
        showsBottomBackground = inner.showsBottomBackground ?? showsBottomBackground
        scheme = inner.scheme ?? scheme
        bottomScheme = inner.bottomScheme ?? bottomScheme
        entries += inner.entries
    }

    /// The items in a place, in order.
    func views(_ places: ToolbarItemPlacement.Place...) -> [ToolbarEntry] {
        entries.filter { places.contains($0.place) }
    }
}

/// What the views of a page set in its bars.
final class BarClaims {
    private struct Entry {
        let id: ObjectIdentifier
        let depth: Int
        let claim: BarClaim
    }

    private let entries = StateLocation<[Entry]>([])

    /// What all views set together; the innermost one takes precedence.
    var sum: BarClaim {
        entries.get().reduce(into: BarClaim()) { $0.add($1.claim) }
    }

    /// Sets the claim of a view.
    func set(_ claim: BarClaim, for node: ViewNode) {
        let entry = Entry(id: ObjectIdentifier(node), depth: node.depth, claim: claim)
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
