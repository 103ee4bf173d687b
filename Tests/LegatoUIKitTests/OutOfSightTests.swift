import Legato
import LegatoUIKit
import Observation
import Testing

/// Controllers in views out of sight.
///
/// Controllers in pages that others cover, in hidden tabs and behind covers.
struct OutOfSightTests {
    @Observable final class Model {
        var path: [Int] = []
        var tab = 0
        var isCovered = false
    }

    private struct Logged: UIViewControllerRepresentable {
        let controller: LoggedController
        func makeUIViewController(context: Context) -> LoggedController { controller }
        func updateUIViewController(_ uiViewController: LoggedController, context: Context) {}
    }

    private struct Content: View {
        @Bindable var model: Model
        let controller: LoggedController
        let container: Container

        var body: some View {
            switch container {
            case .stack:
                NavigationStack(path: $model.path) {
                    Logged(controller: controller)
                        .navigationDestination(for: Int.self) { _ in Color.blue }
                }
            case .tabs:
                TabView(selection: $model.tab) {
                    Logged(controller: controller).tag(0).tabItem { Text("One") }
                    Color.blue.tag(1).tabItem { Text("Two") }
                }
            case .cover:
                Logged(controller: controller)
                    .fullScreenCover(isPresented: $model.isCovered) { Color.blue }
            }
        }
    }

    nonisolated enum Container: CaseIterable { case stack, tabs, cover }

    @Test("They disappear and are in no window, and appear again", arguments: Container.allCases)
    func appearance(_ container: Container) {
        let (model, controller) = (Model(), LoggedController())
        let screen = Screen(
            showing: Content(model: model, controller: controller, container: container))
        #expect(controller.log.suffix(2) == ["will appear", "did appear"])
        for isHidden in [true, false] {
            controller.log = []
            screen.perform {
                model.path = isHidden ? [1] : []
                model.tab = isHidden ? 1 : 0
                model.isCovered = isHidden
            }
            screen.display.advance(by: 2)
            let calls =
                isHidden
                ? ["will disappear", "did disappear"] : ["will appear", "did appear"]
            #expect(controller.log == calls)
            #expect((controller.view.window == nil) == isHidden)
        }
    }
}
