import Foundation
public import LegatoGraphics

/// The initial, smallest and largest size of a window, in points.
struct WindowSizes: Equatable {
    /// The initial size.
    var first: CGSize
    /// The smallest size; nil for no minimum.
    var minimum: CGSize?
    /// The largest size; nil for no maximum.
    var maximum: CGSize?

    /// Determines the sizes of a window.
    /// - Parameters:
    ///   - settings: The settings of its scene.
    ///   - measure: Returns the content's size for a proposal; its ideal size for an infinite one.
    init(_ settings: SceneSettings, _ measure: (CGSize) -> CGSize) {
        first = settings.ownSize ?? CGSize(width: 800, height: 600)
        let kind = settings.resizing
        guard kind != .automatic else { return }
        func whole(_ size: CGSize) -> CGSize {
            func side(_ length: CGFloat) -> CGFloat {
                min(max(length.rounded(.up), 1), WindowPlacement.longest)
            }
            return CGSize(width: side(size.width), height: side(size.height))
        }
        let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
        let minimum = whole(measure(.zero))
        var maximum = CGSize(width: WindowPlacement.longest, height: WindowPlacement.longest)
        if kind == .contentSize {
            maximum = whole(measure(maximum))
            if settings.ownSize == nil { first = whole(measure(infinite)) }
        }
        self.minimum = minimum
        self.maximum =
            maximum.width < WindowPlacement.longest || maximum.height < WindowPlacement.longest
            ? maximum : nil
        first.width = min(max(first.width, minimum.width), max(maximum.width, minimum.width))
        first.height = min(max(first.height, minimum.height), max(maximum.height, minimum.height))
    }
}

extension Scene {
    /// Sets the sizes to which the scene's windows can be resized.
    ///
    /// The content is measured when a window opens.
    ///
    /// ```swift
    /// Window("Clock", id: "clock") { ClockFace().frame(width: 240, height: 240) }
    ///     .windowResizability(.contentSize)
    /// ```
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        SetScene(content: self) { $0.resizability = resizability }
    }

    /// Sets the stacking level of the scene's windows.
    ///
    /// ```swift
    /// Window("Timer", id: "timer") { Countdown() }
    ///     .windowLevel(.floating)
    /// ```
    ///
    /// `floating` has no effect on Wayland, which does not support it.
    public func windowLevel(_ level: WindowLevel) -> some Scene {
        SetScene(content: self) { $0.isFloating = level == .floating }
    }

    /// Sets the position at which the scene's windows open, as a unit point of the screen.
    ///
    /// By default, and always on Wayland, the window system chooses the position.
    public func defaultPosition(_ position: UnitPoint) -> some Scene {
        SetScene(content: self) { $0.position = position }
    }

    /// Sets where the windows of the scene open, and how large they are, by their content and the
    /// screen.
    ///
    /// ```swift
    /// WindowGroup { Editor() }
    ///     .defaultWindowPlacement { content, context in
    ///         let size = content.sizeThatFits(.unspecified)
    ///         let screen = context.defaultDisplay.visibleRect
    ///         let corner = CGPoint(x: screen.maxX - size.width, y: screen.minY)
    ///         return WindowPlacement(corner, size: size)
    ///     }
    /// ```
    ///
    /// On Wayland, which places all windows itself, only the size has an effect.
    ///
    /// - Parameter makePlacement: Returns the placement of a window that opens.
    /// - Returns: The scene.
    public func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        SetScene(content: self) { $0.placement = makePlacement }
    }
}
