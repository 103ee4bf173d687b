import Foundation
import Legato
import Observation
import Testing

/// What shows a zooming page.
nonisolated enum Presenter: String, CaseIterable, Sendable {
    case push, sheet, cover

    /// Where its pages rest on a display of 200 x 400 points.
    var restingFrame: CGRect {
        self == .sheet
            ? CGRect(x: 0, y: 40, width: 200, height: 360)
            : CGRect(x: 0, y: 0, width: 200, height: 400)
    }

    var cornerRadius: CGFloat { self == .sheet ? 12 : 0 }
}

/// A model of cells and of the one that is open.
@Observable final class ZoomModel {
    /// How far down the cell is; nil takes it away.
    var top: CGFloat? = 240
    var path: [Int] = []
    var item: ZoomItem?
    var isOn = false

    func set(_ isOpen: Bool, _ presenter: Presenter) {
        switch presenter {
        case .push: path = isOpen ? [1] : []
        case .sheet: item = isOpen ? ZoomItem(id: 1) : nil
        case .cover: isOn = isOpen
        }
    }

    func isOpen(_ presenter: Presenter) -> Bool {
        switch presenter {
        case .push: !path.isEmpty
        case .sheet: item != nil
        case .cover: isOn
        }
    }
}

struct ZoomItem: Identifiable { let id: Int }

/// A cell of 60 x 80 points with the middle at x 50, and the page that grows out of it.
struct ZoomView: View {
    static let cell = CGSize(width: 60, height: 80)
    static let mark = CGSize(width: 90, height: 30)

    @Bindable var model: ZoomModel
    let journal: Journal
    @Namespace private var space

    var body: some View {
        NavigationStack(path: $model.path) {
            cells.navigationDestination(for: Int.self) { _ in page }
        }
        .sheet(item: $model.item) { _ in page }
        .fullScreenCover(isPresented: $model.isOn) { page }
    }

    private var cells: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            if let top = model.top {
                Color.red.frame(width: Self.cell.width, height: Self.cell.height)
                    .matchedTransitionSource(id: 1, in: space) {
                        $0.cornerRadius(10).shadow(radius: 6, y: 3)
                    }
                    .offset(x: 20, y: top)
            }
        }
    }

    private var page: some View {
        Color.blue.frame(width: Self.mark.width, height: Self.mark.height)
            .onNavigationPhase { journal.lines.append("\($0)") }
            .navigationTransition(.zoom(sourceID: 1, in: space))
    }
}

/// A zoom on a display.
final class ZoomStage {
    let model = ZoomModel()
    let journal = Journal()
    let presenter: Presenter
    let stage: NavigationStage<ZoomView>

    init(_ presenter: Presenter) {
        self.presenter = presenter
        stage = NavigationStage(ZoomView(model: model, journal: journal))
    }

    var display: HeadlessDisplay { stage.display }

    /// Opens or closes the page.
    func open(_ isOpen: Bool) { model.set(isOpen, presenter) }

    /// The layer of the page, as it shows; nil where there is none.
    var page: CALayer? { clip(around: ZoomView.mark) }
    /// The layer that cuts the cell, as it shows; nil where there is none.
    var cell: CALayer? { clip(around: ZoomView.cell) }
    /// What the cell shows, as it shows; nil where there is none.
    var picture: CALayer? { find(stage.hosting, ZoomView.cell)?.presentation() }

    /// Where a layer shows, in the root's space.
    func frame(_ layer: CALayer?) -> CGRect {
        layer.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    /// What casts the page's shadow, as it shows.
    var shade: CALayer? {
        guard let page = page?.model(), let all = page.superlayer?.sublayers,
            let index = all.firstIndex(where: { $0 === page }), index > 1
        else { return nil }
        // Between the two is what the cell shows.
        return all[index - 2].presentation()
    }

    private func clip(around size: CGSize) -> CALayer? {
        var layer = find(stage.hosting, size)
        while let inside = layer, !inside.masksToBounds { layer = inside.superlayer }
        return layer?.presentation()
    }

    private func find(_ layer: CALayer, _ size: CGSize) -> CALayer? {
        if layer is CAShapeLayer, layer.bounds.size == size { return layer }
        return (layer.sublayers ?? []).lazy.compactMap { self.find($0, size) }.first
    }
}

/// Part of the way from one rectangle to another.
func between(_ a: CGRect, _ b: CGRect, _ way: Double) -> CGRect {
    CGRect(
        x: a.minX + (b.minX - a.minX) * way, y: a.minY + (b.minY - a.minY) * way,
        width: a.width + (b.width - a.width) * way, height: a.height + (b.height - a.height) * way
    )
}

/// Expects two rectangles to be the same up to a hundredth of a point.
func expectSame(_ a: CGRect, _ b: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    let most =
        zip([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY])
        .map { abs($0 - $1) }.max() ?? .infinity
    #expect(most < 0.01, "\(a) is not \(b)", sourceLocation: sourceLocation)
}
