import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A page of a stack: its content below a navigation bar.
struct PageView<Content: View>: View {
    let handle: PageHandle
    let navigator: Navigator
    let content: Content

    var body: some View {
        VStack(spacing: 0) {
            PageBar(handle: handle)
            content.inColumn.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// The navigation bar of a page: its title and a back button; empty for a root without a title.
private struct PageBar: View {
    let handle: PageHandle

    var body: some View {
        let title = handle.title.get()
        if handle.canGoBack || !title.isEmpty {
            ZStack {
                HStack {
                    if handle.canGoBack {
                        PressableButton(
                            style: BackButtonStyle(),
                            configuration: PrimitiveButtonStyleConfiguration(
                                role: nil,
                                label: ButtonStyleConfiguration.Label(
                                    content: AnyView(BackArrow())
                                ),
                                action: handle.close
                            ),
                            isEntry: false
                        )
                    }
                    Spacer()
                }
                Text(title).font(.headline).lineLimit(1)
            }
            .padding(.horizontal, 8)
            .frame(height: 44)
        }
    }
}

/// The arrow of the back button, with a large hit-test area.
private struct BackArrow: View {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 20, y: 14))
            path.addLine(to: CGPoint(x: 12, y: 22))
            path.addLine(to: CGPoint(x: 20, y: 30))
        }
        .stroke(
            Color.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 44, height: 44)
    }
}

/// Draws the arrow only.
private struct BackButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.overlay {
            FocusRing(shape: RoundedRectangle(cornerRadius: 8)).padding(6)
        }
    }
}
