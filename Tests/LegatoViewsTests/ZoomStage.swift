import Foundation
import Legato
import Observation
import Testing

/// The container that presents a zooming page.
nonisolated enum Presenter: String, CaseIterable, Sendable {
    case push, sheet, cover

    /// The frame of its pages at rest on a display of 200 x 400 points.
    var restingFrame: CGRect {
        self == .sheet
            ? CGRect(x: 0, y: 40, width: 200, height: 360)
            : CGRect(x: 0, y: 0, width: 200, height: 400)
    }

    var cornerRadius: CGFloat { self == .sheet ? 12 : 0 }
}

/// The model of a cell and its page.
@Observable final class ZoomModel {
    /// The y position of the cell; nil removes it.
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

/// A cell of 60 x 80 points centred at x = 50, and the page that zooms out of it.
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

    /// The presentation layer of the page; nil if there is none.
    var page: CALayer? { clip(around: ZoomView.mark) }
    /// The presentation layer that clips the cell; nil if there is none.
    var cell: CALayer? { clip(around: ZoomView.cell) }
    /// The presentation layer of the cell's content; nil if there is none.
    var picture: CALayer? { find(stage.hosting, ZoomView.cell)?.presentation() }

    /// Returns the frame of a layer in the root's coordinate space.
    func frame(_ layer: CALayer?) -> CGRect {
        layer.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    /// The presentation layer that casts the page's shadow.
    var shade: CALayer? {
        guard let page = page?.model(), let all = page.superlayer?.sublayers,
            let index = all.firstIndex(where: { $0 === page }), index > 1
        else { return nil }
        // The cell's content is between the two.
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

/// Returns a rectangle interpolated between two others.
func between(_ a: CGRect, _ b: CGRect, _ progress: Double) -> CGRect {
    CGRect(
        x: a.minX + (b.minX - a.minX) * progress, y: a.minY + (b.minY - a.minY) * progress,
        width: a.width + (b.width - a.width) * progress,
        height: a.height + (b.height - a.height) * progress
    )
}

/// Expects two rectangles to be equal within a hundredth of a point.
func expectSame(_ a: CGRect, _ b: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    let maximum =
        zip([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY])
        .map { abs($0 - $1) }.max() ?? .infinity
    #expect(maximum < 0.01, "\(a) is not \(b)", sourceLocation: sourceLocation)
}
