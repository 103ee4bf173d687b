import Observation
import Testing
import Legato
import LegatoUIKit

/// UIKit views in SwiftUI, and SwiftUI views in UIKit.
struct BridgingTests {
    @Observable final class Model {
        var color = UIColor.red
        var isShown = true
        var isWide = false
        var text = "One"
    }

    final class Log { var entries: [String] = [] }

    private struct Badge: UIViewRepresentable {
        let model: Model
        let log: Log

        final class Coordinator { var updates = 0 }

        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView {
            log.entries.append("make")
            return UIView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {
            context.coordinator.updates += 1
            log.entries.append("update")
            uiView.backgroundColor = model.color
        }
        static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
            uiView.tag = coordinator.updates
        }
    }

    private struct Page: View {
        let model: Model
        let log: Log
        var body: some View {
            if model.isShown { Badge(model: model, log: log).frame(width: 60, height: 40) }
        }
    }

    @Test("A representable's view is made once, and updated when the state it reads changes")
    func updates() {
        let (model, log) = (Model(), Log())
        let screen = Screen(showing: Page(model: model, log: log))
        #expect(log.entries == ["make", "update"])
        #expect(screen.pixel(100, 100) == [255, 0, 0])
        #expect(screen.pixel(100, 125) == [255, 255, 255])
        screen.perform { model.color = .blue }
        screen.display.advance(by: 0.1)
        #expect(log.entries == ["make", "update", "update"])
        #expect(screen.pixel(100, 100) == [0, 0, 255])
        screen.perform { model.isShown = false }
        screen.display.advance(by: 1)
        #expect(screen.pixel(100, 100) == [255, 255, 255])
    }

    private struct Moving: UIViewRepresentable {
        let model: Model
        func makeUIView(context: Context) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            part.tag = 7
            view.addSubview(part)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {
            let x: CGFloat = model.isWide ? 105 : 5
            context.animate { uiView.viewWithTag(7)?.center.x = x }
        }
    }

    private struct Both: View {
        let model: Model
        let layer: CALayer
        var body: some View {
            VStack(alignment: .leading) {
                Moving(model: model)
                Mark(layer: layer).frame(width: 10, height: 10).offset(x: model.isWide ? 100 : 0)
            }
        }
    }

    private struct Mark: LayerRepresentable {
        let layer: CALayer
        func makeLayer(context: Context) -> CALayer { layer }
        func updateLayer(_ layer: CALayer, context: Context) {}
    }

    @Test("A UIKit view moves with SwiftUI's animation, frame for frame")
    func together() throws {
        let (model, mark) = (Model(), CALayer())
        let screen = Screen(showing: Both(model: model, layer: mark))
        func views(_ layer: CALayer) -> [UIView] {
            ((layer.delegate as? UIView).map { [$0] } ?? [])
                + (layer.sublayers ?? []).flatMap(views)
        }
        let part = try #require(views(screen.display.rootLayer).first { $0.tag == 7 })
        func offset() -> CGFloat {
            let shown = mark.presentation() ?? mark
            return screen.display.rootLayer.convert(CGPoint(x: 5, y: 5), from: shown).x
        }
        let start = offset()
        screen.perform {
            withAnimation(.spring(duration: 0.6, bounce: 0.3)) { model.isWide = true }
        }
        var distances: Set<CGFloat> = []
        for _ in 0..<30 {
            screen.display.advance(frames: 1)
            let own = part.shown.position.x - 5
            #expect(abs(own - (offset() - start)) < 1e-6)
            distances.insert(own)
        }
        #expect(distances.count > 25)
    }

    private struct Title: UIViewRepresentable {
        let model: Model
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentHuggingPriority(.required, for: .vertical)
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = model.text }
    }

    private struct Titled: View {
        let model: Model
        let size: (CGSize) -> Void
        var body: some View {
            Title(model: model).onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size($0)
            }
        }
    }

    @Test("A label that hugs its text has the size of the text, and follows a new text")
    func naturalSize() {
        let model = Model()
        var size = CGSize.zero
        let screen = Screen(showing: Titled(model: model) { size = $0 })
        let label = UILabel()
        label.text = "One"
        #expect(size == label.intrinsicContentSize)
        #expect(size.width > 10 && size.width < 60)
        screen.perform { model.text = "A longer one" }
        screen.display.advance(by: 0.1)
        label.text = "A longer one"
        #expect(size == label.intrinsicContentSize)
    }

    private final class Controller: UIViewController {
        var entries: [String] = []
        override func viewDidLoad() { entries.append("load") }
        override func viewWillAppear(_ animated: Bool) { entries.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { entries.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { entries.append("disappear") }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ uiViewController: Controller, context: Context) {
            uiViewController.view.backgroundColor = .green
        }
    }

    private struct Toggled: View {
        let model: Model
        let controller: Controller
        var body: some View { if model.isShown { Hosted(controller: controller) } }
    }

    @Test("A controller in a SwiftUI view receives its loading and appearance callbacks")
    func controller() {
        let (model, controller) = (Model(), Controller())
        let screen = Screen(showing: Toggled(model: model, controller: controller))
        #expect(controller.entries == ["load", "will appear", "appear"])
        #expect(screen.pixel(100, 100) == [0, 255, 0])
        #expect(controller.view.window != nil)
        screen.perform { model.isShown = false }
        screen.display.advance(by: 1)
        #expect(controller.entries.last == "disappear")
    }

    @Test("A hosting controller shows and measures its SwiftUI view")
    func hosting() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let screen = Screen(controller.view)
        #expect(screen.pixel(100, 100) == [255, 59, 48])
        #expect(screen.pixel(100, 115) == [255, 255, 255])
        #expect(
            controller.sizeThatFits(in: CGSize(width: 500, height: 500))
                == CGSize(width: 30, height: 20))
        screen.perform { controller.rootView = Color.red.frame(width: 30, height: 60) }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(100, 115) == [255, 59, 48])
    }

    @Test("The views of a hosting controller appear and disappear with its view")
    func hostedPresence() {
        var lines: [String] = []
        func page(_ name: String) -> UIViewController {
            UIHostingController(
                rootView: Color.red.onAppear { lines.append("+\(name)") }
                    .onDisappear { lines.append("-\(name)") }
            )
        }
        let navigation = UINavigationController(rootViewController: page("root"))
        navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(lines.isEmpty)
        let screen = Screen(navigation.view)
        screen.display.advance(by: 0.1)
        #expect(lines == ["+root"])
        screen.perform { navigation.pushViewController(page("next"), animated: true) }
        screen.display.advance(by: 2)
        #expect(lines == ["+root", "+next", "-root"])
        screen.perform { _ = navigation.popViewController(animated: true) }
        screen.display.advance(by: 2)
        #expect(lines == ["+root", "+next", "-root", "+root", "-next"])
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { scheme == .dark ? Color(uiColor: .blue) : Color(uiColor: .green) }
    }

    @Test("A SwiftUI view has the interface style of its hosting controller")
    func hostedAppearance() {
        let controller = UIHostingController(rootView: Scheme())
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let screen = Screen(controller.view)
        #expect(screen.pixel(100, 100) == [0, 255, 0])
        screen.perform { controller.overrideUserInterfaceStyle = .dark }
        screen.display.advance(by: 0.5)
        #expect(screen.pixel(100, 100) == [0, 0, 255])
    }

    private struct Finder: UIViewRepresentable {
        let found: (UIView) -> Void
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) { found(uiView) }
    }

    @Test("The responder chain of a representable's view leads to the controller that shows it")
    func responders() {
        var view: UIView?
        func controller() -> UIViewController? {
            var at: UIResponder? = view?.superview?.superview
            while let one = at, !(one is UIViewController) { at = one.next }
            return at as? UIViewController
        }
        let screen = Screen(showing: Finder { view = $0 })
        screen.perform {
            #expect(controller() === UIApplication.shared.keyWindow?.rootViewController)
            #expect(controller() != nil)
        }
        let hosting = UIHostingController(rootView: Finder { view = $0 })
        let other = Screen(hosting.view)
        other.perform { #expect(controller() === hosting) }
    }

    @Test("The root controller's view lets the pointer through to SwiftUI's views")
    func passing() {
        var taps = 0
        let screen = Screen(showing: Color.red.onTapGesture { taps += 1 })
        screen.perform { _ = UIApplication.shared.keyWindow?.rootViewController }
        screen.display.advance(by: 0.1)
        screen.drag([CGPoint(x: 100, y: 100)])
        #expect(taps == 1)
    }

    private struct Growing: UIViewRepresentable {
        let model: Model
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
            let alpha: CGFloat = model.isWide ? 0 : 1
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                uiView.alpha = alpha
            }
            uiView.tag += 1
        }
    }

    @Test("An animation block in updateUIView animates, and the size follows SwiftUI's animation")
    func blockInUpdate() throws {
        let model = Model()
        let screen = Screen(showing: Sized(model: model))
        func views(_ layer: CALayer) -> [UIView] {
            ((layer.delegate as? UIView).map { [$0] } ?? [])
                + (layer.sublayers ?? []).flatMap(views)
        }
        let view = try #require(views(screen.display.rootLayer).first { $0.tag > 0 })
        #expect(view.bounds.width == 50)
        screen.perform { withAnimation(.linear(duration: 1)) { model.isWide = true } }
        screen.display.advance(by: 0.5)
        #expect(abs(CGFloat(view.shown.opacity) - 0.5) < 0.05)
        #expect(abs(view.shown.bounds.width - 100) < 5)
        #expect(view.bounds.width == 150)
    }

    private struct Sized: View {
        let model: Model
        var body: some View { Growing(model: model).frame(width: model.isWide ? 150 : 50) }
    }
}
