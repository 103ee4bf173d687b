import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The item of a text that a renderer draws.
final class RenderedTextItem: LayerItem {
    /// Returns the lines of the text as it is placed.
    var layout: () -> Text.Layout = { Text.Layout([], isTruncated: false) }
    private let painter = CanvasPainter()
    private lazy var views = CanvasViews(CanvasItem(context), context)
    private let context: NodeContext
    private var isWaiting = false

    init(_ renderer: any TextRenderer, _ environment: EnvironmentValues, _ context: NodeContext) {
        (self.renderer, self.environment, self.context) = (renderer, environment, context)
        super.init(PassThroughLayer(), context)
    }

    private(set) var renderer: any TextRenderer
    private var environment: EnvironmentValues

    /// Draws with another renderer, or in another environment.
    func take(_ renderer: any TextRenderer, _ environment: EnvironmentValues) {
        (self.renderer, self.environment) = (renderer, environment)
        drawLater()
    }

    /// The painter sets the sublayers.
    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}

    override func ownShortest(along axis: Axis) -> CGFloat? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let text = only
        let proxy = TextProxy { proposal in
            MainActor.assumeIsolated { text?.sizeThatFits(proposal) ?? .zero }
        }
        return renderer.sizeThatFits(proposal: proposal, text: proxy)
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        super.layOutContents(in: bounds, proposal)
        drawLater()
    }

    /// Draws the text once its lines are up to date.
    func drawLater() {
        guard !isWaiting else { return }
        isWaiting = true
        graph.later { [self] in
            isWaiting = false
            views.begin()
            var canvas = GraphicsContext(views, size: frame.size, environment: environment)
            let recording = canvas.recording
            renderer.draw(layout: layout(), in: &canvas)
            views.end()
            Transaction().runAlone {
                painter.paint(recording.drawings, on: layer, frame.size, environment)
            }
        }
    }
}
