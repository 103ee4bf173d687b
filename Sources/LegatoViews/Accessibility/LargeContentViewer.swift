import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that is shown large in the middle of the window while it is pressed.
private nonisolated struct LargeContentViewer<Content: View, Large: View>: View {
    let content: Content
    let large: Large
    @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
    @GestureState private var isPressed = false

    var body: some View {
        PresentationView(
            base: content.simultaneousGesture(press, isEnabled: isEnabled), style: .popover,
            id: isPressed ? AnyHashable(true) : nil, presented: isPressed ? card : nil,
            close: {}, onDismiss: nil
        )
    }

    /// A long press, until it is released.
    @MainActor private var press: some Gesture {
        LongPressGesture(minimumDuration: 0.5, maximumDistance: 1000)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .updating($isPressed) { value, isPressed, _ in
                if case .second = value { isPressed = true }
            }
    }

    @MainActor private var card: some View {
        VStack(spacing: 8) { large }
            .font(.largeTitle)
            .multilineTextAlignment(.center)
            .padding(24)
            .frame(minWidth: 160, minHeight: 120)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .allowsHitTesting(false)
    }
}

nonisolated extension View {
    /// Shows a view large in the middle of the window while this one is pressed for half a second or
    /// longer, where the text size is one for accessibility.
    ///
    /// It is for views whose size does not follow the text size, such as items of bars. Releasing the
    /// pointer closes it and taps the view as usual.
    ///
    /// ```swift
    /// Button("Play", systemImage: "play.fill") { play() }
    ///     .dynamicTypeSize(...DynamicTypeSize.large)
    ///     .accessibilityShowsLargeContentViewer {
    ///         Label("Play", systemImage: "play.fill")
    ///     }
    /// ```
    /// - Parameter largeContentView: The view that is shown.
    /// - Returns: The view.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        LargeContentViewer(content: self, large: largeContentView())
    }

    /// Shows the view large in the middle of the window while it is pressed for half a second or
    /// longer, where the text size is one for accessibility.
    public func accessibilityShowsLargeContentViewer() -> some View {
        LargeContentViewer(content: self, large: self)
    }
}
